// This file contains all members that subclasses override, in sections by concern, most of them as a single
// call. Without Objective-C, Swift can't override members that are declared in extensions. The
// implementations and state of a concern are with its concept: presentation in Presentation, rotation in
// Rotation, segues in Storyboards, and the controller's own concerns in the extensions in this folder.

/// Manages a view: loads it when it is first needed, and responds to its appearance, layout and rotation.
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

  // Appearance. During an exchange of views, the container sends viewDid… callbacks instead of the move into
  // the window.
  final var appearance = AppearanceState.disappeared
  final var isAppearanceAnimated = false
  final var isExchanging = false

  // Size, traits and their changes.
  final var storedPreferredContentSize = CGSize.zero
  final var traitState = TraitState()

  /// What the application has set for the restoration of its state.
  final var restoration: ControllerRestoration?

  private var addedKeyCommands: [UIKeyCommand] = []
  final var wantsRotationCallbacks = false
  final var runningTransition: TransitionCoordinator?

  // Other concerns.
  final var storedIsEditing = false
  final var modal = ModalState()
  final var contentUnavailableState: ContentUnavailableState?
  final var barState = BarState()
  final var storyboardConnection: StoryboardConnection?
  /// The other objects at the top of the scene, such as gesture recognizers.
  final var nibTopLevelObjects: [AnyObject] = []

  /// The name of the nib with the view; nil for that of the class.
  open var nibName: String? { storedNibName }
  private let storedNibName: String?

  /// The bundle of the nib.
  open var nibBundle: Bundle? { storedNibBundle }
  private let storedNibBundle: Bundle?

  /// Creates a controller whose view comes from a nib.
  ///
  /// Without a name, `loadView` searches a nib with the name of the class, without `Controller` or with it, and otherwise makes a
  /// plain view. Source: Apple, UIViewController.nibName.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    storedNibName = nibNameOrNil
    storedNibBundle = nibBundleOrNil
    super.init()
    device.application.register(self)
  }

  /// Creates a controller without a nib.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with the title from an archive made by `encode(with:)`.
  public required init?(coder: NSCoder) {
    storedNibName = nil
    storedNibBundle = nil
    super.init()
    restore(from: coder)
    device.application.register(self)
    CallTrace.note("init(coder:)")
    coder.decodeNib(self, as: UIViewController.self)
  }

  /// Archives the title.
  open func encode(with coder: NSCoder) {
    archive(to: coder)
  }

  // MARK: State restoration

  /// The name by which the controller's state is saved and restored; nil for neither.
  ///
  /// The controllers around it need one too. Source: Apple, UIViewController.restorationIdentifier.
  open var restorationIdentifier: String? {
    get { restoration?.identifier }
    set { ensuredRestoration.identifier = newValue }
  }

  /// Called when the application enters the background: stores what is needed to restore the controller, here the controller that it
  /// presents.
  open func encodeRestorableState(with coder: NSCoder) {
    encodePresented(with: coder)
  }

  /// Called at the next launch, with the view loaded: reads what was stored.
  open func decodeRestorableState(with coder: NSCoder) {
    decodePresented(with: coder)
  }

  /// Called after all controllers have been restored.
  open func applicationFinishedRestoringState() {}

  // MARK: Responding

  /// The presenter of a presented controller, otherwise the superview of the root view.
  ///
  /// Source: Apple, UIResponder.next.
  open override var next: UIResponder? {
    (storedParent == nil ? modal.presenter : nil) ?? storedView?.superview
  }

  override var responderWindow: UIWindow? { storedView?.window }

  // MARK: View

  /// The root view, loaded on first access.
  ///
  /// After setting nil, the next access loads it again. A new view takes the place of one that is on screen.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set { replaceView(with: newValue) }
  }

  /// The root view, or nil if it is not loaded.
  open var viewIfLoaded: UIView? { storedView }

  /// Whether the root view is loaded.
  open var isViewLoaded: Bool { storedView != nil }

  /// Creates the root view and assigns it to `view`: that of the scene or nib, or a plain one that fills the screen.
  open func loadView() {
    if !loadNibView() { makePlainView() }
  }

  /// Loads the root view, if it is not loaded.
  open func loadViewIfNeeded() {
    loadViewNow()
  }

  /// Called after the root view was loaded.
  open func viewDidLoad() {
    CallTrace.note("viewDidLoad")
  }

  /// The title of the controller.
  ///
  /// Setting it also sets the titles of the `navigationItem` and the `tabBarItem`.
  open var title: String? {
    didSet { titleDidChange() }
  }

  /// Called when memory is low.
  ///
  /// Up to iOS 5, a view without a superview is released.
  open func didReceiveMemoryWarning() {
    CallTrace.note("didReceiveMemoryWarning")
    releaseViewIfOffScreen()
  }

  // MARK: Appearance

  /// Called before the view appears on screen.
  open func viewWillAppear(_ animated: Bool) {
    CallTrace.note("viewWillAppear")
  }

  /// Called after the view appeared on screen.
  open func viewDidAppear(_ animated: Bool) {
    CallTrace.note("viewDidAppear")
  }

  /// Called before the view disappears from the screen.
  open func viewWillDisappear(_ animated: Bool) {
    CallTrace.note("viewWillDisappear")
  }

  /// Called after the view disappeared from the screen.
  open func viewDidDisappear(_ animated: Bool) {
    CallTrace.note("viewDidDisappear")
  }

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Whether appearance callbacks are forwarded to the children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that it is about to appear or disappear, if its container forwards callbacks itself.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(appearing: isAppearing, animated: animated)
  }

  /// Tells a child that the transition begun before has ended.
  open func endAppearanceTransition() {
    endTransition()
  }

  // MARK: Containment

  /// The controller that contains this one.
  open var parent: UIViewController? { storedParent }

  /// The children, in the order in which they were added.
  open var children: [UIViewController] { storedChildren }

  /// Adds a child, and removes it from another parent first.
  ///
  /// The container then adds the child's view and calls `didMove(toParent:)`.
  ///
  /// Adding itself or an ancestor raises NSInvalidArgumentException; adding a controller whose view is in
  /// that of another one raises UIViewControllerHierarchyInconsistency.
  open func addChild(_ childController: UIViewController) {
    contain(childController)
  }

  /// Whether a new child's view may be in another controller's view.
  var movesViewsOfChildren: Bool { false }

  /// Removes the controller from its parent; the container must call `willMove(toParent:)` with nil before.
  open func removeFromParent() {
    leaveParent()
  }

  /// Called before the parent changes; nil means that the controller is removed.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil && storedParent != nil { isLeavingParent = true }
  }

  /// Called after the parent changed.
  open func didMove(toParent parent: UIViewController?) {
    isEnteringParent = false
    isLeavingParent = false
  }

  /// Whether the controller is being added to a parent, for use in appearance callbacks.
  open var isMovingToParent: Bool { isEnteringParent }

  /// Whether the controller is being removed from its parent.
  open var isMovingFromParent: Bool { isLeavingParent }

  /// Replaces the view of one child by that of another, with `animations`.
  ///
  /// Controllers that are not both children of this one raise NSInvalidArgumentException.
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

  /// Whether the interface rotates with the device.
  open var shouldAutorotate: Bool { true }

  /// The supported orientations.
  ///
  /// Defaults to portrait up to iOS 5, later to all except upside down on an iPhone and to all on an iPad.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    device.behavior.defaultOrientations
  }

  /// The orientation of the interface.
  ///
  /// Deprecated since iOS 8, in favour of sizes and traits.
  open var interfaceOrientation: UIInterfaceOrientation {
    device.application.interfaceOrientation
  }

  /// Called before the interface rotates.
  ///
  /// Deprecated since iOS 8.
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {
    CallTrace.note("willRotate")
  }

  /// Called inside the rotation's animation, which animates all changes made here.
  ///
  /// Deprecated since iOS 8.
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {
    CallTrace.note("willAnimateRotation")
  }

  /// Called after the interface rotated.
  ///
  /// Deprecated since iOS 8.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    CallTrace.note("didRotate")
  }

  /// The orientation for a full-screen presentation of the controller, from iOS 6.
  ///
  /// Defaults to the device's orientation if the controller supports it, otherwise to the current one,
  /// otherwise to the first supported one. An unsupported orientation raises
  /// UIApplicationInvalidInterfaceOrientation.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    suitableOrientation
  }

  /// Reads the supported orientations again, and rotates the interface if necessary.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    device.application.checkOrientation(animated: true)
  }

  /// Whether rotation callbacks are forwarded to the children.
  open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }

  // MARK: Size and traits

  /// The preferred size of the view in a container, in points.
  ///
  /// The parent is notified of a new value.
  open var preferredContentSize: CGSize {
    get { storedPreferredContentSize }
    set { setPreferredContentSize(newValue) }
  }

  /// Called after a child's `preferredContentSize` changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The preferred size of the topmost child and the bar above it; zero for a controller without a stack.
  var preferredSizeOfTop: CGSize { .zero }

  /// Returns the size of a child within a container of `parentSize`: the whole size by default.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the view changes to `size` points, from iOS 8; this method notifies the children.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardSize(size, with: coordinator)
  }

  /// Called before the traits change, from iOS 8; this method notifies the children.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTraits(newCollection, with: coordinator)
  }

  /// The coordinator of the running change, or nil.
  ///
  /// The change is a transition of this controller or of its nearest ancestor that has one, or a rotation of
  /// the interface.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    nearestTransition ?? device.application.transitionCoordinator
  }

  /// The current traits: the parent's with its override for this child, or the screen's.
  open var traitCollection: UITraitCollection { effectiveTraitCollection }

  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Unavailable content

  /// The state for which `contentUnavailableConfiguration` is updated.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    systemContentUnavailableConfigurationState
  }

  /// Requests a call of `updateContentUnavailableConfiguration(using:)` in the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() { requestContentUnavailableUpdate() }

  /// Sets `contentUnavailableConfiguration` for a state; does nothing unless overridden.
  ///
  /// Called in the layout after `setNeedsUpdateContentUnavailableConfiguration()`. Source: Apple,
  /// UIViewController.updateContentUnavailableConfiguration(using:).
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  /// The appearance of this controller, its views and its children; `unspecified` to inherit it.
  ///
  /// Before iOS 13 it has no effect. Source: Apple, UIViewController.overrideUserInterfaceStyle.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { styleOverride }
    set { styleOverride = newValue }
  }

  /// Overrides traits of a child; nil removes the override.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    overrideTraits(collection, of: childViewController)
  }

  /// Returns the overridden traits of a child, or nil.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    traitState.overridden[ObjectIdentifier(childViewController)]
  }

  // MARK: Hardware keyboard

  /// The commands that `addKeyCommand(_:)` has added; nil if there are none.
  open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

  /// Adds a command of a hardware keyboard.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

  /// Removes a command that was added.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }

  // MARK: Status bar

  /// Whether the status bar is hidden while this controller fills the screen, from iOS 7.
  open var prefersStatusBarHidden: Bool { false }

  /// The child that decides instead whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// The style of the status bar while this controller fills the screen, from iOS 7.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// The child that decides instead about the style of the status bar.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// How the status bar changes with this controller: it changes at once here.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// Reads again whether the status bar is hidden, and its style.
  open func setNeedsStatusBarAppearanceUpdate() {
    device.application.statusBarMayHaveChanged()
  }

  /// Insets that are added to the safe area of the view, from iOS 11.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { barState.additionalSafeArea }
    set { setAdditionalSafeArea(newValue) }
  }

  /// Called after the safe area of the view has changed, from iOS 11.
  open func viewSafeAreaInsetsDidChange() {}

  /// Changes the constraints of the view: calls its `updateConstraints()`.
  ///
  /// Source: Apple, UIViewController.updateViewConstraints().
  open func updateViewConstraints() {
    storedView?.updateConstraints()
  }

  /// The length by which the status bar and the bars of containers cover the view at the top.
  open var topLayoutGuide: any UILayoutSupport {
    coveredGuide(.top)
  }

  /// The length by which the bars of containers cover the view at the bottom.
  open var bottomLayoutGuide: any UILayoutSupport {
    coveredGuide(.bottom)
  }

  // MARK: Editing

  /// Whether the controller is in editing mode.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets the editing mode.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    updateEditButton()
  }

  // MARK: Showing

  /// Shows a controller in the nearest container that supports it: a navigation controller pushes it.
  ///
  /// Without such a container, the controller is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent = storedParent {
      parent.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller as the detail of the nearest split view; without one, it is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent = storedParent {
      parent.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: Presentation

  /// Presents a controller over this one in its modal style.
  ///
  /// A controller that is already presented, has a parent or is a root raises NSInvalidArgumentException. If
  /// this controller already presents one, is in a transition or is not in a window, the console logs a
  /// warning and `completion` is not called.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller that this one presents or, if there is none, this controller.
  ///
  /// Of several presented controllers only the topmost is dismissed with an animation. During a transition
  /// the console logs a warning; without a presented controller nothing happens. In both cases `completion`
  /// is not called.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissing(animated: flag, completion: completion)
  }

  /// The controller that this one, or its nearest ancestor, presents.
  ///
  /// It is nil if the chain of presented controllers leads back to this one, for example if a presented
  /// controller became a child of its presenter.
  open var presentedViewController: UIViewController? { presentedAbove }

  /// The controller that presents this one, or its nearest presented ancestor.
  open var presentingViewController: UIViewController? { nearestPresenting }

  /// Whether the controller is being presented.
  open var isBeingPresented: Bool { modal.phase == .presenting }

  /// Whether the controller is being dismissed.
  open var isBeingDismissed: Bool { modal.phase == .dismissing }

  /// The presentation style: full screen up to iOS 12, a page sheet from iOS 13 by default.
  ///
  /// Reading it resolves `automatic`.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { modal.settings.effectiveStyle }
    set { modal.settings.style = newValue }
  }

  /// The transition style of a presentation.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { modal.settings.transitionStyle }
    set { modal.settings.transitionStyle = newValue }
  }

  /// Whether presentations in a current context cover this controller's area.
  open var definesPresentationContext: Bool {
    get { modal.settings.definesContext }
    set { modal.settings.definesContext = newValue }
  }

  /// Whether presentations in this controller's context use its transition style.
  open var providesPresentationContextTransitionStyle: Bool {
    get { modal.settings.providesTransitionStyle }
    set { modal.settings.providesTransitionStyle = newValue }
  }

  /// Whether the controller decides about the status bar although it doesn't cover the screen.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { modal.settings.capturesStatusBar }
    set { modal.settings.capturesStatusBar = newValue }
  }

  /// The delegate for presentation and dismissal; not retained.
  open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { modal.settings.transitioningDelegate }
    set { modal.settings.transitioningDelegate = newValue }
  }

  /// The presentation controller of this controller or of its nearest presented ancestor.
  ///
  /// Before a presentation it is created for the current style; for `custom` it is then nil.
  open var presentationController: UIPresentationController? { managingPresentationController }

  /// Whether the user is prevented from dismissing the controller.
  open var isModalInPresentation: Bool {
    get { modal.settings.isModal }
    set { modal.settings.isModal = newValue }
  }

  /// Returns the presentation controller of classes that have their own.
  func makeOwnPresentationController(presenting: UIViewController) -> UIPresentationController? { nil }

  /// The exception's message for a popover presentation without an anchor, for classes that have their own.
  var missingAnchorReason: String? { nil }

  /// Whether touches outside a popover with this controller are ignored.
  ///
  /// Deprecated since iOS 13, in favour of `isModalInPresentation`.
  open var isModalInPopover: Bool {
    get { modal.settings.isModal }
    set { modal.settings.isModal = newValue }
  }

  // MARK: Popovers

  /// The presentation controller of the popover that contains this controller or its nearest presented
  /// ancestor.
  ///
  /// Before a presentation it is created if the style is `popover`; otherwise it is nil.
  open var popoverPresentationController: UIPopoverPresentationController? {
    managingPresentationController as? UIPopoverPresentationController
  }

  // MARK: Navigation

  /// The item of the navigation bar for this controller, created on first use with the controller's title.
  open var navigationItem: UINavigationItem { ensuredNavigationItem }

  /// The nearest ancestor that is a navigation controller.
  open var navigationController: UINavigationController? { nearestAncestor() }

  /// The toolbar items while this controller is at the top of a navigation controller; nil by default.
  open var toolbarItems: [UIBarButtonItem]? {
    get { barState.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Replaces the toolbar items, optionally with a fade.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    replaceToolbarItems(with: toolbarItems, animated: animated)
  }

  /// Whether toolbar and tab bar are hidden while this controller is on a navigation stack.
  open var hidesBottomBarWhenPushed = false

  /// A button that toggles editing, created on first use.
  open var editButtonItem: UIBarButtonItem { ensuredEditButtonItem }

  // MARK: Layout under bars

  /// The edges at which the view extends under translucent bars, from iOS 7; defaults to all.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { storedParent?.storedView?.setNeedsLayout() }
  }

  /// Whether the view also extends under opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { storedParent?.storedView?.setNeedsLayout() }
  }

  /// Whether a scroll view that is the root view or its first subview gets insets for bars, from iOS 7 on.
  ///
  /// The insets keep the content clear of bars when it is scrolled to an end. Up to iOS 10 navigation and tab bar controllers add
  /// them to `contentInset`. From iOS 11 on the scroll view decides, by its `contentInsetAdjustmentBehavior`; in a navigation
  /// controller, true adjusts even content that can't be scrolled.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { storedParent?.storedView?.setNeedsLayout() }
  }

  /// The insets by which bars cover this controller's view, as seen by a child; containers add their own bars.
  func insets(for child: UIViewController) -> UIEdgeInsets { coveredInsets }

  // MARK: Tabs

  /// The item of the tab bar for this controller, created on first use with the controller's title.
  open var tabBarItem: UITabBarItem! {
    get { ensuredTabBarItem }
    set { replaceTabBarItem(with: newValue) }
  }

  /// The nearest ancestor that is a tab bar controller.
  open var tabBarController: UITabBarController? { nearestAncestor() }

  // MARK: Split views

  /// The nearest ancestor that is a split view.
  open var splitViewController: UISplitViewController? { nearestAncestor() }

  /// Called on the primary controller of a split view that collapses, to take over the secondary controller.
  ///
  /// The default implementation ignores it, and the split view keeps it until it expands.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) {}

  /// Returns the secondary controller of a split view that expands; called on its primary controller.
  ///
  /// By default it is the controller that was removed when the split view collapsed.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    splitViewController.rules.takeBackCollapsed()
  }

  /// Returns whether this controller can perform the action of `show(_:sender:)` or
  /// `showDetailViewController(_:sender:)`.
  ///
  /// It is false unless a container overrides it.
  open func canPerformAction(_ action: ShowAction, withSender sender: Any?) -> Bool { false }

  /// Returns the controller that performs the action of `show(_:sender:)` or
  /// `showDetailViewController(_:sender:)`.
  ///
  /// It is this controller or its nearest ancestor that can perform the action. If it is nil, the shown
  /// controller is presented.
  open func targetViewController(forAction action: ShowAction, sender: Any?) -> UIViewController? {
    showTarget(for: action, sender: sender)
  }

  // MARK: Storyboards

  /// The storyboard that the controller was created from, or nil.
  open var storyboard: UIStoryboard? { storyboardConnection?.storyboard }

  /// Performs the segue of the controller's scene with this identifier.
  ///
  /// `shouldPerformSegue` is not called. An unknown identifier raises NSInvalidArgumentException.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performNamedSegue(identifier, sender: sender)
  }

  /// Returns whether to perform a segue that the user triggered; true by default.
  ///
  /// The identifier is empty for a segue without one.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue from this controller is performed: configure its destination here.
  ///
  /// The destination's view is not loaded yet, except for unwind segues.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    CallTrace.note("prepare(for:sender:)")
  }

  /// Returns whether an unwind segue may lead to this controller, which has its action; true by default.
  ///
  /// By default it calls the method with `withSender`.
  /// Source: Apple, UIViewController.canPerformUnwindSegueAction(_:from:sender:).
  @discardableResult
  open func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    sender: Any?
  ) -> Bool {
    canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
  }

  /// Returns whether an unwind segue may lead to this controller; true by default.
  ///
  /// The method of iOS 6 to 12.
  @discardableResult
  open func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    withSender sender: Any
  ) -> Bool { true }

  /// Returns the children to search for the destination of an unwind segue, in order: all but its source.
  ///
  /// A navigation controller starts with the topmost one.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    childrenForUnwinding(source)
  }

  /// Called when an unwind segue leads to `subsequentVC`, a child of this container, which must show it.
  ///
  /// A navigation controller pops to it; a tab bar controller selects it. Your own container must override
  /// this method.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    showForUnwinding(subsequentVC, unwindSegue)
  }
}

// MARK: - Classes that are known at run time only

extension UIViewController {
  @_silgen_name("RecipeGallery_UIViewController_init")
  @usableFromInline
  convenience init(dynamic nibName: String?, _ bundle: Bundle?) {
    self.init(nibName: nibName, bundle: bundle)
  }

  @_silgen_name("RecipeGallery_UIViewController_init")
  private static func allocate(_ nibName: __owned String?, _ bundle: __owned Bundle?) -> UIViewController

  /// Creates an object of a class that is known at run time only; what `AppleSources` writes for such a call.
  public static func appleSources_make(nibName: String?, bundle: Bundle?) -> Self {
    unsafeDowncast(allocate(nibName, bundle), to: self)
  }
}
