// All that subclasses override stands in this file, in sections by concern, hardly any longer than a call: without
// Objective-C, Swift overrides no member that is declared in an extension. What a member does, and what a concern
// keeps, stands with its concept: presentation in Presentation, turns in Rotation, segues in
// Storyboards, and what is a controller's own business in the extensions beside this file.

/// Manages a view: loads it when it is first needed, and hears when it appears, is laid out and turns.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  // The view, and its size when it was loaded.
  final var storedView: UIView?
  final var isLoadingView = false
  final var loadedViewSize: CGSize?

  // Containment.
  @WeakReference final var storedParent: UIViewController?
  final var storedChildren: [UIViewController] = []
  final var isEnteringParent = false
  final var isLeavingParent = false

  // Appearance. While a container exchanges views it makes the did calls, not the move into the window.
  final var appearance = AppearanceState.disappeared
  final var isAppearanceAnimated = false
  final var isExchanging = false

  // Size, traits and changes of them.
  final var storedPreferredContentSize = CGSize.zero
  final var traitState = TraitState()
  final var wantsRotationCallbacks = false
  final var runningTransition: TransitionCoordinator?

  // Further concerns.
  final var storedIsEditing = false
  final var modal = ModalState()
  final var barState = BarState()
  final var storyboardConnection: StoryboardConnection?

  /// The name of the nib, which the simulation keeps but never loads.
  public final let nibName: String?

  /// The bundle of the nib.
  public final let nibBundle: Bundle?

  /// Creates a controller.
  ///
  /// There are no nibs in the simulation: `loadView` makes a plain view.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
    device.application.register(self)
  }

  /// Creates a controller without a nib.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Restores a controller's title from an archive made by `encode(with:)`.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    restore(from: coder)
    device.application.register(self)
    CallTrace.note("init(coder:)")
  }

  /// Writes the title.
  open func encode(with coder: NSCoder) {
    archive(to: coder)
  }

  // MARK: Responding

  /// The presenter of a presented controller, the superview of another's view.
  ///
  /// Source: Apple, UIResponder.next.
  open override var next: UIResponder? {
    (storedParent == nil ? modal.presenter : nil) ?? storedView?.superview
  }

  override var responderWindow: UIWindow? { storedView?.window }

  // MARK: View

  /// The root view, loaded on first access.
  ///
  /// Setting nil lets the next access load it again.
  ///
  /// A new view takes the place of one that is on screen.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set { replaceView(with: newValue) }
  }

  /// The root view if it is loaded.
  open var viewIfLoaded: UIView? { storedView }

  /// Whether the root view is loaded.
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes the root view and assigns it to `view`; by default a plain one that fills the screen.
  open func loadView() {
    makePlainView()
  }

  /// Loads the root view now.
  open func loadViewIfNeeded() {
    loadViewNow()
  }

  /// The root view was loaded.
  open func viewDidLoad() {
    CallTrace.note("viewDidLoad")
  }

  /// A text that names what the controller shows.
  ///
  /// Setting it gives it to the `navigationItem` and the `tabBarItem` too.
  open var title: String? {
    didSet { titleDidChange() }
  }

  /// Memory runs low.
  ///
  /// Up to iOS 5 a view that is in no superview is released.
  open func didReceiveMemoryWarning() {
    CallTrace.note("didReceiveMemoryWarning")
    releaseViewIfOffScreen()
  }

  // MARK: Appearance

  /// The view is about to come on screen.
  open func viewWillAppear(_ animated: Bool) {
    CallTrace.note("viewWillAppear")
  }

  /// The view has come on screen.
  open func viewDidAppear(_ animated: Bool) {
    CallTrace.note("viewDidAppear")
  }

  /// The view is about to leave the screen.
  open func viewWillDisappear(_ animated: Bool) {
    CallTrace.note("viewWillDisappear")
  }

  /// The view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {
    CallTrace.note("viewDidDisappear")
  }

  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}

  /// The view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Whether the appearance calls are passed on to the children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child, whose container forwards by itself, that it is about to appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(appearing: isAppearing, animated: animated)
  }

  /// Tells a child that the appearing or disappearing begun before is done.
  open func endAppearanceTransition() {
    endTransition()
  }

  // MARK: Containment

  /// The controller that contains this one.
  open var parent: UIViewController? { storedParent }

  /// The controllers contained, in the order added.
  open var children: [UIViewController] { storedChildren }

  /// Contains `childController`, taking it from another parent first; the container then adds its view and
  /// calls `didMove(toParent:)`.
  ///
  /// Containing itself or an ancestor raises NSInvalidArgumentException; containing a controller whose view lies under
  /// that of another one raises UIViewControllerHierarchyInconsistency.
  open func addChild(_ childController: UIViewController) {
    contain(childController)
  }

  /// Whether a child's view may lie under another controller's view when it becomes a child.
  var movesViewsOfChildren: Bool { false }

  /// Leaves the parent; the container has called `willMove(toParent:)` with nil before.
  open func removeFromParent() {
    leaveParent()
  }

  /// The parent is about to change; nil means that this controller is taken out.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil && storedParent != nil { isLeavingParent = true }
  }

  /// The parent has changed.
  open func didMove(toParent parent: UIViewController?) {
    isEnteringParent = false
    isLeavingParent = false
  }

  /// Whether the controller is being added to a parent: true in the appearance calls of that.
  open var isMovingToParent: Bool { isEnteringParent }

  /// Whether the controller is being taken out of its parent.
  open var isMovingFromParent: Bool { isLeavingParent }

  /// Shows the view of `toViewController` in place of that of `fromViewController`, both children of
  /// this one, with `animations`.
  ///
  /// Controllers that are not both children raise NSInvalidArgumentException.
  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController,
      for: toViewController,
      duration: duration,
      options: options,
      animations: animations,
      completion: completion
    )
  }

  // MARK: Rotation

  /// Whether the interface follows the device at all.
  open var shouldAutorotate: Bool { true }

  /// The orientations that the controller supports: portrait up to iOS 5, later all but upside down on
  /// a phone and all on a pad, unless overridden.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    device.behavior.defaultOrientations
  }

  /// Which way up the interface is.
  ///
  /// Deprecated since iOS 8, where sizes and traits tell more.
  open var interfaceOrientation: UIInterfaceOrientation {
    device.application.interfaceOrientation
  }

  /// The interface is about to turn.
  ///
  /// Deprecated since iOS 8.
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {
    CallTrace.note("willRotate")
  }

  /// The interface turns: what is set here is animated with it.
  ///
  /// Deprecated since iOS 8.
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {
    CallTrace.note("willAnimateRotation")
  }

  /// The interface has turned.
  ///
  /// Deprecated since iOS 8.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    CallTrace.note("didRotate")
  }

  /// The way up that the controller wants when it is presented over the whole screen, from iOS 6 on: the
  /// device's if the controller supports it, else the present one, else the first that it supports.
  ///
  /// An answer that is not supported raises UIApplicationInvalidInterfaceOrientation.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    suitableOrientation
  }

  /// Asks again which orientations are supported, and turns the interface if it must.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    device.application.checkOrientation(animated: true)
  }

  /// Whether the rotation calls are passed on to the children.
  open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }

  // MARK: Size and traits

  /// The size that the view would like in a container, in points.
  ///
  /// A new value is told to the parent.
  open var preferredContentSize: CGSize {
    get { storedPreferredContentSize }
    set { setPreferredContentSize(newValue) }
  }

  /// A child's `preferredContentSize` has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size that the child on top and the bar above it would like; zero without a stack of children.
  var preferredSizeOfTop: CGSize { .zero }

  /// The size that a child gets within a container of `parentSize`: all of it.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The view is about to change to `size` points, from iOS 8 on; the children are told by this method.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardSize(size, with: coordinator)
  }

  /// The traits are about to change, from iOS 8 on; the children are told by this method.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTraits(newCollection, with: coordinator)
  }

  /// The coordinator of the change that is under way, or nil: a transition of this controller or of one that
  /// contains it, or a turn of the interface.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    nearestTransition ?? device.application.transitionCoordinator
  }

  /// The traits in effect: the parent's with its override for this child, or the screen's.
  open var traitCollection: UITraitCollection { effectiveTraitCollection }

  /// The traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Replaces some traits for one child; nil takes it back.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    overrideTraits(collection, of: childViewController)
  }

  /// The traits that are replaced for a child, or nil.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    traitState.overridden[ObjectIdentifier(childViewController)]
  }

  // MARK: Status bar

  /// Whether the status bar is hidden while this controller fills the screen, from iOS 7 on.
  open var prefersStatusBarHidden: Bool { false }

  /// The child that decides about the status bar instead.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// How the status bar looks while this controller fills the screen, from iOS 7 on.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// The child that decides about the status bar's look instead.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// Asks again whether the status bar is hidden, and how it looks.
  open func setNeedsStatusBarAppearanceUpdate() {
    device.application.statusBarMayHaveChanged()
  }

  /// How far the status bar and the bars of containers reach into the view at the top.
  open var topLayoutGuide: any UILayoutSupport {
    LayoutGuideLength { [weak self] in self?.coveredInsets.top ?? 0 }
  }

  /// How far the bars of containers reach into the view at the bottom.
  open var bottomLayoutGuide: any UILayoutSupport {
    LayoutGuideLength { [weak self] in self?.coveredInsets.bottom ?? 0 }
  }

  // MARK: Editing

  /// Whether the controller shows editable content.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Switches editing on or off.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    updateEditButton()
  }

  // MARK: Showing

  /// Shows a controller in the way that suits the nearest container that knows one: a navigation
  /// controller pushes it; without any, it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent = storedParent {
      parent.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller as the detail of the nearest split view; without any, it is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent = storedParent {
      parent.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: Presentation

  /// Shows a controller over this one in its modal style.
  ///
  /// A controller that is presented already, has a parent or is a root raises NSInvalidArgumentException. A
  /// presenter that presents already, is in a transition or is in no window only warns on the console; then
  /// `completion` is not called.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes away what this controller presents or, if it presents nothing, this controller itself.
  ///
  /// Of several presented one above the other only the topmost is animated. During a transition it only
  /// warns on the console; where nothing is presented nothing happens. Neither calls `completion`.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissing(animated: flag, completion: completion)
  }

  /// The controller that this one, or the nearest ancestor, presents; never one that leads back to this one, as a
  /// controller would that became a child of what presents it.
  open var presentedViewController: UIViewController? { presentedAbove }

  /// The controller that presents this one, or the nearest ancestor that is presented.
  open var presentingViewController: UIViewController? { nearestPresenting }

  /// Whether the controller is coming on screen because it is presented.
  open var isBeingPresented: Bool { modal.phase == .presenting }

  /// Whether the controller is leaving the screen because it is dismissed.
  open var isBeingDismissed: Bool { modal.phase == .dismissing }

  /// How much of the screen the controller takes when it is presented: all of it up to iOS 12, a page sheet
  /// from iOS 13 on.
  ///
  /// `automatic` reads as what it stands for.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { modal.settings.effectiveStyle }
    set { modal.settings.style = newValue }
  }

  /// How the controller comes on screen when it is presented.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { modal.settings.transitionStyle }
    set { modal.settings.transitionStyle = newValue }
  }

  /// Whether presentations in a current context cover this controller's area.
  open var definesPresentationContext: Bool {
    get { modal.settings.definesContext }
    set { modal.settings.definesContext = newValue }
  }

  /// Whether what is presented in this controller's context uses this one's transition style.
  open var providesPresentationContextTransitionStyle: Bool {
    get { modal.settings.providesTransitionStyle }
    set { modal.settings.providesTransitionStyle = newValue }
  }

  /// Whether the controller decides about the status bar though it does not cover the screen.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { modal.settings.capturesStatusBar }
    set { modal.settings.capturesStatusBar = newValue }
  }

  /// The application's say in presentation and dismissal; not retained.
  open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { modal.settings.transitioningDelegate }
    set { modal.settings.transitioningDelegate = newValue }
  }

  /// What directs the presentation of this controller or of the one that contains it.
  ///
  /// Before the presentation it is made for the style at that time; for `custom` it is nil then.
  open var presentationController: UIPresentationController? { managingPresentationController }

  /// Whether the user is kept from dismissing the controller.
  open var isModalInPresentation: Bool {
    get { modal.settings.isModal }
    set { modal.settings.isModal = newValue }
  }

  /// The presentation controller of a class that has one of its own.
  func makeOwnPresentationController(presenting: UIViewController) -> UIPresentationController? { nil }

  /// What to say when the controller is presented as a popover without an anchor, if it has own words.
  var missingAnchorReason: String? { nil }

  /// Whether touches beside a popover with this controller are ignored.
  ///
  /// Deprecated since iOS 13, where `isModalInPresentation` says it.
  open var isModalInPopover: Bool {
    get { modal.settings.isModal }
    set { modal.settings.isModal = newValue }
  }

  // MARK: Popovers

  /// What directs the popover that presents this controller or the one that contains it.
  ///
  /// Before the presentation it is made for a controller with the style `popover`; for others it is nil.
  open var popoverPresentationController: UIPopoverPresentationController? {
    managingPresentationController as? UIPopoverPresentationController
  }

  // MARK: Navigation

  /// What a navigation bar shows for this controller; made on first use, with the controller's title.
  open var navigationItem: UINavigationItem { ensuredNavigationItem }

  /// The nearest navigation controller that contains this one.
  open var navigationController: UINavigationController? { nearestAncestor() }

  /// What a navigation controller's toolbar shows while this controller is on top; nil at first.
  open var toolbarItems: [UIBarButtonItem]? {
    get { barState.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Replaces the toolbar's items, if asked for by fading.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    replaceToolbarItems(with: toolbarItems, animated: animated)
  }

  /// Whether toolbar and tab bar are hidden from when this controller is pushed until it is popped.
  open var hidesBottomBarWhenPushed = false

  /// A button that switches editing on, and then off again; made on first use.
  open var editButtonItem: UIBarButtonItem { ensuredEditButtonItem }

  // MARK: Layout under bars

  /// The edges at which the view reaches under translucent bars, from iOS 7 on; all at first.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { storedParent?.storedView?.setNeedsLayout() }
  }

  /// Whether the view reaches under opaque bars as well.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { storedParent?.storedView?.setNeedsLayout() }
  }

  /// Whether a scroll view that is the view, or its first subview, gets insets so that no bar covers its content
  /// at rest: from iOS 7 on.
  ///
  /// Only navigation and tab bar controllers do that. The insets are added to those that the scroll view has.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { storedParent?.storedView?.setNeedsLayout() }
  }

  /// How far bars reach into this controller's view, as its children see it: containers add their own.
  var insetsForChildren: UIEdgeInsets { coveredInsets }

  // MARK: Tabs

  /// What a tab bar shows for this controller; made on first use, with the controller's title.
  open var tabBarItem: UITabBarItem! {
    get { ensuredTabBarItem }
    set { replaceTabBarItem(with: newValue) }
  }

  /// The nearest tab bar controller that contains this one.
  open var tabBarController: UITabBarController? { nearestAncestor() }

  // MARK: Split views

  /// The nearest split view that contains this controller.
  open var splitViewController: UISplitViewController? { nearestAncestor() }

  /// The primary controller of a split view that collapses gets the secondary one: by default it drops it, and
  /// the split view keeps it for the time when it expands.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) {}

  /// The primary controller of a split view that expands is asked for the secondary one: by default the one
  /// that left its place when the split view collapsed.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    splitViewController.rules.takeBackCollapsed()
  }

  /// Whether this controller itself shows what `show(_:sender:)` or `showDetailViewController(_:sender:)` is
  /// given; false unless overridden, as by a container.
  open func canPerformAction(_ action: ShowAction, withSender sender: Any?) -> Bool { false }

  /// The controller that shows what `show(_:sender:)` or `showDetailViewController(_:sender:)` is given: this
  /// one or the nearest that contains it and can; nil if none does, so that it would be presented.
  open func targetViewController(forAction action: ShowAction, sender: Any?) -> UIViewController? {
    showTarget(for: action, sender: sender)
  }

  // MARK: Storyboards

  /// The storyboard that the controller was made from, or nil.
  open var storyboard: UIStoryboard? { storyboardConnection?.storyboard }

  /// The storyboard has made the controller, given it its attributes and made what it contains.
  ///
  /// The view is not loaded yet, and nobody has prepared for a segue.
  open func awakeFromNib() {}

  /// Performs the segue of the controller's scene with this identifier.
  ///
  /// `shouldPerformSegue` is not asked. A segue that isn't there raises NSInvalidArgumentException.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performNamedSegue(identifier, sender: sender)
  }

  /// Whether a segue that the user triggered is to be performed; by default it is.
  ///
  /// The identifier of a segue that has none is empty.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// A segue that leads away from this controller is about to be performed: configure its destination here.
  ///
  /// The destination's view is not loaded yet, unless the segue unwinds.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    CallTrace.note("prepare(for:sender:)")
  }

  /// Whether an unwind segue may lead to this controller, which is a `target`; by default it may.
  ///
  /// Stands for UIKit's `canPerformUnwindSegueAction(_:from:sender:)`.
  open func canPerformUnwind(
    to target: Any.Type,
    from source: UIViewController,
    sender: Any?
  ) -> Bool { true }

  /// The children among which an unwinding looks for its destination, in that order: all but the one that it
  /// comes from.
  ///
  /// A navigation controller begins with the topmost.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    childrenForUnwinding(source)
  }

  /// An unwinding leads to `subsequentVC`, a child of this container, which must show it: a navigation controller
  /// pops to it, a tab bar controller selects it; a container of your own overrides this method.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    showForUnwinding(subsequentVC, unwindSegue)
  }
}
