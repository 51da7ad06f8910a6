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
