/// Provides the animators and the presentation controller of a presented controller.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// The animator of the presentation; nil, the default, for that of the transition style.
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// The animator of the dismissal; nil, the default, for that of the transition style.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// The object that drives the animator of a presentation; nil, the default, if nothing does.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// The object that drives the animator of a dismissal; nil, the default, if nothing does.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// The presentation controller for the style `custom`; nil, the default, for a plain one.
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns nil.
  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns nil.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns nil.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Returns nil.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Returns nil.
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// An animator for the transition from one controller to another.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// The duration of the animation, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval

  /// Adds the new view to the container, animates, and calls `completeTransition` at the end.
  ///
  /// Until that call the transition is in progress, and nothing else is presented or dismissed.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// The animations as an animator that can be interrupted; nil, the default, if `animateTransition` starts them.
  ///
  /// It returns the same animator during a transition.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)?

  /// Called after the transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns nil.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? { nil }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The state of a transition, for its animator.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which the transition takes place.
  var containerView: UIView { get }

  /// Whether the transition is animated.
  var isAnimated: Bool { get }

  /// Whether an interaction drives it at present.
  var isInteractive: Bool { get }

  /// Whether it was cancelled.
  var transitionWasCancelled: Bool { get }

  /// The style of the presentation; `none` in containers.
  var presentationStyle: UIModalPresentationStyle { get }

  /// The rotation of the interface; the identity if it doesn't rotate.
  var targetTransform: CGAffineTransform { get }

  /// Tells the transition of the progress of its interaction, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Tells the transition that its interaction has ended, and that the transition will be completed.
  func finishInteractiveTransition()

  /// Tells the transition that its interaction has ended, and that the transition will be cancelled.
  func cancelInteractiveTransition()

  /// Tells a running transition that it is interactive from now on.
  func pauseInteractiveTransition()

  /// Ends the transition; false cancels it.
  ///
  /// Further calls have no effect.
  func completeTransition(_ didComplete: Bool)

  /// The controller on screen at the start or at the end.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// The view that leaves or appears; nil for a view that stays.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The initial frame of a controller's view in the container; zero if it isn't there yet.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// The final frame of a controller's view in the container; zero if it leaves.
  func finalFrame(for vc: UIViewController) -> CGRect
}
