/// The delegate's own animations between controllers, which an interaction may drive.
///
/// The animation adds the new view to the container. Whatever it does, at the end only the new view is in the container, or only
/// the old one if the animation reports that it was not completed; the old controller is then selected again. Another selection
/// completes a running transition first.
///
/// Source: Apple, UITabBarControllerDelegate and UIViewControllerAnimatedTransitioning.
extension UITabBarController {
  /// Shows a controller with the delegate's animation; returns whether the delegate has one.
  final func transition(from old: UIViewController, to new: UIViewController, _ former: UIViewController?)
    -> Bool
  {
    guard appearance == .appeared, view.window != nil, UIView.areAnimationsEnabled,
      let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
    else { return false }
    let transition = TabTransition(from: old, to: new, former: former, animator)
    self.transition = transition
    transition.interactor = delegate?.tabBarController(self, interactionControllerFor: animator)
    staged = new
    new.loadViewIfNeeded()
    let context = TransitionContext(
      in: stage,
      from: TransitionContext.Side(
        controller: old,
        view: old.viewIfLoaded,
        initialFrame: old.viewIfLoaded?.frame ?? .zero
      ),
      to: TransitionContext.Side(controller: new, view: new.view, finalFrame: contentFrame(of: new)),
      isAnimated: true
    ) { [weak self, weak transition] didComplete in
      if let self, let transition { animationDidEnd(of: transition, didComplete) }
    }
    let coordinator = TransitionCoordinator(
      in: stage,
      duration: animator.transitionDuration(using: context),
      targetTransform: .identity,
      isAnimated: true,
      controllers: [.from: old, .to: new],
      views: [.from: old.viewIfLoaded, .to: new.view].compactMapValues { $0 }
    )
    coordinator.isInteractive = transition.interactor?.wantsInteractiveStart ?? false
    coordinator.initiallyInteractive = coordinator.isInteractive
    coordinator.isInterruptible = transition.interactor != nil
    (transition.coordinator, context.coordinator, runningTransition) = (coordinator, coordinator, coordinator)
    transition.touches.beginIgnoring()
    new.beginAppearing(animated: true)
    old.beginDisappearing(animated: true)
    new.isExchanging = true
    context.run(animator, transition.interactor) {
      UIView.animate(withDuration: coordinator.transitionDuration) { coordinator.runAnimations() }
    }
    return true
  }

  private func animationDidEnd(of transition: TabTransition, _ didComplete: Bool) {
    guard self.transition === transition else { return }
    if !didComplete { abandon(transition) }
    transition.animator.animationEnded(didComplete)
    finish(transition)
  }

  /// Cancels a transition: the new controller gets `viewWillDisappear` at once, and the old one its callbacks at the end.
  private func abandon(_ transition: TabTransition) {
    transition.isAbandoned = true
    transition.coordinator?.isCancelled = true
    (storedSelected, staged) = (transition.former, transition.old)
    transition.new.beginDisappearing(animated: true)
    showTabs()
  }

  /// Ends a transition with its callbacks.
  final func finish(_ transition: TabTransition) {
    guard self.transition === transition else { return }
    self.transition = nil
    runningTransition = nil
    let (gone, shown) =
      transition.isAbandoned ? (transition.new, transition.old) : (transition.old, transition.new)
    if let view = shown.viewIfLoaded, view.superview !== stage { stage.addSubview(view) }
    gone.viewIfLoaded?.removeFromSuperview()
    gone.endDisappearing()
    transition.new.isExchanging = false
    if transition.isAbandoned, appearance.isVisible { shown.beginAppearing(animated: true) }
    if appearance != .appearing { shown.endAppearing() }
    layOutBar()
    transition.coordinator?.finish()
    transition.touches.endIgnoring()
    setNeedsStatusBarAppearanceUpdate()
  }
}

/// A transition of a tab bar controller with the delegate's animation.
@MainActor
final class TabTransition {
  let old: UIViewController
  let new: UIViewController
  /// The controller that was selected before.
  let former: UIViewController?
  let animator: any UIViewControllerAnimatedTransitioning
  /// What drives it; nil if it runs by itself.
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// Runs animations alongside the transition.
  var coordinator: TransitionCoordinator?
  /// Whether the transition was cancelled.
  var isAbandoned = false

  let touches = IgnoredTouches()

  init(
    from old: UIViewController,
    to new: UIViewController,
    former: UIViewController?,
    _ animator: any UIViewControllerAnimatedTransitioning
  ) {
    (self.old, self.new, self.former, self.animator) = (old, new, former, animator)
  }
}
