/// The colours with a fixed name.
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
