/// Shows two controllers: a primary one with items, and a secondary one with the details of an item.
///
/// Up to iOS 7 it is only supported on an iPad, and creating it on an iPhone raises
/// NSInvalidArgumentException. From iOS 8 it is supported everywhere, and collapses to one controller if the
/// width is compact.
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

  /// Whether the delegate implements `willHide`, up to iOS 7; the default implementation clears it.
  final var delegateOffersHidden = false

  /// The behaviour that depends on whether split views are adaptive.
  final lazy var rules: any SplitRules = makeRules()

  private func makeRules() -> any SplitRules {
    if device.behavior.splitViewsAdapt { AdaptiveSplitRules(self) } else { HidingSplitRules(self) }
  }

  /// Creates a split view without controllers.
  ///
  /// On an iPhone up to iOS 7 it raises NSInvalidArgumentException.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    UISplitViewController.checkIdiom()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a split view without controllers from an archive.
  public required init?(coder: NSCoder) {
    UISplitViewController.checkIdiom()
    super.init(coder: coder)
    coder.decodeNib(self, as: UISplitViewController.self)
  }

  private static func checkIdiom() {
    if device.behavior.allowsSplitViews { return }
    UIKitException.raise(
      .invalidArgumentException,
      "UISplitViewController is only supported when running under UIUserInterfaceIdiomPad"
    )
  }

  // MARK: Controllers

  /// The delegate, which decides about changes and is notified of them; not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// The primary and the secondary controller, or only one while the split view is collapsed.
  ///
  /// At most two controllers are used, and duplicates are ignored.
  open var viewControllers: [UIViewController] {
    get { [primary, secondary].compactMap(\.self) }
    set { replaceControllers(with: newValue) }
  }

  /// Shows a controller in the primary column: it replaces the primary controller, or is presented if
  /// collapsed.
  ///
  /// The delegate may do it instead.
  open override func show(_ vc: UIViewController, sender: Any?) {
    showPrimary(vc, sender: sender)
  }

  /// Shows a controller in the secondary column, where it replaces the secondary controller.
  ///
  /// If collapsed, it calls `show(_:sender:)` of the primary controller; if that has no effect, the
  /// controller is presented.
  ///
  /// The delegate may do it instead.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showSecondary(vc, sender: sender)
  }

  /// Returns true: a split view performs both actions.
  open override func canPerformAction(_ action: ShowAction, withSender sender: Any?) -> Bool { true }

  var listOverContent: UIView? {
    guard !isCollapsed, displayMode == .oneOverSecondary else { return nil }
    return viewControllers.first?.viewIfLoaded
  }

  // MARK: Display modes

  /// Whether a swipe to the right shows the hidden primary column, and a swipe to the left hides it; defaults
  /// to true.
  open var presentsWithGesture = true { didSet { updateGestures() } }

  /// Whether the split view is collapsed to one controller because the width is compact.
  ///
  /// While it is collapsing or expanding, this is still the old value.
  open var isCollapsed: Bool { storedIsCollapsed }

  /// The preferred display mode; defaults to automatic.
  ///
  /// A change inside an animation is animated.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { preferredModeDidChange() }
  }

  /// The current display mode, which is never automatic; meaningless while collapsed.
  open var displayMode: DisplayMode { currentMode ?? wantedMode(in: sizeForMode) }

  /// A button that hides and shows the primary column, for the secondary controller's navigation item.
  ///
  /// It is empty while the split view is collapsed.
  open var displayModeButtonItem: UIBarButtonItem { modeButton() }

  // MARK: Widths

  /// The preferred width of the primary column as a fraction from 0 to 1; defaults to automatic.
  ///
  /// A change inside an animation is animated.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { widthPreferencesDidChange() }
  }

  /// The minimum width of the primary column in points; defaults to automatic.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { widthPreferencesDidChange() }
  }

  /// The maximum width of the primary column in points; defaults to automatic.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { widthPreferencesDidChange() }
  }

  /// The width of the primary column in points, even if it is hidden; the width of the view while collapsed.
  open var primaryColumnWidth: CGFloat { columnWidth(in: sizeForMode) }

  // MARK: Changes

  override var movesViewsOfChildren: Bool { true }

  /// Adapts to traits and size before the controllers appear.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    layOutColumns()
  }

  /// Dismisses the popover of a hidden primary controller, up to iOS 7.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    rules.viewDidDisappear()
  }

  /// Lays out the columns.
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
    rules.interfaceWillRotate(to: toInterfaceOrientation)
  }

  /// Stores the announced traits, and notifies the controllers.
  open override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    traitsWillChange(to: newCollection, with: coordinator)
    super.willTransition(to: newCollection, with: coordinator)
  }

  /// Determines the layout for the new size, and notifies the controllers.
  open override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    sizeWillChange(to: size, with: coordinator)
    super.viewWillTransition(to: size, with: coordinator)
  }

  /// Returns the size of a controller's column.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    columnSize(of: container, in: parentSize)
  }

  /// Returns the overridden traits of a controller: by default the primary column has a compact width.
  open override func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    super.overrideTraitCollection(forChild: childViewController)
      ?? rules.traits(of: childViewController)
  }

  /// The delegate's orientations.
  ///
  /// The controllers are ignored, except up to iOS 5, where all must support an orientation.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    guard device.behavior.containersDecideOrientations else {
      return viewControllers.reduce(.all) { $0.intersection($1.supportedInterfaceOrientations) }
    }
    return delegate?.splitViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  /// The delegate's preferred orientation.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self) ?? suitableOrientation
  }
}

extension UISplitViewController {
  /// The value for the system's choice of a fraction or width.
  ///
  /// Source: Apple, UISplitViewController.automaticDimension.
  nonisolated public static let automaticDimension = -CGFloat(Float.greatestFiniteMagnitude)

  /// The arrangement of the columns while the split view is not collapsed.
  public enum DisplayMode: Int, Sendable {
    /// Chosen by the system; can be preferred, but is never the current mode.
    case automatic = 0
    /// The primary column is off screen.
    case secondaryOnly = 1
    /// Both columns are side by side.
    case oneBesideSecondary = 2
    /// The primary column is an overlay over the secondary one.
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

  /// Replaces the controllers: removes old children and adds new ones.
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
    // A primary controller that can't show it passes it on to its parent, which is this controller.
    isShowingDetail = true
    primary.show(controller, sender: sender)
    isShowingDetail = false
  }
}

/// The behaviour of split views that differs between iOS 7 and iOS 8.
///
/// Up to iOS 7 they hide their primary controller; from iOS 8 they adapt to all widths: ``HidingSplitRules``,
/// ``AdaptiveSplitRules``.
@MainActor
protocol SplitRules: AnyObject {
  /// Determines the mode before the columns are laid out in `view`.
  func chooseMode(in view: UIView)

  /// Called before the root view rotates, up to iOS 7.
  func interfaceWillRotate(to orientation: UIInterfaceOrientation)

  /// Called before and after the application sets other controllers.
  func controllersWillBeReplaced()
  func controllersWereReplaced()

  func primaryWasReplaced()

  func viewDidDisappear()

  /// Whether a swipe to the right shows the hidden primary controller.
  var canReveal: Bool { get }

  /// Shows the hidden primary controller.
  func revealPrimary()

  /// The width of the divider, in points.
  var dividerWidth: CGFloat { get }

  /// Returns the width of the primary column for a size of the split view, in points.
  func primaryWidth(in size: CGSize) -> CGFloat

  /// Returns the traits that a column overrides for its controller.
  func traits(of child: UIViewController) -> UITraitCollection?

  /// Returns the controller that was removed when the split view collapsed, unless it has another parent or
  /// presenter.
  func takeBackCollapsed() -> UIViewController?
}

extension SplitRules {
  func interfaceWillRotate(to orientation: UIInterfaceOrientation) {}
  func controllersWillBeReplaced() {}
  func controllersWereReplaced() {}
  func primaryWasReplaced() {}
  func viewDidDisappear() {}
  func traits(of child: UIViewController) -> UITraitCollection? { nil }
  func takeBackCollapsed() -> UIViewController? { nil }
}
