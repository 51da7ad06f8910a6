/// Whether a keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the system's: light.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// The one that suited alerts up to iOS 6: the older name of `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}
