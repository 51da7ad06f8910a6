extension UINavigationController {
  /// The phase of the last change of the stack on its way to the screen.
  ///
  /// ```
  ///            begin                 callbacks are over            finish
  ///   settled ───────▶ announcing ────────────────────▶ moving ───────────▶ settling ───▶ settled
  ///      │                  ▲                              │                    ▲
  ///      │                  └───────────── abandon ────────┘                    │
  ///      └──────────────────────── without a transition ────────────────────────┘
  /// ```
  ///
  /// A change during `moving` first finishes the running transition. A change made by a callback, during
  /// `announcing` or `settling`, waits: after `announcing` it ends the transition immediately, after
  /// `settling` it is shown.
  enum Phase {
    /// The top of the stack is on screen.
    case settled

    /// Controllers and the delegate are notified that a transition begins or was cancelled.
    case announcing(NavigationTransition)

    /// The animation of a transition is running, or a gesture drives it.
    case moving(NavigationTransition)

    /// Controllers and the delegate are notified that a change has ended.
    case settling

    var transition: NavigationTransition? {
      switch self {
      case .announcing(let transition), .moving(let transition): transition
      case .settled, .settling: nil
      }
    }

    /// Whether callbacks of the application may be running.
    var isCallingBack: Bool {
      switch self {
      case .announcing, .settling: true
      case .settled, .moving: false
      }
    }
  }
}

/// Brings the top of the stack on screen: with a slide, with the delegate's animation, or immediately.
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
    let isInteractive = isDriven || transition.interactor?.wantsInteractiveStart ?? false
    transition.coordinator.isInteractive = isInteractive
    transition.coordinator.initiallyInteractive = isInteractive
    transition.coordinator.isInterruptible = transition.interactor != nil
    transition.context?.coordinator = transition.coordinator
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
    phase = .announcing(transition)
    runningTransition = transition.coordinator
    transition.touches.beginIgnoring()
    let (old, new) = (transition.old, transition.new)
    new.loadViewIfNeeded()
    let exchange = ChildExchange(old: old, new: new)
    exchange.begin(animated: transition.isAnimated) {
      delegate?.navigationController(self, willShow: new, animated: transition.isAnimated)
    }
    phase = .moving(transition)
    let isPush = transition.operation != .pop
    UIView.performWithoutAnimation {
      staged = new
      exchange.holdCalls()
      // The delegate's animation adds the view itself.
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

  /// Animates the rest of a transition.
  final func animate(_ transition: NavigationTransition, to progress: CGFloat) {
    let duration = UINavigationController.transitionDuration * Double(abs(progress - transition.progress))
    UIView.animate(withDuration: duration, delay: 0, options: .beginFromCurrentState) { [self] in
      advance(transition, to: progress)
      transition.coordinator.runAnimations()
      tabBarController?.layOutBar()
    }
    let timeline = device.timeline
    transition.end = timeline.schedule(at: timeline.now + duration) { [weak self] in
      self?.device.onNextPass { self?.finish(transition) }
    }
    if pendingChange != nil { finish(transition) }
  }

  /// Ends a transition with all its callbacks.
  ///
  /// Source for their order after a cancelled one: wangling.me, "The Inconsistent Order of View Transition
  /// Events" (2014, iOS 7).
  final func finish(_ transition: NavigationTransition) {
    guard phase.transition === transition else { return }
    if let end = transition.end { device.timeline.cancel(end) }
    let (gone, shown) =
      transition.isAbandoned
      ? (transition.new, transition.old) : (transition.old, Optional(transition.new))
    phase = .announcing(transition)
    advance(transition, to: transition.isAbandoned ? 0 : 1)
    phase = .settling
    runningTransition = nil
    if let view = shown?.viewIfLoaded, view.superview !== stage { stage.addSubview(view) }
    gone?.viewIfLoaded?.removeFromSuperview()
    gone?.endDisappearing()
    transition.new.isExchanging = false
    if transition.isAbandoned, appearance.isVisible { shown?.beginAppearing(animated: true) }
    if appearance != .appearing { shown?.endAppearing() }
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
    transition.touches.endIgnoring()
    phase = .settled
    setNeedsStatusBarAppearanceUpdate()
    showPendingChange()
  }

  /// Shows a change that callbacks have made.
  private func showPendingChange() {
    guard let waiting = pendingChange else { return }
    pendingChange = nil
    show(waiting)
  }

  /// Replaces the view on the stage by that of the top controller, without a transition.
  final func showTopAtOnce() {
    let (old, new) = (staged, stack.last)
    if old !== new {
      phase = .settling
      old?.beginDisappearing(animated: false)
      if let new, appearance.isVisible, !new.appearance.isVisible {
        new.loadViewIfNeeded()
        if appearance == .appearing { new.beginAppearing(animated: false) }
      }
      staged = new
      if let newView = new?.view { stage.addSubview(newView) }
      old?.viewIfLoaded?.removeFromSuperview()
      old?.endDisappearing()
      phase = .settled
    }
    changeBar(.none)
    storedToolbar.setItems(new?.toolbarItems, animated: false)
    settleChildren()
    layOutBars()
    showPendingChange()
  }
}

// MARK: - Animators

/// The delegate's own animations between controllers.
///
/// The animation adds the new view to the container. Whatever it does, at the end only the new view is in the
/// container, or only the old one if the animation reports that it was not completed.
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
    transition.interactor = delegate?.navigationController(self, interactionControllerFor: animator)
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

  /// Runs the delegate's animation, together with that of the bar.
  final func run(
    _ animator: any UIViewControllerAnimatedTransitioning,
    of transition: NavigationTransition,
    with context: TransitionContext
  ) {
    transition.progress = 1
    context.run(animator, transition.interactor) { [self] in
      UIView.animate(withDuration: transition.coordinator.transitionDuration) { [self] in
        shownBar.setChangeProgress(1)
        if bar.hasLargeTitles { placeBar() }
        transition.coordinator.runAnimations()
        tabBarController?.layOutBar()
      }
    }
    if pendingChange != nil { finish(transition) }
  }

  private func animationDidEnd(of transition: NavigationTransition, _ didComplete: Bool) {
    guard phase.transition === transition else { return }
    if !didComplete { abandon(transition) }
    transition.animator?.animationEnded(didComplete)
    finish(transition)
  }
}

// MARK: - Interactive pop

/// The swipe from the leading edge, which drives a pop.
///
/// When the finger is lifted at more than 100 points per second, its direction decides whether the pop is
/// completed or cancelled. Otherwise the pop is completed if the finger has moved more than half of the
/// distance. A cancelled pop restores the stack.
///
/// Source: Apple, UINavigationController.interactivePopGestureRecognizer.
extension UINavigationController {
  /// The progress from which lifting a slow finger completes the pop.
  private static let decidingProgress: CGFloat = 0.5

  /// The speed, in points per second, from which the direction decides.
  private static let decidingSpeed: CGFloat = 100

  /// 1 where pushed controllers come from the right, -1 where they come from the left.
  final var forwardSign: CGFloat { stage.isRightToLeft ? -1 : 1 }

  final func popRecognizerDidChange(_ pan: UIPanGestureRecognizer) {
    let width = max(1, stage.bounds.width)
    let progress = min(1, max(0, forwardSign * pan.translation(in: view).x / width))
    switch pan.state {
    case .began:
      beginDrivenPop()
      drivePop(to: progress)
    case .changed:
      drivePop(to: progress)
    case .ended:
      let speed = forwardSign * pan.velocity(in: view).x
      let isDecided = abs(speed) > UINavigationController.decidingSpeed
      let completes = isDecided ? speed > 0 : progress > UINavigationController.decidingProgress
      endDrivenPop(completes: completes)
    case .cancelled:
      endDrivenPop(completes: false)
    case .possible, .failed:
      break
    }
  }

  private func beginDrivenPop() {
    guard case .settled = phase, stack.count > 1, appearance == .appeared else { return }
    let oldStack = stack
    stack.last?.willMove(toParent: nil)
    stack.removeLast()
    show(NavigationChange(operation: .pop, isAnimated: true, oldStack: oldStack), isDriven: true)
  }

  private func drivePop(to progress: CGFloat) {
    guard let transition = phase.transition, transition.coordinator.isInteractive else { return }
    transition.coordinator.drivenProgress = progress
    advance(transition, to: progress)
  }

  private func endDrivenPop(completes: Bool) {
    guard let transition = phase.transition, transition.coordinator.isInteractive else { return }
    transition.coordinator.isInteractive = false
    transition.coordinator.drivenProgress = nil
    if !completes { abandon(transition) }
    animate(transition, to: completes ? 1 : 0)
  }

  /// Cancels a transition: the new controller gets `viewWillDisappear` immediately, and the old one its
  /// callbacks at the end.
  final func abandon(_ transition: NavigationTransition) {
    transition.isAbandoned = true
    transition.coordinator.isCancelled = true
    stack = transition.oldStack
    staged = transition.old
    phase = .announcing(transition)
    transition.old?.isLeavingParent = false
    if !stack.contains(transition.new) { transition.new.willMove(toParent: nil) }
    transition.new.beginDisappearing(animated: true)
    phase = .moving(transition)
  }
}

/// A transition of a navigation controller from one controller to another.
@MainActor
final class NavigationTransition {
  let old: UIViewController?
  let new: UIViewController
  let operation: UINavigationController.Operation
  let isAnimated: Bool

  /// The stack before the transition, which is restored if the transition is cancelled.
  let oldStack: [UIViewController]

  /// Runs animations alongside the transition; set before the transition's first callback.
  var coordinator = TransitionCoordinator(in: UIView(frame: .zero), duration: 0, targetTransform: .identity)

  /// The delegate's animation, which replaces the slide, and its context.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  /// What drives it; nil if it runs by itself.
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  var context: TransitionContext?

  /// The progress from 0 to 1, or that at the end of a running animation.
  var progress: CGFloat = 0

  /// Whether the transition was cancelled.
  var isAbandoned = false

  /// The timeline entry for the end of the animation.
  var end: Timeline.EntryID?

  let touches = IgnoredTouches()

  init(from old: UIViewController?, to new: UIViewController, _ change: NavigationChange) {
    self.old = old
    self.new = new
    operation = change.operation
    isAnimated = change.isAnimated
    oldStack = change.oldStack
  }
}

/// Allows the edge swipe only when there is a back button.
///
/// It is the recognizer's delegate. An application that sets another delegate makes its own decision, as on a
/// device.
@MainActor
final class PopGestureDelegate: UIGestureRecognizerDelegate {
  @WeakReference var controller: UINavigationController?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, !controller.isNavigationBarHidden else { return false }
    return controller.handlesBack && controller.shownBar.backButton != nil
  }
}
