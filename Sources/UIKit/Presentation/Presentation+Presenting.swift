extension Presentation {
  /// Brings the presented controller on screen.
  func present(animated: Bool, completion: (() -> Void)?) {
    guard let presenting, let shown, let window = presenting.storedView?.window else { return }
    let application = SimulatedDevice.current.application
    shown.modal.phase = .presenting
    notePresenterPlace()
    presenterPlace?.traits = presenting.traitCollection
    if active.decidesForScreen { application.turnForPresentation(of: shown, in: window) }
    guard let presenterView = presenting.view else { return }
    addContainer(over: presenterView, in: window)
    shown.loadViewIfNeeded()
    let animator = animator(isPresenting: true)
    let duration = start(animator, animated: animated, from: presenting, to: shown)
    controller.delegate?.presentationController(
      controller,
      willPresentWithAdaptiveStyle: adaptedStyle,
      transitionCoordinator: coordinator
    )
    active.presentationTransitionWillBegin()
    if presenterPlace != nil { presenting.beginAppearing(false, animated: animated) }
    shown.isExchanging = true
    shown.beginAppearing(true, animated: animated)
    let place = active.frameOfPresentedViewInContainerView
    let context = TransitionContext(
      in: container,
      from: TransitionContext.Side(
        controller: presenting,
        view: presenterPlace == nil ? nil : presenterView,
        initialFrame: presenterView.frame,
        finalFrame: presenterPlace == nil ? presenterView.frame : .zero
      ),
      to: TransitionContext.Side(
        controller: shown,
        view: active.presentedView,
        initialFrame: .zero,
        finalFrame: place
      ),
      isAnimated: animated,
      presentationStyle: active.presentationStyle
    ) { [self] didComplete in
      endPresenting(didComplete, animated: animated, completion: completion)
    }
    run(context, duration: duration, animated: animated)
  }

  private func endPresenting(_ didComplete: Bool, animated: Bool, completion: (() -> Void)?) {
    guard isRunning else { return }
    let animator = stop(animated: animated)
    guard let shown, let presenting else {
      removeContainer()
      return
    }
    guard didComplete else {
      takeBackPresenting(shown, presenting, animated: animated)
      animator?.animationEnded(false)
      return
    }
    addPresentedView()
    shown.isExchanging = false
    shown.endAppearing()
    if presenterPlace != nil && active.shouldRemovePresentersView {
      coverPresenter()
      presenting.endAppearing()
    }
    active.presentationTransitionDidEnd(true)
    animator?.animationEnded(true)
    if shown.modal.phase == .presenting { shown.modal.phase = .settled }
    SimulatedDevice.current.application.statusBarMayHaveChanged()
    completion?()
  }

  /// The animation called the presentation off.
  private func takeBackPresenting(
    _ shown: UIViewController,
    _ presenting: UIViewController,
    animated: Bool
  ) {
    shown.isExchanging = false
    if presenterPlace != nil { presenting.beginAppearing(true, animated: animated) }
    shown.beginAppearing(false, animated: animated)
    shown.storedView?.removeFromSuperview()
    presenting.endAppearing()
    shown.endAppearing()
    forgetRelations()
    active.presentationTransitionDidEnd(false)
    removeContainer()
    shown.modal.phase = .settled
    SimulatedDevice.current.application.statusBarMayHaveChanged()
  }

  // MARK: Both ways

  /// Begins a transition: touches and turns of the interface wait for its end.
  func start(
    _ animator: any UIViewControllerAnimatedTransitioning,
    animated: Bool,
    from: UIViewController,
    to: UIViewController
  ) -> TimeInterval {
    isRunning = true
    ownsTransition = true
    let duration = animated ? animator.transitionDuration(using: nil) : 0
    let coordinator = TransitionCoordinator(
      in: container,
      duration: duration.isFinite ? max(0, duration) : 0,
      targetTransform: .identity,
      isAnimated: animated,
      presentationStyle: active.presentationStyle,
      controllers: [.from: from, .to: to],
      views: [
        .from: from === presenting && presenterPlace == nil ? nil : from.storedView,
        .to: to === presenting && presenterPlace == nil ? nil : to.storedView,
      ].compactMapValues { $0 }
    )
    self.coordinator = coordinator
    self.animator = animated ? animator : nil
    from.runningTransition = coordinator
    to.runningTransition = coordinator
    SimulatedDevice.current.application.beginTransition(ignoringTouches: animated)
    return coordinator.transitionDuration
  }

  /// Runs the animation, and what goes along with it.
  func run(_ context: TransitionContext, duration: TimeInterval, animated: Bool) {
    // A callback may have replaced the root meanwhile.
    guard isRunning else { return }
    guard animated, let animator else {
      addPresentedView()
      coordinator?.runAnimations()
      container.layoutIfNeeded()
      context.completeTransition(true)
      return
    }
    container.layoutIfNeeded()
    animator.animateTransition(using: context)
    UIView.animate(withDuration: duration) { [coordinator] in coordinator?.runAnimations() }
  }

  /// The transition is over; returns the animation to be told.
  ///
  /// A presentation that was taken along only forgets it: the one that began the transition ends it.
  func stop(animated: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    isRunning = false
    let coordinator = coordinator
    self.coordinator = nil
    for controller in [shown, presenting] where controller?.runningTransition === coordinator {
      controller?.runningTransition = nil
    }
    if ownsTransition {
      ownsTransition = false
      coordinator?.finish()
      SimulatedDevice.current.application.endTransition(ignoringTouches: animated)
    }
    defer { animator = nil }
    return animator
  }

  /// Puts the presented view into the container, unless the animation or the presentation controller did.
  func addPresentedView() {
    guard shown?.modal.phase != .dismissing, let view = active.presentedView else { return }
    if view.window == nil {
      view.frame = active.frameOfPresentedViewInContainerView
      container.addSubview(view)
    }
    container.setNeedsLayout()
  }

  /// The animation of the application, of the style, or of the modal transition style.
  func animator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    guard let shown, let presenting else {
      return ModalTransitionAnimator(.coverVertical, isPresenting: isPresenting)
    }
    let delegate = shown.transitioningDelegate
    let custom =
      isPresenting
      ? delegate?.animationController(
        forPresented: shown,
        presenting: presenting,
        source: source ?? presenting
      ) : delegate?.animationController(forDismissed: shown)
    if let own = custom ?? active.makeAnimator(isPresenting: isPresenting) { return own }
    let providesStyle = active.staysInContext && presenting.providesPresentationContextTransitionStyle
    return ModalTransitionAnimator(
      (providesStyle ? presenting : shown).modalTransitionStyle,
      isPresenting: isPresenting
    )
  }

  /// The presenter presents nothing any more.
  func forgetRelations() {
    if let presenting, presenting.modal.presented === shown { presenting.modal.presented = nil }
    shown?.modal.presenter = nil
  }
}
