/// Lets others animate, and clean up, together with a change that is under way.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs `animation` inside the animation of the change, and `completion` when it is over.
  ///
  /// Returns true if they will run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Like the above, for an animation of `view`, which may lie outside the container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
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

/// A change of size or controllers that is under way.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the change is animated.
  var isAnimated: Bool { get }

  /// Whether a finger drives it at the moment; a turn of the device never is.
  var isInteractive: Bool { get }

  /// Whether it began with a finger that drove it.
  var initiallyInteractive: Bool { get }

  /// How fast it goes on once a finger lets go, in whole changes of its own duration; 1 without a finger.
  var completionVelocity: CGFloat { get }

  /// Whether it was called off.
  var isCancelled: Bool { get }

  /// Its length in seconds.
  var transitionDuration: TimeInterval { get }

  /// How far it is, from 0 to 1.
  var percentComplete: CGFloat { get }

  /// The curve of its animation.
  var completionCurve: UIView.AnimationCurve { get }

  /// The view that everything happens in.
  var containerView: UIView { get }

  /// The turn of the interface, or the identity if only the size changes.
  var targetTransform: CGAffineTransform { get }

  /// The style of the presentation; `none` for other changes.
  var presentationStyle: UIModalPresentationStyle { get }

  /// The controller on screen at the start or at the end; nil for a change of size.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// The view that leaves or comes; nil for one that stays, and for a change of size.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// The coordinator of a change of size or of controllers.
@MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  let isAnimated: Bool
  var isInteractive = false
  var initiallyInteractive = false
  var completionVelocity: CGFloat = 1
  var isCancelled = false

  /// How far a finger has driven the change; nil while none does.
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

  /// Runs what waits; to be called inside the animation of the change.
  func runAnimations() {
    state = .running
    while !animations.isEmpty { animations.removeFirst()(self) }
  }

  /// The change is over.
  func finish() {
    state = .over
    let waiting = completions
    completions = []
    for completion in waiting { completion(self) }
  }
}

/// Something whose content has a size: controllers.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The size that the content would like, in points; zero if it does not care.
  var preferredContentSize: CGSize { get }

  /// A child's `preferredContentSize` has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// The size that a child gets within a container of `parentSize` points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// The view is about to change to `size` points, from iOS 8 on.
  func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  )

  /// The traits are about to change, from iOS 8 on.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
}

/// Names one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a key of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that is on screen at the start.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController"
  )
  /// The controller that is on screen at the end.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController"
  )
}

/// Names one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a key of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that leaves the screen.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that comes on screen.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
