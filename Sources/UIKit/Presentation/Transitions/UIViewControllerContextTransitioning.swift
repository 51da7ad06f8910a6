/// What an animation needs to know of the transition that it shows.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view that everything happens in.
  var containerView: UIView { get }

  /// Whether the transition is animated.
  var isAnimated: Bool { get }

  /// Whether a finger drives it; a modal transition's never does.
  var isInteractive: Bool { get }

  /// Whether it was called off.
  var transitionWasCancelled: Bool { get }

  /// The style of the presentation; `none` in containers.
  var presentationStyle: UIModalPresentationStyle { get }

  /// The turn of the interface; the identity where it does not turn.
  var targetTransform: CGAffineTransform { get }

  /// Ends the transition; false takes it back.
  ///
  /// Only the first call counts.
  func completeTransition(_ didComplete: Bool)

  /// The controller on screen at the start or at the end.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// The view that leaves or comes; nil for one that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// Where a controller's view is at the start, in the container; zero if it is not there yet.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Where a controller's view belongs at the end, in the container; zero if it is to leave.
  func finalFrame(for vc: UIViewController) -> CGRect
}
