extension UIPageViewController {
  /// The direction in which pages lie beside each other.
  public enum NavigationOrientation: Int, Sendable {
    /// Beside each other, as in a book.
    case horizontal = 0
    /// Above each other, as in a wall calendar.
    case vertical = 1
  }

  /// Where pages that curl are bound together.
  public enum SpineLocation: Int, Sendable {
    /// Nowhere: pages that scroll have no spine.
    case none = 0
    /// At the left, or at the top: one page shows.
    case min = 1
    /// In the middle: two pages show.
    case mid = 2
    /// At the right, or at the bottom: one page shows.
    case max = 3

    /// How many pages show at a time.
    var pageCount: Int { self == .mid ? 2 : 1 }

    /// The name in exceptions.
    var exceptionName: String {
      let ending =
        switch self {
        case .none: "None"
        case .min: "Min"
        case .mid: "Mid"
        case .max: "Max"
        }
      return "UIPageViewControllerSpineLocation\(ending)"
    }
  }

  /// Which way pages are turned.
  public enum NavigationDirection: Int, Sendable {
    /// To the pages that follow: from right to left, or upwards.
    case forward = 0
    /// To the pages before: from left to right, or downwards.
    case reverse = 1
  }

  /// How one page gives way to another.
  public enum TransitionStyle: Int, Sendable {
    /// The page is folded over, as in a book.
    case pageCurl = 0
    /// Both pages slide.
    case scroll = 1
  }

  /// What can be chosen when a page view controller is created.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String

    /// A key with the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The raw value of a spine location, for pages that curl.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey"
    )

    /// The points between two pages that scroll.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
    )
  }
}
