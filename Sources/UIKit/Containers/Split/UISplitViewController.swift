/// Shows two controllers: a primary one with items, and a secondary one with the details of an item.
///
/// Up to iOS 7 it exists on pads only; made on a phone it raises NSInvalidArgumentException. From iOS 8 it
/// exists everywhere and collapses to one controller where the width is compact.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController, ColumnContainer {
  final var primary: UIViewController?
  final var secondary: UIViewController?
  final var currentMode: DisplayMode?
  final var chosenMode: DisplayMode?
  final var storedIsCollapsed = false
  final var announcedSize: CGSize?
  final var announcedTraits: UITraitCollection?
  final var isLayingOut = false
  final var isAnnouncing = false
  final var isShowingDetail = false
  final var runningSlides = 0
  final let divider = UIView()
  final var dimmingView: UIView?
  final var revealingSwipe: UISwipeGestureRecognizer?
  final var hidingSwipe: UISwipeGestureRecognizer?
  final var modeButtonItem: UIBarButtonItem?

  /// Whether the delegate offers the hidden primary controller, up to iOS 7; the default answer says no.
  final var delegateOffersHidden = false

  /// What depends on whether split views adapt.
  final lazy var rules: any SplitRules = makeRules()

  private func makeRules() -> any SplitRules {
    if device.behavior.splitViewsAdapt { AdaptiveSplit(self) } else { HidingSplit(self) }
  }

  /// Creates a split view without controllers.
  ///
  /// On a phone up to iOS 7 it raises NSInvalidArgumentException.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    UISplitViewController.checkIdiom()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Restores an archived split view, without its controllers.
  public required init?(coder: NSCoder) {
    UISplitViewController.checkIdiom()
    super.init(coder: coder)
  }

  private static func checkIdiom() {
    if device.behavior.allowsSplitViews { return }
    UIKitException.raise(
      .invalidArgumentException,
      "UISplitViewController is only supported when running under UIUserInterfaceIdiomPad"
    )
  }

  // MARK: Controllers

  /// Decides about changes and is told of them; not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// The primary and the secondary controller, or only one while the split view is collapsed.
  ///
  /// At most two are taken, a controller that stands there twice only once.
  open var viewControllers: [UIViewController] {
    get { [primary, secondary].compactMap(\.self) }
    set { replaceControllers(with: newValue) }
  }

  /// Shows a controller in the primary place: with both columns it replaces the primary controller, collapsed
  /// it is presented.
  ///
  /// The delegate may do it instead.
  open override func show(_ vc: UIViewController, sender: Any?) {
    showPrimary(vc, sender: sender)
  }

  /// Shows a controller in the secondary place: with both columns it replaces the secondary controller,
  /// collapsed it is handed to the primary controller's `show(_:sender:)`, and presented if that leads nowhere.
  ///
  /// The delegate may do it instead.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showSecondary(vc, sender: sender)
  }

  /// A split view shows primary controllers as well as details.
  open override func canPerformAction(_ action: ShowAction, withSender sender: Any?) -> Bool { true }

  var listOverContent: UIView? {
    guard !isCollapsed, displayMode == .oneOverSecondary else { return nil }
    return viewControllers.first?.viewIfLoaded
  }

  // MARK: Display modes

  /// Whether a swipe to the right brings the hidden primary column, and one to the left takes it away again;
  /// true at first.
  open var presentsWithGesture = true { didSet { updateGestures() } }

  /// Whether both controllers are merged into one because the width is compact.
  ///
  /// While it collapses or expands, the value is still the one from before.
  open var isCollapsed: Bool { storedIsCollapsed }

  /// The arrangement wanted; automatic at first.
  ///
  /// A change inside an animation is animated.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { preferredModeDidChange() }
  }

  /// The arrangement in effect, never automatic; without meaning while the split view is collapsed.
  open var displayMode: DisplayMode { currentMode ?? wantedMode(in: sizeForMode) }

  /// A button that hides and shows the primary column, for the secondary controller's navigation item.
  ///
  /// It shows nothing while the split view is collapsed.
  open var displayModeButtonItem: UIBarButtonItem { modeButton() }

  // MARK: Widths

  /// The primary column's part of the width, from 0 to 1; automatic at first.
  ///
  /// A change inside an animation is animated.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { wishesDidChange() }
  }

  /// The least width of the primary column in points; automatic at first.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { wishesDidChange() }
  }

  /// The greatest width of the primary column in points; automatic at first.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { wishesDidChange() }
  }

  /// The width of the primary column in points, also while it is hidden; all of the view while collapsed.
  open var primaryColumnWidth: CGFloat { columnWidth(in: sizeForMode) }

  // MARK: Changes

  override var movesViewsOfChildren: Bool { true }

  /// Adapts to the surroundings before the first of the controllers appears.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    layOutColumns()
  }

  /// Up to iOS 7 takes the popover of a hidden primary controller along.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    rules.viewDidDisappear()
  }

  /// Arranges the columns.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutColumns()
  }

  /// Collapses or expands when the width has become compact or regular.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    layOutColumns()
  }

  /// Hides or shows the primary controller for the new orientation, up to iOS 7.
  open override func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {
    super.willRotate(to: toInterfaceOrientation, duration: duration)
    rules.interfaceWillTurn(to: toInterfaceOrientation)
  }

  /// Notes whether the split view is going to collapse, and tells the controllers.
  open override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    traitsWillChange(to: newCollection, with: coordinator)
    super.willTransition(to: newCollection, with: coordinator)
  }

  /// Finds the arrangement for the new size, and tells the controllers.
  open override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    sizeWillChange(to: size, with: coordinator)
    super.viewWillTransition(to: size, with: coordinator)
  }

  /// The size of a controller's column.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    columnSize(of: container, in: parentSize)
  }

  /// The traits replaced for a controller: unless others were set, the primary column is compact wide.
  open override func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    super.overrideTraitCollection(forChild: childViewController)
      ?? rules.traits(of: childViewController)
  }

  /// What the delegate supports; the controllers are not asked, except up to iOS 5, where all must agree.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    guard device.behavior.containersDecideOrientations else {
      return viewControllers.reduce(.all) { $0.intersection($1.supportedInterfaceOrientations) }
    }
    return delegate?.splitViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  /// What the delegate prefers.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self) ?? suitableOrientation
  }
}

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

// MARK: - Children

extension UISplitViewController {
  final func replaceControllers(with controllers: [UIViewController]) {
    var distinct: [UIViewController] = []
    for controller in controllers where distinct.count < 2 && !distinct.contains(controller) {
      distinct.append(controller)
    }
    rules.controllersWillBeReplaced()
    setColumns(primary: distinct.first, secondary: distinct.count == 2 ? distinct[1] : nil)
    rules.controllersWereReplaced()
    layOutColumns()
  }

  /// Changes the controllers: takes those out that leave, and contains those that come.
  final func setColumns(primary newPrimary: UIViewController?, secondary newSecondary: UIViewController?) {
    let old = viewControllers.map { (controller: $0, traits: $0.traitCollection) }
    let new = [newPrimary, newSecondary].compactMap(\.self)
    primary = newPrimary
    secondary = newSecondary
    for (controller, traits) in old {
      if new.contains(controller) {
        controller.propagateTraits(from: traits, to: controller.traitCollection)
      } else {
        takeOut(controller)
      }
    }
    for controller in new where controller.storedParent !== self { takeIn(controller) }
    storedChildren = new + storedChildren.filter { !new.contains($0) }
    if old.first?.controller !== newPrimary { rules.primaryWasReplaced() }
  }

  private func takeOut(_ controller: UIViewController) {
    guard controller.storedParent === self else { return }
    controller.willMove(toParent: nil)
    if let controllerView = controller.storedView { controllerView.removeFromSuperview() }
    controller.isExchanging = false
    controller.removeFromParent()
  }

  private func takeIn(_ controller: UIViewController) {
    if let controllerView = controller.storedView, controllerView.superview != nil {
      controllerView.removeFromSuperview()
    }
    addChild(controller)
    if isOnScreen { arrangeColumns() }
    controller.didMove(toParent: self)
  }

  // MARK: Showing

  final func showPrimary(_ controller: UIViewController, sender: Any?) {
    if isShowingDetail {
      present(controller, animated: true)
      return
    }
    if delegate?.splitViewController(self, show: controller, sender: sender) == true { return }
    guard !viewControllers.contains(controller) else { return }
    if storedIsCollapsed {
      present(controller, animated: true)
    } else {
      setColumns(primary: controller, secondary: secondary)
      layOutColumns()
    }
  }

  final func showSecondary(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true { return }
    guard !viewControllers.contains(controller) else { return }
    guard storedIsCollapsed else {
      setColumns(primary: primary, secondary: controller)
      layOutColumns()
      return
    }
    guard let primary else {
      present(controller, animated: true)
      return
    }
    // A primary controller that cannot show it hands it back to its parent: this one.
    isShowingDetail = true
    primary.show(controller, sender: sender)
    isShowingDetail = false
  }
}

/// What split views do differently up to iOS 7 and from iOS 8 on.
///
/// They hide their primary controller then, and adapt to every width now: ``HidingSplit``, ``AdaptiveSplit``.
@MainActor
protocol SplitRules: AnyObject {
  /// Decides about the mode before the columns are arranged in `view`.
  func chooseMode(in view: UIView)

  /// The root view is about to turn, up to iOS 7.
  func interfaceWillTurn(to orientation: UIInterfaceOrientation)

  /// The application is about to set other controllers, and has done so.
  func controllersWillBeReplaced()
  func controllersWereReplaced()

  /// There is another primary controller.
  func primaryWasReplaced()

  /// The split view has left the screen.
  func viewDidDisappear()

  /// Whether a swipe to the right brings the hidden primary controller.
  var canReveal: Bool { get }

  /// Brings the hidden primary controller.
  func revealPrimary()

  /// The width of the line between the columns, in points.
  var dividerWidth: CGFloat { get }

  /// The width of the primary column in a split view of a size, in points.
  func primaryWidth(in size: CGSize) -> CGFloat

  /// The traits that a column replaces for its controller.
  func traits(of child: UIViewController) -> UITraitCollection?

  /// The controller that left its place when the split view collapsed, unless it has found another since.
  func takeBackCollapsed() -> UIViewController?
}

extension SplitRules {
  func interfaceWillTurn(to orientation: UIInterfaceOrientation) {}
  func controllersWillBeReplaced() {}
  func controllersWereReplaced() {}
  func primaryWasReplaced() {}
  func viewDidDisappear() {}
  func traits(of child: UIViewController) -> UITraitCollection? { nil }
  func takeBackCollapsed() -> UIViewController? { nil }
}
