/// The system's semantic colours: those of iOS 13, in light and dark.
///
/// Source: Apple, Human Interface Guidelines, "Color", specifications; UIColor, "Standard colors" and "UI
/// element colors".
extension UIColor {
  /// A colour with values for light, dark, light with high contrast, and dark with high contrast.
  private static func standard(
    _ name: String,
    _ light: UInt32,
    _ dark: UInt32,
    _ lightHighContrast: UInt32,
    _ darkHighContrast: UInt32
  ) -> UIColor {
    let palette = ColorPalette(
      light: UIColor(hex: light),
      dark: UIColor(hex: dark),
      lightHighContrast: UIColor(hex: lightHighContrast),
      darkHighContrast: UIColor(hex: darkHighContrast)
    )
    return UIColor(.palette(palette, name: name))
  }

  /// A colour of texts, fills and lines with values for light and dark, the same in high contrast (approximate).
  private static func element(_ name: String, _ light: (UInt32, CGFloat), _ dark: (UInt32, CGFloat))
    -> UIColor
  {
    let palette = ColorPalette(
      light: UIColor(hex: light.0, alpha: light.1),
      dark: UIColor(hex: dark.0, alpha: dark.1)
    )
    return UIColor(.palette(palette, name: name))
  }

  /// A background with values for light, dark, and dark above other content.
  private static func background(_ name: String, _ light: UInt32, _ dark: UInt32, _ elevated: UInt32)
    -> UIColor
  {
    let palette = ColorPalette(
      light: UIColor(hex: light),
      dark: UIColor(hex: dark),
      elevatedDark: UIColor(hex: elevated)
    )
    return UIColor(.palette(palette, name: name))
  }

  // MARK: Standard colours

  /// 255, 59, 48 of 255; dark: 255, 69, 58.
  public static let systemRed = standard("systemRedColor", 0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
  /// 255, 149, 0 of 255; dark: 255, 159, 10.
  public static let systemOrange = standard("systemOrangeColor", 0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
  /// 255, 204, 0 of 255; dark: 255, 214, 10.
  public static let systemYellow = standard("systemYellowColor", 0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)
  /// 52, 199, 89 of 255; dark: 48, 209, 88.
  public static let systemGreen = standard("systemGreenColor", 0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
  /// 0, 199, 190 of 255; dark: 99, 230, 226.
  public static let systemMint = standard("systemMintColor", 0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF)
  /// 90, 200, 250 of 255; dark: 100, 210, 255.
  public static let systemTeal = standard("systemTealColor", 0x5AC8FA, 0x64D2FF, 0x0071A4, 0x70D7FF)
  /// 50, 173, 230 of 255; dark: 100, 210, 255.
  public static let systemCyan = standard("systemCyanColor", 0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF)
  /// The standard tint: 0, 122, 255 of 255; dark: 10, 132, 255.
  public static let systemBlue = standard("systemBlueColor", 0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
  /// 88, 86, 214 of 255; dark: 94, 92, 230.
  public static let systemIndigo = standard("systemIndigoColor", 0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
  /// 175, 82, 222 of 255; dark: 191, 90, 242.
  public static let systemPurple = standard("systemPurpleColor", 0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
  /// 255, 45, 85 of 255; dark: 255, 55, 95.
  public static let systemPink = standard("systemPinkColor", 0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
  /// 162, 132, 94 of 255; dark: 172, 142, 104.
  public static let systemBrown = standard("systemBrownColor", 0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)
  /// 142, 142, 147 of 255; dark: 142, 142, 147.
  public static let systemGray = standard("systemGrayColor", 0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
  /// 174, 174, 178 of 255; dark: 99, 99, 102.
  public static let systemGray2 = standard("systemGray2Color", 0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
  /// 199, 199, 204 of 255; dark: 72, 72, 74.
  public static let systemGray3 = standard("systemGray3Color", 0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
  /// 209, 209, 214 of 255; dark: 58, 58, 60.
  public static let systemGray4 = standard("systemGray4Color", 0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
  /// 229, 229, 234 of 255; dark: 44, 44, 46.
  public static let systemGray5 = standard("systemGray5Color", 0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
  /// 242, 242, 247 of 255; dark: 28, 28, 30.
  public static let systemGray6 = standard("systemGray6Color", 0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)

  // MARK: Text

  /// Primary text.
  public static let label = element("labelColor", (0x000000, 1), (0xFFFFFF, 1))
  /// Secondary text.
  public static let secondaryLabel = element("secondaryLabelColor", (0x3C3C43, 0.6), (0xEBEBF5, 0.6))
  /// Tertiary text.
  public static let tertiaryLabel = element("tertiaryLabelColor", (0x3C3C43, 0.3), (0xEBEBF5, 0.3))
  /// Quaternary text.
  public static let quaternaryLabel = element("quaternaryLabelColor", (0x3C3C43, 0.18), (0xEBEBF5, 0.16))
  /// Placeholder text of an empty field.
  public static let placeholderText = element("placeholderTextColor", (0x3C3C43, 0.3), (0xEBEBF5, 0.3))
  /// The text of a link.
  public static let link = element("linkColor", (0x007AFF, 1), (0x0984FF, 1))

  // MARK: Fills and lines

  /// The fill of thin and small shapes.
  public static let systemFill = element("systemFillColor", (0x787880, 0.2), (0x787880, 0.36))
  /// The fill of medium-sized shapes.
  public static let secondarySystemFill = element(
    "secondarySystemFillColor",
    (0x787880, 0.16),
    (0x787880, 0.32)
  )
  /// The fill of large shapes.
  public static let tertiarySystemFill = element(
    "tertiarySystemFillColor",
    (0x767680, 0.12),
    (0x767680, 0.24)
  )
  /// The fill of large areas with content.
  public static let quaternarySystemFill = element(
    "quaternarySystemFillColor",
    (0x747480, 0.08),
    (0x767680, 0.18)
  )
  /// Separators that let content show through.
  public static let separator = element("separatorColor", (0x3C3C43, 0.29), (0x545458, 0.6))
  /// Separators that hide content.
  public static let opaqueSeparator = element("opaqueSeparatorColor", (0xC6C6C8, 1), (0x38383A, 1))

  // MARK: Backgrounds

  /// The main background.
  public static let systemBackground = background("systemBackgroundColor", 0xFFFFFF, 0x000000, 0x1C1C1E)
  /// Content on the main background.
  public static let secondarySystemBackground = background(
    "secondarySystemBackgroundColor",
    0xF2F2F7,
    0x1C1C1E,
    0x2C2C2E
  )
  /// Content on a secondary background.
  public static let tertiarySystemBackground = background(
    "tertiarySystemBackgroundColor",
    0xFFFFFF,
    0x2C2C2E,
    0x3A3A3C
  )
  /// The background of a grouped interface.
  public static let systemGroupedBackground = background(
    "systemGroupedBackgroundColor",
    0xF2F2F7,
    0x000000,
    0x1C1C1E
  )
  /// Groups on a grouped background.
  public static let secondarySystemGroupedBackground = background(
    "secondarySystemGroupedBackgroundColor",
    0xFFFFFF,
    0x1C1C1E,
    0x2C2C2E
  )
  /// Content in groups.
  public static let tertiarySystemGroupedBackground = background(
    "tertiarySystemGroupedBackgroundColor",
    0xF2F2F7,
    0x2C2C2E,
    0x3A3A3C
  )
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
