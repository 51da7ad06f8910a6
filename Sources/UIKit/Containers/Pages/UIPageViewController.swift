/// Shows pages, each of which is a controller, and lets users turn them like a book's or slide them.
///
/// Where this follows no word of Apple's, these are the rules:
///
/// 1. A controller that the data source gives although it is shown already counts as none, with a line on the
///    console; so does a pair of pages of which one is missing.
/// 2. `setViewControllers` during a turn, a turn of the interface or a change of size ends that turn at once: a
///    page that a finger holds falls back. Its completion handler or delegate is called on the next turn of the
///    run loop, with `finished` false.
/// 3. `setViewControllers` from within a page's own appearance or parent calls happens on the next turn of the
///    run loop.
/// 4. A turn in no window, from no page, or to a page that shows before and after it, is not animated.
/// 5. While pages move by themselves, the application ignores touches.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  final let style: TransitionStyle
  final let orientation: NavigationOrientation
  final let interPageSpacing: CGFloat
  final var storedSpineLocation: SpineLocation
  final var storedIsDoubleSided: Bool
  final let pan = PagePanGestureRecognizer()
  final let tap = PageTapGestureRecognizer()

  /// The pages on screen, or on their way there because the application asked for them.
  final var shownPages: [UIViewController] = []
  final var turn: PageTurn?
  final var dots: UIPageControl?
  /// What the data source gave for the gesture that begins.
  final var candidate: PageCandidate?
  /// What the data source gave for pages that scroll.
  final var neighbors: [NavigationDirection: UIViewController?] = [:]
  final var isSeekingNeighbors = false
  /// Whether pages are being told that they were added, removed or shown.
  final var isChangingPages = false
  /// Whether the delegate is being asked for the spine's place.
  final var isAskingForSpine = false
  /// The orientation of the interface when the pages were on screen last.
  final var knownOrientation: UIInterfaceOrientation?

  /// Creates a controller without pages.
  ///
  /// - Parameters:
  ///   - style: how one page gives way to another.
  ///   - navigationOrientation: the direction in which pages lie beside each other.
  ///   - options: numbers: for pages that curl the raw value of a spine location other than `none`, at first
  ///     `min`; for pages that scroll the points between two pages, at first 0. What is no such number is ignored.
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

  /// Creates a controller without pages, which curl at a spine on the left.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Restores an archived controller, without its pages, which curl at a spine on the left.
  public required init?(coder: NSCoder) {
    style = .pageCurl
    orientation = .horizontal
    interPageSpacing = 0
    storedSpineLocation = .min
    storedIsDoubleSided = false
    super.init(coder: coder)
    prepareGestures()
    device.application.rotationObservers.add(self)
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

  /// Is told of gestures, and decides about the spine.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Who gives the pages that users turn to; without one they can't turn any.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if dataSource !== oldValue { forgetNeighbors() } }
  }

  /// The pages shown, first to last; empty at first.
  ///
  /// While a finger turns a page they are those from before.
  open var viewControllers: [UIViewController]? { shownPages }

  /// Shows other pages: two if the spine is in the middle, else one.
  ///
  /// With pages that have a back, a spine at the side and `animated`, the back of the page that is turned comes
  /// second. Another number raises NSInvalidArgumentException. The same page twice is ignored with a line on the
  /// console, and `completion` gets false. Without animation, `completion` runs before this method returns.
  ///
  /// - Parameters:
  ///   - viewControllers: the pages, first to last.
  ///   - direction: which way pages move.
  ///   - animated: whether a page is seen to turn.
  ///   - completion: gets whether the animation, if any, ran to its end.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    show(viewControllers ?? [], direction, animated: animated, completion)
  }

  // MARK: Looks

  /// How one page gives way to another.
  open var transitionStyle: TransitionStyle { style }

  /// The direction in which pages lie beside each other.
  open var navigationOrientation: NavigationOrientation { orientation }

  /// Where pages that curl are bound together; `none` for pages that scroll.
  open var spineLocation: SpineLocation { storedSpineLocation }

  /// Whether pages have something on their backs; always so with a spine in the middle.
  ///
  /// Setting false then raises NSInvalidArgumentException, except while the delegate is asked for another place.
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

  /// What turns pages that curl: a pan and a tap near an end.
  ///
  /// Empty for pages that scroll. They may be given to another view.
  open var gestureRecognizers: [UIGestureRecognizer] { style == .pageCurl ? [pan, tap] : [] }

  // MARK: Controller

  override var movesViewsOfChildren: Bool { true }

  /// Makes the view that holds the pages.
  open override func loadView() {
    super.loadView()
    makePagesView()
  }

  /// Asks the delegate for the spine if the interface was turned while the pages were off screen.
  open override func viewWillAppear(_ animated: Bool) {
    catchUpWithInterface()
    super.viewWillAppear(animated)
  }

  /// What the delegate says.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  /// What the delegate says.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
}

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

/// Gives a page view controller the pages that users turn to.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before `viewController`, or nil if that is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// The page after `viewController`, or nil if that is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// How many dots the page indicator has.
  ///
  /// Asked by `setViewControllers` only, for pages that scroll from side to side. By default NSNotFound: there
  /// is no indicator.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Which dot of the page indicator, from 0 on, stands for the page shown.
  ///
  /// Asked by `setViewControllers` only, for pages that scroll from side to side. By default NSNotFound: there
  /// is no indicator.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// NSNotFound: no page indicator.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { NSNotFound }

  /// NSNotFound: no page indicator.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { NSNotFound }
}

/// Is told of page turns by gestures, and returns the spine location for an orientation.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// A gesture begins to turn to `pendingViewControllers`.
  ///
  /// Not called for `setViewControllers`.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )

  /// A gesture is over, and the pages lie still.
  ///
  /// Not called for `setViewControllers`.
  ///
  /// - Parameters:
  ///   - pageViewController: whose page was turned.
  ///   - finished: whether the animation ran to its end.
  ///   - previousViewControllers: the pages shown before.
  ///   - completed: whether the page was turned; false if the user let it fall back.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  )

  /// Where the spine belongs in the orientation that the interface is about to take.
  ///
  /// Asked on every turn of the interface, before the new layout, for pages that curl. It may call
  /// `setViewControllers` with the pages of the new spine location; with `mid` there must be two in the end. By
  /// default the spine stays where it is.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation

  /// The orientations that the pages support; by default those of any controller.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask

  /// The orientation in which to present the page view controller; by default that of any controller.
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

  /// Leaves the spine where it is.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }

  /// What any controller supports.
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { pageViewController.device.behavior.defaultOrientations }

  /// What any controller prefers.
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { pageViewController.suitableOrientation }
}
