extension UISplitViewController {
  /// Stands for the system's own choice where a fraction or a width is asked for.
  ///
  /// Source: Apple, UISplitViewController.automaticDimension.
  nonisolated public static let automaticDimension = -CGFloat(Float.greatestFiniteMagnitude)

  /// How the two columns share the split view while it is not collapsed.
  public enum DisplayMode: Int, Sendable {
    /// The system decides; something to prefer, never what is in effect.
    case automatic = 0
    /// The primary column is off screen.
    case secondaryOnly = 1
    /// Both columns are side by side.
    case oneBesideSecondary = 2
    /// The primary column lies over the secondary one.
    case oneOverSecondary = 3

    /// The name of `secondaryOnly` up to iOS 13.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The name of `oneBesideSecondary` up to iOS 13.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The name of `oneOverSecondary` up to iOS 13.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }
}
