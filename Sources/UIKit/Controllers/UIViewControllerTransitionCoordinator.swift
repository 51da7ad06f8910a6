/// Runs animations and completion handlers alongside a change.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs `animation` inside the animation of the change, and `completion` after it.
  ///
  /// Returns whether they will run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs `animation` of `view`, which may be outside the container, and `completion` after the change.
  ///
  /// Returns whether they will run.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls `handler` when the interaction ends.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )

  /// Calls `handler` whenever the change becomes interactive or ceases to be.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` inside the animation of the change.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// The state of a running change of size or controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the change is animated.
  var isAnimated: Bool { get }

  /// Whether a gesture currently drives the change; false for rotations.
  var isInteractive: Bool { get }

  /// Whether an interaction can interrupt the running change.
  var isInterruptible: Bool { get }

  /// Whether the change began with a gesture that drove it.
  var initiallyInteractive: Bool { get }

  /// The speed after the gesture ends, relative to that of the whole change; 1 without a gesture.
  var completionVelocity: CGFloat { get }

  /// Whether the change was cancelled.
  var isCancelled: Bool { get }

  /// The duration in seconds.
  var transitionDuration: TimeInterval { get }

  /// The progress from 0 to 1.
  var percentComplete: CGFloat { get }

  /// The curve of the animation.
  var completionCurve: UIView.AnimationCurve { get }

  /// The view that contains the transition.
  var containerView: UIView { get }

  /// The rotation of the interface, or the identity if only the size changes.
  var targetTransform: CGAffineTransform { get }

  /// The style of the presentation; `none` for other changes.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Returns the controller on screen at the start or at the end; nil for a change of size.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// Returns the view that is removed or added; nil if it stays, and for a change of size.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// The coordinator of a change of size or controllers.
@MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  let isAnimated: Bool
  var isInteractive = false
  var isInterruptible = false
  var initiallyInteractive = false
  var completionVelocity: CGFloat = 1
  var isCancelled = false

  /// The progress that a gesture has set; nil without a gesture.
  var drivenProgress: CGFloat?
  let transitionDuration: TimeInterval
  let completionCurve = UIView.AnimationCurve.easeInOut
  let containerView: UIView
  let targetTransform: CGAffineTransform
  let presentationStyle: UIModalPresentationStyle

  private let controllers: [UITransitionContextViewControllerKey: UIViewController]
  private let views: [UITransitionContextViewKey: UIView]
  private let start = SimulatedDevice.current.timeline.now
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var interactionHandlers:
    [(isOnce: Bool, call: (any UIViewControllerTransitionCoordinatorContext) -> Void)] = []
  private var state = State.waiting

  private enum State {
    case waiting
    case running
    case over
  }

  init(
    in containerView: UIView,
    duration: TimeInterval,
    targetTransform: CGAffineTransform,
    isAnimated: Bool? = nil,
    presentationStyle: UIModalPresentationStyle = .none,
    controllers: [UITransitionContextViewControllerKey: UIViewController] = [:],
    views: [UITransitionContextViewKey: UIView] = [:]
  ) {
    self.containerView = containerView
    self.isAnimated = isAnimated ?? (duration > 0)
    transitionDuration = duration
    self.targetTransform = targetTransform
    self.presentationStyle = presentationStyle
    self.controllers = controllers
    self.views = views
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    controllers[key]
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }

  var percentComplete: CGFloat {
    if let drivenProgress { return drivenProgress }
    guard transitionDuration > 0 else { return 1 }
    return CGFloat(min(1, (SimulatedDevice.current.timeline.now - start) / transitionDuration))
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard state != .over, animation != nil || completion != nil else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if state == .waiting { animations.append(animation) } else { animation(self) }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionHandlers.append((true, handler))
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionHandlers.append((false, handler))
  }

  /// Notes that the interaction began again or ended.
  func interactionDidChange(isInteractive: Bool) {
    self.isInteractive = isInteractive
    if !isInteractive { drivenProgress = nil }
    let called = interactionHandlers.filter { !$0.isOnce || !isInteractive }
    if !isInteractive { interactionHandlers.removeAll(where: \.isOnce) }
    for handler in called { handler.call(self) }
  }

  /// Runs the waiting animations; must be called inside the animation of the change.
  func runAnimations() {
    state = .running
    while !animations.isEmpty { animations.removeFirst()(self) }
  }

  /// Ends the change and calls the completion handlers.
  func finish() {
    state = .over
    let waiting = completions
    completions = []
    for completion in waiting { completion(self) }
  }
}

/// An object with content of a variable size, such as a controller.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The preferred size of the content, in points; zero for no preference.
  var preferredContentSize: CGSize { get }

  /// Called after a child's `preferredContentSize` changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Returns the size of a child within a container of `parentSize` points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Called before the view changes to `size` points, from iOS 8.
  func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  )

  /// Called before the traits change, from iOS 8.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
}

/// The key of a transition's controllers.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller on screen at the start.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController"
  )
  /// The controller on screen at the end.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController"
  )
}

/// The key of a transition's views.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that is removed.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is added.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
