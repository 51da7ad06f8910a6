/// The delegate's own animations between controllers.
///
/// The animation puts the new view into the container itself; whatever it does, at the end the new view is there and
/// the old one gone, or the other way round where the animation says that it did not complete.
///
/// Source: Apple, UINavigationControllerDelegate and UIViewControllerAnimatedTransitioning.
extension UINavigationController {
  /// Asks the delegate for an animation.
  final func takeAnimator(of transition: NavigationTransition) {
    guard let old = transition.old,
      let animator = delegate?.navigationController(
        self,
        animationControllerFor: transition.operation,
        from: old,
        to: transition.new
      )
    else { return }
    transition.animator = animator
    transition.context = TransitionContext(
      in: stage,
      from: TransitionContext.Side(
        controller: old,
        view: old.viewIfLoaded,
        initialFrame: old.viewIfLoaded?.frame ?? .zero
      ),
      to: TransitionContext.Side(
        controller: transition.new,
        view: transition.new.view,
        finalFrame: contentFrame(of: transition.new)
      ),
      isAnimated: true
    ) { [weak self, weak transition] didComplete in
      if let self, let transition { animationDidEnd(of: transition, didComplete) }
    }
  }

  /// Runs the delegate's animation, and turns the bar meanwhile.
  final func run(
    _ animator: any UIViewControllerAnimatedTransitioning,
    of transition: NavigationTransition,
    with context: TransitionContext
  ) {
    UIView.animate(withDuration: transition.coordinator.transitionDuration) { [self] in
      shownBar.setChangeProgress(1)
      transition.coordinator.runAnimations()
      tabBarController?.layOutBar()
    }
    transition.progress = 1
    animator.animateTransition(using: context)
    if waitingChange != nil { finish(transition) }
  }

  private func animationDidEnd(of transition: NavigationTransition, _ didComplete: Bool) {
    guard self.transition === transition else { return }
    if !didComplete { abandon(transition) }
    transition.animator?.animationEnded(didComplete)
    finish(transition)
  }
}
