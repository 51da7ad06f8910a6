/// A stack of controllers of which the topmost is shown, under a navigation bar.
///
/// The stack changes at once; what is on screen follows by a transition. A change during a transition, which
/// UIKit leaves open, brings that to its end at once before its own transition begins; one that is made by a
/// callback of a transition waits for the end of the callbacks.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, NavigationBarManager {
  /// How long a controller takes to come or go, in seconds: as long as its item in the bar.
  static let transitionDuration = UINavigationBar.transitionDuration

  /// How long bars take to hide and show, in seconds: 0.2.
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

  /// Holds the views of the controllers, under the bars.
  final let stage = UIView(frame: .zero)

  /// The controller whose view is on the stage.
  @WeakReference final var staged: UIViewController?
  final var phase = Phase.settled

  /// The last change that a callback made; it is shown after the callbacks.
  final var waitingChange: NavigationChange?
  final var isMovingBars = false
  private var storedPopRecognizer: UIScreenEdgePanGestureRecognizer?
  private let popGate = PopGestureGate()

  /// Creates a stack with one controller at its bottom.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Creates an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.manager = self
    storedToolbar.manager = self
  }

  /// Restores an archived controller, without its stack.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.manager = self
    storedToolbar.manager = self
  }

  /// Is told which controller is shown; not retained.
  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: Stack

  /// The stack, bottom first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top.
  open var topViewController: UIViewController? { stack.last }

  /// What the user sees: the controller that is presented over the stack, or else the one on top.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Shows a controller on top of the others.
  ///
  /// One that is on the stack already, another navigation controller, and a split view controller raise
  /// NSInvalidArgumentException.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if viewController is UINavigationController {
      UIKitException.raise(.invalidArgumentException, "Pushing a navigation controller is not supported")
    }
    push(viewController, animated: animated)
  }

  /// Takes the topmost controller away, and returns it; the one at the bottom stays, which gives nil.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: stack.dropLast(), .pop, animated: animated)
    return top
  }

  /// Takes away what lies above a controller, and returns it, bottom first.
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

  /// Takes away all but the controller at the bottom, and returns them, bottom first; nil if there were none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 0, animated: animated)
  }

  /// Replaces the stack.
  ///
  /// The transition is a pop if the new top was on the stack below the old one, none if it is the old one,
  /// else a push. A controller given twice raises NSInvalidArgumentException.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  /// Pushes a controller, which may be another navigation controller: then that one's bar shows, and leads back.
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

  /// The bar at the top.
  open var navigationBar: UINavigationBar { bar }

  /// Whether the bar at the top is hidden.
  open var isNavigationBarHidden: Bool {
    get { storedIsBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar at the top, if asked for by sliding for `hideShowBarDuration`.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != storedIsBarHidden else { return }
    storedIsBarHidden = hidden
    relayOut(animated: animated)
  }

  /// The bar at the bottom, which shows the `toolbarItems` of the controller on top.
  open var toolbar: UIToolbar! { storedToolbar }

  /// Whether the bar at the bottom is hidden, as it is at first.
  open var isToolbarHidden: Bool {
    get { storedIsToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar at the bottom, if asked for by sliding for `hideShowBarDuration`.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != storedIsToolbarHidden else { return }
    storedIsToolbarHidden = hidden
    relayOut(animated: animated)
  }

  /// The swipe from the left edge that leads back, from iOS 7 on; nil before.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    guard device.behavior.popsBySwiping else { return nil }
    if let storedPopRecognizer { return storedPopRecognizer }
    let recognizer = UIScreenEdgePanGestureRecognizer { [weak self] pan in
      self?.popRecognizerDidChange(pan)
    }
    recognizer.edges = .left
    popGate.controller = self
    recognizer.delegate = popGate
    storedPopRecognizer = recognizer
    return recognizer
  }

  // MARK: View

  override var movesViewsOfChildren: Bool { true }

  /// Makes the view that holds the bars and the controllers' views.
  open override func loadView() {
    let container = ContainerView(stage: stage, bars: [bar, storedToolbar]) { [weak self] in
      self?.layOutBars()
    }
    if let recognizer = interactivePopGestureRecognizer { container.addGestureRecognizer(recognizer) }
    view = container
  }

  /// Puts the view of the controller on top in place.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showTopAtOnce()
  }

  /// Tells the delegate that the controller on top shows.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard phase.transition == nil, let top = stack.last else { return }
    delegate?.navigationController(self, willShow: top, animated: animated)
  }

  /// Tells the delegate that the controller on top shows.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard phase.transition == nil, let top = stack.last else { return }
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  override var insetsForChildren: UIEdgeInsets { contentInsets }

  // MARK: Split views

  /// Pushes the secondary controller of a split view that collapses, even if it is a navigation controller.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) {
    push(secondaryViewController, animated: false)
  }

  /// Pops the controller on top for a split view that expands; if there is one only, what was dropped comes back.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    popViewController(animated: false)
      ?? super.separateSecondaryViewController(for: splitViewController)
  }

  /// A stack shows controllers, but not as details of something.
  open override func canPerformAction(_ action: ShowAction, withSender sender: Any?) -> Bool {
    action == .show
  }

  /// Leaves the bar to the navigation controller whose stack this one goes on.
  open override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if parent is UINavigationController { releaseBar() }
  }

  /// Takes the bar back, or hides it.
  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    takeBar()
  }

  // MARK: Of the controller on top

  /// What the delegate says, or else the system's default: the controllers on the stack are not asked, except up to
  /// iOS 5, where the one on top decides.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    guard device.behavior.containersDecideOrientations else {
      return stack.last?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }
    return delegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  /// What the delegate prefers.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self) ?? suitableOrientation
  }

  /// The controller on top decides about the status bar.
  open override var childForStatusBarHidden: UIViewController? { stack.last }

  /// The controller on top decides while the bar is hidden; else the bar does.
  open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? stack.last : nil }

  /// Light signs over a black bar.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .default ? .default : .lightContent
  }

  /// What a tab bar shows for the stack: unless set, the item of the controller at the bottom.
  open override var tabBarItem: UITabBarItem! {
    get { barState.tabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }
}

extension UINavigationController {
  /// What changes the stack.
  public enum Operation: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A controller comes on top.
    case push = 1
    /// Controllers are taken from the top.
    case pop = 2
  }
}

/// Hears which controller a navigation controller shows, and decides about orientations.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// A controller is about to show, also the first one.
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )

  /// A controller has come to show.
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )

  /// The orientations supported, in place of the system's default.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask

  /// The orientation to be presented in, in place of one that is supported.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation

  /// The animation of an animated push or pop; nil, the default, for the slide.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
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

  /// The system's default.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    navigationController.device.behavior.defaultOrientations
  }

  /// One that is supported.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { navigationController.suitableOrientation }

  /// None: the controllers slide.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
