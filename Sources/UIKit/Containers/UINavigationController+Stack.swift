/// The rules of changing the stack:
///
/// 1. The stack changes at once. Who comes is a child from then on; who leaves stays one until it is off screen.
/// 2. While the view is not on screen, that is all: the new top's view takes the place of the old one's.
/// 3. On screen a transition runs: the old controller hears that it will disappear, the delegate that another will
///    show, the new one that it will appear; at the end follow the did calls in the same order, then `didMove`.
///
/// Source: Apple, UINavigationController; logs for the order.
extension UINavigationController {
  /// Pushes any controller.
  ///
  /// A navigation controller gets here only by `show(_:sender:)`, as when a split view collapses.
  final func push(_ controller: UIViewController, animated: Bool) {
    if stack.contains(controller) {
      UIKitException.raise(
        .invalidArgumentException,
        World.current.behavior.reportsRepeatedPushInNewWords
          ? "\(self) is pushing the same view controller instance (\(controller)) more than once which is "
            + "not supported"
          : "Pushing the same view controller instance more than once is not supported (\(controller))"
      )
    }
    change(to: stack + [controller], .push, animated: animated)
  }

  final func pop(to index: Int, animated: Bool) -> [UIViewController]? {
    guard index + 1 < stack.count else { return nil }
    let popped = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), .pop, animated: animated)
    return popped
  }

  final func replaceStack(with controllers: [UIViewController], animated: Bool) {
    for (index, controller) in controllers.enumerated() where controllers[..<index].contains(controller) {
      UIKitException.raise(
        .invalidArgumentException,
        "All view controllers in a navigation controller must be distinct (\(controller))"
      )
    }
    guard controllers != stack else { return }
    let isBelow = controllers.last.map(stack.contains) ?? true
    change(to: controllers, isBelow ? .pop : .push, animated: animated)
  }

  final func change(to newStack: [UIViewController], _ operation: Operation, animated: Bool) {
    if !isCallingBack, let transition {
      if animated && transition.isAnimated {
        let name = operation == .pop ? "pop" : "push"
        World.current.console.log("nested \(name) animation can result in corrupted navigation bar")
      }
      finish(transition)
    }
    let oldStack = stack
    stack = newStack
    for controller in newStack where controller.storedParent !== self { addChild(controller) }
    for controller in oldStack where !newStack.contains(controller) { controller.willMove(toParent: nil) }
    let change = NavigationChange(operation: operation, isAnimated: animated, oldStack: oldStack)
    if isCallingBack {
      waitingChange = change
    } else {
      show(change)
    }
  }

  // MARK: Showing

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
      NavigationChange(operation: change.operation, isAnimated: isAnimated, oldStack: change.oldStack),
      coordinator: TransitionCoordinator(
        in: stage,
        duration: isAnimated ? UINavigationController.transitionDuration : 0,
        targetTransform: .identity,
        controllers: [.from: old, .to: new].compactMapValues { $0 },
        views: [.from: old?.viewIfLoaded, .to: new.view].compactMapValues { $0 }
      )
    )
    transition.coordinator.isInteractive = isDriven
    transition.coordinator.initiallyInteractive = isDriven
    begin(transition)
    if isDriven { return }
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
    World.current.application.beginIgnoringInteractionEvents()
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
      put(new, above: isPush ? old : nil, below: isPush ? nil : old)
      bar.beginChange(to: barItems, !transition.isAnimated ? .none : isPush ? .forward : .backward)
      storedToolbar.setItems(new.toolbarItems, animated: false)
      layOutBars()
      view.layoutIfNeeded()
    }
  }

  private func put(_ new: UIViewController, above: UIViewController?, below: UIViewController?) {
    staged = new
    guard let newView = new.view else { return }
    new.isExchanging = true
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
    let timeline = World.current.timeline
    let application = World.current.application
    transition.end = timeline.schedule(at: timeline.now + duration) { [weak self] in
      World.current.onNextTurn {
        guard let self else {
          // The controller is gone, and its transition with it.
          application.endIgnoringInteractionEvents()
          return
        }
        if self.transition === transition { self.finish(transition) }
      }
    }
    if waitingChange != nil { finish(transition) }
  }

  /// Ends a transition with all its callbacks.
  final func finish(_ transition: NavigationTransition) {
    guard self.transition === transition else { return }
    if let end = transition.end { World.current.timeline.cancel(end) }
    let (gone, shown) =
      transition.isAbandoned
      ? (transition.new, transition.old) : (transition.old, Optional(transition.new))
    isCallingBack = true
    advance(transition, to: transition.isAbandoned ? 0 : 1)
    self.transition = nil
    runningTransition = nil
    gone?.viewIfLoaded?.removeFromSuperview()
    if gone?.appearance == .disappearing { gone?.endTransition() }
    transition.new.isExchanging = false
    if shown?.appearance == .appearing && appearance != .appearing { shown?.endTransition() }
    settleChildren()
    bar.endChange()
    if transition.isAbandoned {
      bar.beginChange(to: barItems, .none)
      storedToolbar.setItems(shown?.toolbarItems, animated: false)
    }
    tabBarController?.layOutBar()
    layOutBars()
    transition.coordinator.finish()
    if let shown {
      delegate?.navigationController(self, didShow: shown, animated: transition.isAnimated)
    }
    World.current.application.endIgnoringInteractionEvents()
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
    bar.beginChange(to: barItems, .none)
    storedToolbar.setItems(new?.toolbarItems, animated: false)
    settleChildren()
    layOutBars()
    showWhatWaits()
  }

  /// Lets those go that have left the stack, and tells those that have come that they are there.
  private func settleChildren() {
    let wasCallingBack = isCallingBack
    isCallingBack = true
    for child in children where !stack.contains(child) && child !== staged { child.removeFromParent() }
    for child in stack
    where child.isEnteringParent && (child === staged || child !== stack.last || staged == nil) {
      child.didMove(toParent: self)
    }
    storedChildren.sort { stackIndex(of: $0) < stackIndex(of: $1) }
    isCallingBack = wasCallingBack
  }

  private func stackIndex(of controller: UIViewController) -> Int {
    stack.firstIndex(of: controller) ?? Int.max
  }

  final var barItems: [UINavigationItem] { stack.map(\.navigationItem) }

  final func backButtonWasTapped() {
    popViewController(animated: true)
  }
}
