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
