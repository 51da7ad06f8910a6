/// A stack of controllers that shows the topmost one under a navigation bar.
///
/// The stack changes immediately; a transition then updates the screen. A change during a transition ends the
/// running transition immediately before its own transition begins; UIKit leaves this undefined. A change
/// made by a callback of a transition waits until the callbacks have ended.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, NavigationBarManager {
  /// The duration of a push or pop, in seconds: that of the item's transition in the bar.
  static let transitionDuration = UINavigationBar.transitionDuration

  /// The duration of hiding or showing a bar, in seconds: 0.2.
  public static let hideShowBarDuration: CGFloat = 0.2

  final var stack: [UIViewController] = [] {
    didSet { departing = (departing + oldValue).filter { !stack.contains($0) } }
  }

  /// Children that have left the stack and may still be on screen.
  final var departing: [UIViewController] = []
  final let bar = UINavigationBar(frame: .zero)
  final let storedToolbar = UIToolbar(frame: .zero)
  final var storedIsBarHidden = false
  final var storedIsToolbarHidden = true

  /// The container of the controllers' views, below the bars.
  final let stage = UIView(frame: .zero)

  /// The controller whose view is on the stage.
  @WeakReference final var staged: UIViewController?
  final var phase = Phase.settled

  /// The last change made by a callback; it is shown after the callbacks.
  final var pendingChange: NavigationChange?
  final var isMovingBars = false
  final var storedPopRecognizer: UIScreenEdgePanGestureRecognizer?
  private let popGestureDelegate = PopGestureDelegate()

  /// Creates a navigation controller with a root controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a navigation controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.manager = self
    storedToolbar.manager = self
  }

  /// Creates a navigation controller with an empty stack from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.manager = self
    storedToolbar.manager = self
    coder.decodeNib(self, as: UINavigationController.self)
  }

  /// The delegate, which is notified of shown controllers; not retained.
  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: Stack

  /// The stack, root first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The topmost controller.
  open var topViewController: UIViewController? { stack.last }

  /// The controller presented over the stack, or otherwise the topmost one.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Pushes a controller onto the stack.
  ///
  /// A controller that is already on the stack, another navigation controller, and a split view controller
  /// raise NSInvalidArgumentException.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if viewController is UINavigationController {
      UIKitException.raise(.invalidArgumentException, "Pushing a navigation controller is not supported")
    }
    push(viewController, animated: animated)
  }

  /// Pops the topmost controller and returns it; returns nil if only the root is left, which can't be popped.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: stack.dropLast(), .pop, animated: animated)
    return top
  }

  /// Pops all controllers above a controller and returns them, lowest first.
  ///
  /// A controller that is not on the stack raises NSInternalInconsistencyException.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else {
      UIKitException.raise(
        .internalInconsistencyException,
        "Tried to pop to a view controller that doesn't exist."
      )
    }
    return pop(to: index, animated: animated)
  }

  /// Pops all controllers except the root and returns them, lowest first; nil if there are none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 0, animated: animated)
  }

  /// Replaces the stack.
  ///
  /// The transition is a pop if the new top was below the old one, none if it is the old one, and otherwise a
  /// push. A duplicate controller raises NSInvalidArgumentException.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  /// Pushes a controller; for another navigation controller, the bar also goes back through its stack.
  open override func show(_ vc: UIViewController, sender: Any?) {
    push(vc, animated: true)
  }

  override var preferredSizeOfTop: CGSize {
    guard let top = topViewController else { return .zero }
    top.loadViewIfNeeded()
    var size = top.preferredContentSize
    if size.height > 0 && !isNavigationBarHidden {
      size.height += navigationBar.sizeThatFits(.zero).height
    }
    return size
  }

  // MARK: Bars

  /// The navigation bar.
  open var navigationBar: UINavigationBar { bar }

  /// Whether the navigation bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { storedIsBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the navigation bar, optionally with a slide that takes `hideShowBarDuration`.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != storedIsBarHidden else { return }
    storedIsBarHidden = hidden
    relayOut(animated: animated)
  }

  /// The toolbar, which shows the `toolbarItems` of the topmost controller.
  open var toolbar: UIToolbar! { storedToolbar }

  /// Whether the toolbar is hidden; defaults to true.
  open var isToolbarHidden: Bool {
    get { storedIsToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar, optionally with a slide that takes `hideShowBarDuration`.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != storedIsToolbarHidden else { return }
    storedIsToolbarHidden = hidden
    relayOut(animated: animated)
  }

  /// The recognizer of the swipe from the leading edge that goes back, from iOS 7; nil before.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    guard device.behavior.popsBySwiping else { return nil }
    if let storedPopRecognizer { return storedPopRecognizer }
    let recognizer = UIScreenEdgePanGestureRecognizer { [weak self] pan in
      self?.popRecognizerDidChange(pan)
    }
    popGestureDelegate.controller = self
    recognizer.delegate = popGestureDelegate
    storedPopRecognizer = recognizer
    return recognizer
  }

  // MARK: View

  override var movesViewsOfChildren: Bool { true }

  /// Stores which controllers are on the stack.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(viewControllers, forKey: "UINavigationController.viewControllers")
  }

  /// Restores the stack.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    let stack = coder.decodeObject(forKey: "UINavigationController.viewControllers") as? [UIViewController]
    if let stack, !stack.isEmpty, stack != viewControllers { setViewControllers(stack, animated: false) }
  }

  /// Creates the view that contains the bars and the controllers' views.
  open override func loadView() {
    let container = ContainerView(stage: stage, bars: [bar, storedToolbar]) { [weak self] in
      self?.layOutBars()
    }
    if let recognizer = interactivePopGestureRecognizer { container.addGestureRecognizer(recognizer) }
    view = container
  }

  /// Adds the view of the topmost controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showTopAtOnce()
  }

  /// Notifies the delegate that the topmost controller will be shown.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard phase.transition == nil, let top = stack.last else { return }
    delegate?.navigationController(self, willShow: top, animated: animated)
  }

  /// Notifies the delegate that the topmost controller was shown.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard phase.transition == nil, let top = stack.last else { return }
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  override func insets(for child: UIViewController) -> UIEdgeInsets { contentInsets(for: child) }

  // MARK: Split views

  /// Pushes the secondary controller of a split view that collapses, even if it is a navigation controller.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) {
    push(secondaryViewController, animated: false)
  }

  /// Pops the topmost controller for a split view that expands.
  ///
  /// If there is only one controller, it returns the one that was removed when the split view collapsed.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    popViewController(animated: false)
      ?? super.separateSecondaryViewController(for: splitViewController)
  }

  /// Returns true for `show`, and false for `showDetail`.
  open override func canPerformAction(_ action: ShowAction, withSender sender: Any?) -> Bool {
    action == .show
  }

  /// Removes the items from the bar when this controller is added to another navigation controller.
  open override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if parent is UINavigationController { releaseBar() }
  }

  /// Adds the items to the bar again, or hides the bar.
  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    takeBar()
  }

  // MARK: Forwarded to the topmost controller

  /// The delegate's orientations, or else the system's default.
  ///
  /// The controllers on the stack are ignored, except up to iOS 5, where the topmost one decides.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    guard device.behavior.containersDecideOrientations else {
      return stack.last?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }
    return delegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  /// The delegate's preferred orientation.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self) ?? suitableOrientation
  }

  /// The topmost controller, which decides whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { stack.last }

  /// The topmost controller if the navigation bar is hidden; otherwise nil, and the bar decides.
  open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? stack.last : nil }

  /// Light content for a black navigation bar.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .default ? .default : .lightContent
  }

  /// The tab bar item; unless set, it is that of the root controller.
  open override var tabBarItem: UITabBarItem! {
    get { barState.tabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }
}

extension UINavigationController {
  /// The kind of a change of the stack.
  public enum Operation: Int, Sendable {
    /// No change.
    case none = 0
    /// A push.
    case push = 1
    /// A pop.
    case pop = 2
  }
}

/// Receives the changes of a navigation controller, and decides about orientations and animations.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// Called before a controller is shown, including the first one.
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )

  /// Called after a controller was shown.
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )

  /// Returns the supported orientations, which replace the system's default.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask

  /// Returns the orientation for a presentation.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation

  /// Returns the animation of an animated push or pop; nil, the default, for a slide.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the object that drives the animation of the delegate; nil, the default, if nothing does.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Returns nil.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Returns the system's default.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    navigationController.device.behavior.defaultOrientations
  }

  /// Returns a supported orientation.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { navigationController.suitableOrientation }

  /// Returns nil: the controllers slide.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
