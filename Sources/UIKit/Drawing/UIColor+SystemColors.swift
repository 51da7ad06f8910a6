/// The system's semantic colours, in the light appearance of iOS 13.
///
/// Source: Apple, Human Interface Guidelines, "Color", specifications; UIColor, "Standard colors" and "UI
/// element colors".
extension UIColor {
  private static func system(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1) -> UIColor
  {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  // MARK: Standard colours

  /// 255, 59, 48 of 255.
  public static let systemRed = system(255, 59, 48)
  /// 255, 149, 0 of 255.
  public static let systemOrange = system(255, 149, 0)
  /// 255, 204, 0 of 255.
  public static let systemYellow = system(255, 204, 0)
  /// 52, 199, 89 of 255.
  public static let systemGreen = system(52, 199, 89)
  /// 0, 199, 190 of 255.
  public static let systemMint = system(0, 199, 190)
  /// 90, 200, 250 of 255.
  public static let systemTeal = system(90, 200, 250)
  /// 50, 173, 230 of 255.
  public static let systemCyan = system(50, 173, 230)
  /// The standard tint: 0, 122, 255 of 255.
  public static let systemBlue = system(0, 122, 255)
  /// 88, 86, 214 of 255.
  public static let systemIndigo = system(88, 86, 214)
  /// 175, 82, 222 of 255.
  public static let systemPurple = system(175, 82, 222)
  /// 255, 45, 85 of 255.
  public static let systemPink = system(255, 45, 85)
  /// 162, 132, 94 of 255.
  public static let systemBrown = system(162, 132, 94)
  /// 142, 142, 147 of 255.
  public static let systemGray = system(142, 142, 147)
  /// 174, 174, 178 of 255.
  public static let systemGray2 = system(174, 174, 178)
  /// 199, 199, 204 of 255.
  public static let systemGray3 = system(199, 199, 204)
  /// 209, 209, 214 of 255.
  public static let systemGray4 = system(209, 209, 214)
  /// 229, 229, 234 of 255.
  public static let systemGray5 = system(229, 229, 234)
  /// 242, 242, 247 of 255.
  public static let systemGray6 = system(242, 242, 247)

  // MARK: Text

  /// Primary text.
  public static let label = system(0, 0, 0)
  /// Secondary text.
  public static let secondaryLabel = system(60, 60, 67, alpha: 0.6)
  /// Tertiary text.
  public static let tertiaryLabel = system(60, 60, 67, alpha: 0.3)
  /// Quaternary text.
  public static let quaternaryLabel = system(60, 60, 67, alpha: 0.18)
  /// Placeholder text of an empty field.
  public static let placeholderText = system(60, 60, 67, alpha: 0.3)
  /// The text of a link.
  public static let link = system(0, 122, 255)

  // MARK: Fills, lines and backgrounds

  /// The fill of thin and small shapes.
  public static let systemFill = system(120, 120, 128, alpha: 0.2)
  /// The fill of medium-sized shapes.
  public static let secondarySystemFill = system(120, 120, 128, alpha: 0.16)
  /// The fill of large shapes.
  public static let tertiarySystemFill = system(118, 118, 128, alpha: 0.12)
  /// The fill of large areas with content.
  public static let quaternarySystemFill = system(116, 116, 128, alpha: 0.08)
  /// Separators that let content show through.
  public static let separator = system(60, 60, 67, alpha: 0.29)
  /// Separators that hide content.
  public static let opaqueSeparator = system(198, 198, 200)
  /// The main background.
  public static let systemBackground = system(255, 255, 255)
  /// Content on the main background.
  public static let secondarySystemBackground = system(242, 242, 247)
  /// Content on a secondary background.
  public static let tertiarySystemBackground = system(255, 255, 255)
  /// The background of a grouped interface.
  public static let systemGroupedBackground = system(242, 242, 247)
  /// Groups on a grouped background.
  public static let secondarySystemGroupedBackground = system(255, 255, 255)
  /// Content in groups.
  public static let tertiarySystemGroupedBackground = system(242, 242, 247)
}

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates the colour of a `#colorLiteral`.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// The default type of a `#colorLiteral`.
public typealias _ColorLiteralType = UIColor

// MARK: - Named colors

/// The named colours.
///
/// Source: Apple, "Standard colors" and "UI element colors".
extension UIColor {
  /// White 0.
  public static let black = UIColor(white: 0, alpha: 1)
  /// White 1/3.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// White 2/3.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White 1.
  public static let white = UIColor(white: 1, alpha: 1)
  /// White 1/2.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Red 1.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green 1.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue 1.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Green 1, blue 1.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red 1, green 1.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red 1, blue 1.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red 1, green 1/2.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Red 1/2, blue 1/2.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Red 0.6, green 0.4, blue 0.2.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// White 0, alpha 0: transparent.
  public static let clear = UIColor(white: 0, alpha: 0)

  /// White 1, alpha 0.6: text on a dark background.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// White 0: text on a light background.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// The background of grouped tables from iOS 7 to 12: 239, 239, 244 of 255.
  public static let groupTableViewBackground = UIColor(
    red: 239.0 / 255,
    green: 239.0 / 255,
    blue: 244.0 / 255,
    alpha: 1
  )
}
