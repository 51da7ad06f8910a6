extension UINavigationItem {
  /// How much text a back button has.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The previous title, or "Back" where that is too long.
    case `default` = 0
    /// Always "Back".
    case generic = 1
    /// None, only the arrow.
    case minimal = 2
  }
}
