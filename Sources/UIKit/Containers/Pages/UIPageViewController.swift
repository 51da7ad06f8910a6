/// Shows pages, each of which is a controller, and lets users curl or scroll them.
///
/// Where Apple documents nothing, these rules apply:
///
/// 1. If the data source returns a controller that is already shown, it is ignored with a message on the
///    console. An incomplete pair of pages is also ignored.
/// 2. `setViewControllers`, a rotation of the interface or a change of size during a page turn ends that turn
///    immediately: a page that the user holds falls back. Its completion handler or delegate is called in the
///    next run-loop pass, with `finished` false.
/// 3. `setViewControllers` in a page's own appearance or parent callbacks takes effect in the next run-loop
///    pass.
/// 4. A turn outside a window, without an old page, or to a page that is shown before and after it, is not
///    animated.
/// 5. During the animation the application ignores touches.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  final let style: TransitionStyle
  final let orientation: NavigationOrientation
  final let interPageSpacing: CGFloat
  final var storedSpineLocation: SpineLocation
  final var storedIsDoubleSided: Bool
  final let pan = PagePanGestureRecognizer()
  final let tap = PageTapGestureRecognizer()

  /// The pages on screen, or the new pages of a turn that the application started.
  final var shownPages: [UIViewController] = []
  final var turn: PageTurn?
  final var dots: UIPageControl?
  /// The data source's pages for the gesture that is beginning.
  final var candidate: PageCandidate?
  /// The data source's neighbours of scrolling pages.
  final var neighbors: [NavigationDirection: UIViewController?] = [:]
  final var isRequestingNeighbors = false
  /// Whether callbacks to pages that were added, removed or shown are running.
  final var isChangingPages = false
  /// Whether the delegate is being asked for the spine location.
  final var isAskingForSpine = false
  /// The orientation of the interface when the pages were last on screen.
  final var lastOrientation: UIInterfaceOrientation?

  /// Creates a controller without pages.
  ///
  /// - Parameters:
  ///   - style: the transition between pages.
  ///   - navigationOrientation: the axis of navigation.
  ///   - options: numbers: for curling pages the raw value of a spine location other than `none` (default:
  ///     `min`); for scrolling pages the spacing in points (default: 0). Other values are ignored.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    self.style = style
    orientation = navigationOrientation
    let spacing = UIPageViewController.number(options?[.interPageSpacing]) ?? 0
    interPageSpacing = style == .scroll && spacing.isFinite ? CGFloat(max(0, spacing)) : 0
    storedSpineLocation = UIPageViewController.spineLocation(style, options)
    storedIsDoubleSided = storedSpineLocation == .mid
    super.init(nibName: nil, bundle: nil)
    prepareGestures()
    device.application.rotationObservers.add(self)
  }

  /// Creates a controller without pages, with the curl style and a spine at the left.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates a controller without pages from an archive, with the curl style and a spine at the left.
  public required init?(coder: NSCoder) {
    style = coder.nibAttribute("transitionStyle") == "scroll" ? .scroll : .pageCurl
    orientation = coder.nibAttribute("navigationOrientation") == "vertical" ? .vertical : .horizontal
    interPageSpacing = 0
    let spines: [String: SpineLocation] = ["mid": .mid, "max": .max]
    let spine = coder.nibAttribute("spineLocation").flatMap { spines[$0] } ?? .min
    storedSpineLocation = style == .scroll ? .none : spine
    storedIsDoubleSided = storedSpineLocation == .mid
    super.init(coder: coder)
    prepareGestures()
    device.application.rotationObservers.add(self)
    coder.decodeNib(self, as: UIPageViewController.self)
  }

  private static func spineLocation(
    _ style: TransitionStyle,
    _ options: [OptionsKey: Any]?
  ) -> SpineLocation {
    guard style == .pageCurl else { return .none }
    let wanted = number(options?[.spineLocation]).flatMap { Int(exactly: $0) }
    let location = wanted.flatMap(SpineLocation.init) ?? .min
    return location == .none ? .min : location
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let number as Int: Double(number)
    case let number as CGFloat: Double(number)
    case let number as Double: number
    case let number as Float: Double(number)
    default: nil
    }
  }

  // MARK: Pages

  /// The delegate, which is notified of gestures and decides about the spine location.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The data source of the pages that users turn to; without one they can't turn pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if dataSource !== oldValue { reloadNeighbors() } }
  }

  /// The shown pages, in order; empty by default.
  ///
  /// While the user turns a page, they are the old pages.
  open var viewControllers: [UIViewController]? { shownPages }

  /// Shows other pages: two if the spine is in the middle, otherwise one.
  ///
  /// With double-sided pages, a spine at an edge and `animated`, the second element is the back of the turned
  /// page. Any other number raises NSInvalidArgumentException. Two identical pages are ignored with a message
  /// on the console, and `completion` gets false. Without an animation, `completion` is called before this
  /// method returns.
  ///
  /// - Parameters:
  ///   - viewControllers: the pages, in order.
  ///   - direction: the direction of the turn.
  ///   - animated: whether the turn is animated.
  ///   - completion: called with true if the animation, if any, was completed.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    show(viewControllers ?? [], direction, animated: animated, completion)
  }

  // MARK: Style

  /// The transition between pages.
  open var transitionStyle: TransitionStyle { style }

  /// The axis of navigation.
  open var navigationOrientation: NavigationOrientation { orientation }

  /// The location of the spine of curling pages; `none` for scrolling pages.
  open var spineLocation: SpineLocation { storedSpineLocation }

  /// Whether pages have content on their backs; always true for a spine in the middle.
  ///
  /// Setting false for such a spine raises NSInvalidArgumentException, except while the delegate is asked for
  /// the spine location.
  open var isDoubleSided: Bool {
    get { storedIsDoubleSided }
    set {
      if !newValue && spineLocation == .mid && !isAskingForSpine {
        UIKitException.raise(
          .invalidArgumentException,
          "The doubleSided property of a page view controller cannot be set to NO while its spine location is "
            + "UIPageViewControllerSpineLocationMid."
        )
      }
      storedIsDoubleSided = newValue
    }
  }

  /// The recognizers that turn curling pages: a pan, and a tap near an edge.
  ///
  /// Empty for scrolling pages. The recognizers can be moved to another view.
  open var gestureRecognizers: [UIGestureRecognizer] { style == .pageCurl ? [pan, tap] : [] }

  // MARK: Controller

  override var movesViewsOfChildren: Bool { true }

  /// Creates the view that contains the pages.
  open override func loadView() {
    super.loadView()
    makePagesView()
  }

  /// Asks the delegate for the spine location if the interface was rotated while the pages were off screen.
  open override func viewWillAppear(_ animated: Bool) {
    catchUpWithInterface()
    super.viewWillAppear(animated)
  }

  /// The delegate's orientations.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  /// The delegate's preferred orientation.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
}

extension UIPageViewController {
  /// The axis of navigation.
  public enum NavigationOrientation: Int, Sendable {
    /// Horizontal pages, as in a book.
    case horizontal = 0
    /// Vertical pages, as in a wall calendar.
    case vertical = 1
  }

  /// The location of the spine of curling pages.
  public enum SpineLocation: Int, Sendable {
    /// No spine, for scrolling pages.
    case none = 0
    /// At the left or top edge, with one visible page.
    case min = 1
    /// In the middle, with two visible pages.
    case mid = 2
    /// At the right or bottom edge, with one visible page.
    case max = 3

    /// The number of visible pages.
    var pageCount: Int { self == .mid ? 2 : 1 }

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

  /// The direction of a page turn.
  public enum NavigationDirection: Int, Sendable {
    /// To the next pages: from right to left, or upwards.
    case forward = 0
    /// To the previous pages: from left to right, or downwards.
    case reverse = 1
  }

  /// The transition between pages.
  public enum TransitionStyle: Int, Sendable {
    /// The page curls, as in a book.
    case pageCurl = 0
    /// Both pages slide.
    case scroll = 1
  }

  /// The key of an option for creating a page view controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The raw value of a spine location, for curling pages.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey"
    )

    /// The spacing between two scrolling pages, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
    )
  }
}

/// Provides the pages that users turn to.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before `viewController`, or nil for the first page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// Returns the page after `viewController`, or nil for the last page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// Returns the number of dots of the page indicator.
  ///
  /// Called only by `setViewControllers`, for horizontally scrolling pages. Defaults to NSNotFound, which
  /// means no indicator.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Returns the index of the current page's dot, starting at 0.
  ///
  /// Called only by `setViewControllers`, for horizontally scrolling pages. Defaults to NSNotFound, which
  /// means no indicator.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns NSNotFound: no page indicator.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { NSNotFound }

  /// Returns NSNotFound: no page indicator.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { NSNotFound }
}

/// Receives page turns by gestures, and decides about the spine location.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called before a gesture turns to `pendingViewControllers`.
  ///
  /// Not called for `setViewControllers`.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )

  /// Called after a page turn by a gesture, when the pages are at rest.
  ///
  /// Not called for `setViewControllers`.
  ///
  /// - Parameters:
  ///   - pageViewController: the page view controller.
  ///   - finished: whether the animation was completed.
  ///   - previousViewControllers: the old pages.
  ///   - completed: whether the page was turned; false if it fell back.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  )

  /// Returns the spine location for the new orientation of the interface.
  ///
  /// Called for curling pages at every rotation of the interface, before the new layout. It may call
  /// `setViewControllers` with the pages for the new spine location; for `mid` there must be two afterwards.
  /// By default the spine location does not change.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation

  /// Returns the supported orientations; by default those of any controller.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask

  /// Returns the orientation for a presentation; by default that of any controller.
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {}

  /// Returns the current spine location.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }

  /// Returns the default orientations of a controller.
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { pageViewController.device.behavior.defaultOrientations }

  /// Returns the default preferred orientation of a controller.
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { pageViewController.suitableOrientation }
}
