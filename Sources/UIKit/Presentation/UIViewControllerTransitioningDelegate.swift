/// Supplies animations, and the presentation controller, of a controller that is presented.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// The animation of a presentation; nil, the default, for the transition style's own.
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// The animation of a dismissal; nil, the default, for the transition style's own.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// The presentation controller for the style `custom`; nil, the default, for a plain one.
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Leaves the animation to the transition style.
  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Leaves the animation to the transition style.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Leaves the presentation to a plain presentation controller.
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// An animation from one controller to another.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// How long the animation takes, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval

  /// Puts the new view into the container, animates, and calls `completeTransition` at the end.
  ///
  /// Until that call the transition goes on, and nothing else is presented or dismissed.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// The transition is over.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

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
