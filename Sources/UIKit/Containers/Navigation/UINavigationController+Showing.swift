/// How the top of the stack comes on screen: by a slide, by an animation of the delegate's, or at once.
extension UINavigationController {
  /// Brings the top of the stack on screen.
  final func show(_ change: NavigationChange, isDriven: Bool = false) {
    guard isViewLoaded else {
      settleChildren()
      return
    }
    let old = staged
    guard let new = stack.last, new !== old, appearance == .appeared else {
      showTopAtOnce()
      return
    }
    let isAnimated = change.isAnimated && view.window != nil && UIView.areAnimationsEnabled
    let transition = NavigationTransition(
      from: old,
      to: new,
      NavigationChange(operation: change.operation, isAnimated: isAnimated, oldStack: change.oldStack)
    )
    if isAnimated && !isDriven { takeAnimator(of: transition) }
    let ownDuration = isAnimated ? UINavigationController.transitionDuration : 0
    transition.coordinator = TransitionCoordinator(
      in: stage,
      duration: transition.animator?.transitionDuration(using: transition.context) ?? ownDuration,
      targetTransform: .identity,
      isAnimated: isAnimated,
      controllers: [.from: old, .to: new].compactMapValues { $0 },
      views: [.from: old?.viewIfLoaded, .to: new.view].compactMapValues { $0 }
    )
    transition.coordinator.isInteractive = isDriven
    transition.coordinator.initiallyInteractive = isDriven
    begin(transition)
    if isDriven { return }
    if let animator = transition.animator, let context = transition.context {
      run(animator, of: transition, with: context)
      return
    }
    guard isAnimated else {
      advance(transition, to: 1)
      transition.coordinator.runAnimations()
      view.layoutIfNeeded()
      finish(transition)
      return
    }
    animate(transition, to: 1)
  }

  private func begin(_ transition: NavigationTransition) {
    self.transition = transition
    runningTransition = transition.coordinator
    transition.beginIgnoringTouches()
    isCallingBack = true
    let (old, new) = (transition.old, transition.new)
    new.loadViewIfNeeded()
    if let old, old.appearance.isVisible {
      old.beginTransition(appearing: false, animated: transition.isAnimated)
    }
    delegate?.navigationController(self, willShow: new, animated: transition.isAnimated)
    if !new.appearance.isVisible {
      new.beginTransition(appearing: true, animated: transition.isAnimated)
    }
    isCallingBack = false
    let isPush = transition.operation != .pop
    UIView.performWithoutAnimation {
      staged = new
      new.isExchanging = true
      // An animation of the delegate's puts the view in itself.
      if transition.animator == nil { put(new, above: isPush ? old : nil, below: isPush ? nil : old) }
      changeBar(!transition.isAnimated ? .none : isPush ? .forward : .backward)
      storedToolbar.setItems(new.toolbarItems, animated: false)
      layOutBars()
      view.layoutIfNeeded()
    }
  }

  private func put(_ new: UIViewController, above: UIViewController?, below: UIViewController?) {
    guard let newView = new.view else { return }
    if let lower = above?.viewIfLoaded, lower.superview === stage {
      stage.insertSubview(newView, aboveSubview: lower)
    } else if let upper = below?.viewIfLoaded, upper.superview === stage {
      stage.insertSubview(newView, belowSubview: upper)
    } else {
      stage.addSubview(newView)
    }
  }

  /// Animates what is left of a transition.
  final func animate(_ transition: NavigationTransition, to progress: CGFloat) {
    let duration = UINavigationController.transitionDuration * Double(abs(progress - transition.progress))
    UIView.animate(withDuration: duration, delay: 0, options: .beginFromCurrentState) { [self] in
      advance(transition, to: progress)
      transition.coordinator.runAnimations()
      tabBarController?.layOutBar()
    }
    let timeline = SimulatedDevice.current.timeline
    transition.end = timeline.schedule(at: timeline.now + duration) { [weak self] in
      SimulatedDevice.current.onNextTurn { self?.finish(transition) }
    }
    if waitingChange != nil { finish(transition) }
  }

  /// Ends a transition with all its callbacks.
  ///
  /// Their order after an abandoned one: wangling.me, "The Inconsistent Order of View Transition Events" (2014, iOS 7).
  final func finish(_ transition: NavigationTransition) {
    guard self.transition === transition else { return }
    if let end = transition.end { SimulatedDevice.current.timeline.cancel(end) }
    let (gone, shown) =
      transition.isAbandoned
      ? (transition.new, transition.old) : (transition.old, Optional(transition.new))
    isCallingBack = true
    advance(transition, to: transition.isAbandoned ? 0 : 1)
    self.transition = nil
    runningTransition = nil
    if let view = shown?.viewIfLoaded, view.superview !== stage { stage.addSubview(view) }
    gone?.viewIfLoaded?.removeFromSuperview()
    if gone?.appearance == .disappearing { gone?.endTransition() }
    transition.new.isExchanging = false
    if transition.isAbandoned, let shown, appearance.isVisible, !shown.appearance.isVisible {
      shown.beginTransition(appearing: true, animated: true)
    }
    if shown?.appearance == .appearing && appearance != .appearing { shown?.endTransition() }
    settleChildren()
    shownBar.endChange()
    if transition.isAbandoned {
      changeBar(.none)
      storedToolbar.setItems(shown?.toolbarItems, animated: false)
    }
    tabBarController?.layOutBar()
    layOutBars()
    transition.coordinator.finish()
    if let shown {
      delegate?.navigationController(self, didShow: shown, animated: transition.isAnimated)
    }
    transition.endIgnoringTouches()
    isCallingBack = false
    setNeedsStatusBarAppearanceUpdate()
    showWhatWaits()
  }

  /// Shows what callbacks have changed meanwhile.
  private func showWhatWaits() {
    guard let waiting = waitingChange else { return }
    waitingChange = nil
    show(waiting)
  }

  /// Puts the view of the top in place of what is on the stage, without a transition of its own.
  final func showTopAtOnce() {
    let (old, new) = (staged, stack.last)
    if old !== new {
      isCallingBack = true
      if let old, old.appearance.isVisible { old.beginTransition(appearing: false, animated: false) }
      if let new, appearance.isVisible, !new.appearance.isVisible {
        new.loadViewIfNeeded()
        if appearance == .appearing { new.beginTransition(appearing: true, animated: false) }
      }
      staged = new
      if let newView = new?.view { stage.addSubview(newView) }
      old?.viewIfLoaded?.removeFromSuperview()
      if old?.appearance == .disappearing { old?.endTransition() }
      isCallingBack = false
    }
    changeBar(.none)
    storedToolbar.setItems(new?.toolbarItems, animated: false)
    settleChildren()
    layOutBars()
    showWhatWaits()
  }
}
