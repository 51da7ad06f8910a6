extension Presentation {
  /// Presents the controller.
  func present(animated: Bool, completion: (() -> Void)?) {
    guard let presenting, let shown, let window = presenting.storedView?.window else { return }
    let application = device.application
    shown.modal.phase = .presenting
    savePresenterPosition()
    presenterPosition?.traits = presenting.traitCollection
    if active.decidesForScreen { application.rotateForPresentation(of: shown, in: window) }
    guard let presenterView = presenting.view else { return }
    addContainer(over: presenterView, in: window)
    shown.loadViewIfNeeded()
    let animator = animator(isPresenting: true)
    if animated {
      interactor = shown.transitioningDelegate?.interactionControllerForPresentation(using: animator)
    }
    let duration = start(animator, animated: animated, from: presenting, to: shown)
    controller.delegate?.presentationController(
      controller,
      willPresentWithAdaptiveStyle: adaptedStyle,
      transitionCoordinator: coordinator
    )
    active.presentationTransitionWillBegin()
    if presenterPosition != nil { presenting.beginDisappearing(animated: animated) }
    shown.isExchanging = true
    shown.beginAppearing(animated: animated)
    let frame = active.frameOfPresentedViewInContainerView
    let context = TransitionContext(
      in: container,
      from: TransitionContext.Side(
        controller: presenting,
        view: presenterPosition == nil ? nil : presenterView,
        initialFrame: presenterView.frame,
        finalFrame: presenterPosition == nil ? presenterView.frame : .zero
      ),
      to: TransitionContext.Side(
        controller: shown,
        view: active.presentedView,
        initialFrame: .zero,
        finalFrame: frame
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
    shown.endPendingTransition()
    if presenterPosition != nil && active.shouldRemovePresentersView {
      coverPresenter()
      presenting.endPendingTransition()
    }
    active.presentationTransitionDidEnd(true)
    animator?.animationEnded(true)
    if shown.modal.phase == .presenting { shown.modal.phase = .settled }
    device.application.statusBarMayHaveChanged()
    completion?()
  }

  /// Reverts the presentation after the animation was cancelled.
  private func takeBackPresenting(
    _ shown: UIViewController,
    _ presenting: UIViewController,
    animated: Bool
  ) {
    shown.isExchanging = false
    if presenterPosition != nil { presenting.beginAppearing(animated: animated) }
    shown.beginDisappearing(animated: animated)
    shown.storedView?.removeFromSuperview()
    presenting.endPendingTransition()
    shown.endPendingTransition()
    clearRelations()
    active.presentationTransitionDidEnd(false)
    removeContainer()
    shown.modal.phase = .settled
    device.application.statusBarMayHaveChanged()
  }

  // MARK: Common parts

  /// Begins a transition; touches are ignored, and rotations wait for its end.
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
        .from: from === presenting && presenterPosition == nil ? nil : from.storedView,
        .to: to === presenting && presenterPosition == nil ? nil : to.storedView,
      ].compactMapValues { $0 }
    )
    let isInteractive = interactor?.wantsInteractiveStart ?? false
    coordinator.isInteractive = isInteractive
    coordinator.initiallyInteractive = isInteractive
    coordinator.isInterruptible = interactor != nil
    self.coordinator = coordinator
    self.animator = animated ? animator : nil
    from.runningTransition = coordinator
    to.runningTransition = coordinator
    device.application.beginTransition(ignoringTouches: animated)
    return coordinator.transitionDuration
  }

  /// Runs the animation and the alongside animations.
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
    context.coordinator = coordinator
    context.run(animator, interactor) { [coordinator] in
      UIView.animate(withDuration: duration) { coordinator?.runAnimations() }
    }
  }

  /// Ends the transition; returns the animator to notify.
  ///
  /// A presentation that takes part in another one's transition only clears its state: the owner of
  /// the transition ends it.
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
      device.application.endTransition(ignoringTouches: animated)
    }
    defer { (animator, interactor) = (nil, nil) }
    return animator
  }

  /// Adds the presented view to the container, unless the animator or the presentation
  /// controller has done so.
  func addPresentedView() {
    guard shown?.modal.phase != .dismissing, let view = active.presentedView else { return }
    if view.window == nil {
      view.frame = active.frameOfPresentedViewInContainerView
      container.addSubview(view)
    }
    container.setNeedsLayout()
  }

  /// The animator of the application, of the style, or of the modal transition style.
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

  /// Clears the presenter's reference to the presented controller.
  func clearRelations() {
    if let presenting, presenting.modal.presented === shown { presenting.modal.presented = nil }
    shown?.modal.presenter = nil
  }
}

// MARK: - Dismissing

extension Presentation {
  /// Dismisses the presented controller and all presentations above it; only the topmost is animated.
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    let chain = presentationsAbove
    guard let top = chain.last, let presenting, let leaving = top.shown else { return }
    for presentation in chain {
      presentation.shown?.modal.phase = .dismissing
    }
    let application = device.application
    if let window = container.window, active.decidesForScreen {
      application.rotateAfterDismissal(in: window)
    }
    let animator = top.animator(isPresenting: false)
    if animated {
      interactor = leaving.transitioningDelegate?.interactionControllerForDismissal(using: animator)
    }
    let duration = start(animator, animated: animated, from: leaving, to: presenting)
    if top !== self {
      top.isRunning = true
      top.coordinator = coordinator
    }
    for presentation in chain.reversed() { presentation.active.dismissalTransitionWillBegin() }
    for presentation in chain.reversed() {
      guard let controller = presentation.shown, controller.appearance.isVisible else { continue }
      controller.beginDisappearing(animated: animated)
    }
    let isReturning = presenterPosition?.isEmpty ?? false
    if isReturning {
      presenting.isExchanging = true
      presenting.beginAppearing(animated: animated)
      uncoverPresenter()
      container.window?.layoutIfNeeded()
    }
    let context = TransitionContext(
      in: top.container,
      from: TransitionContext.Side(
        controller: leaving,
        view: top.active.presentedView,
        initialFrame: top.active.frameOfPresentedViewInContainerView,
        finalFrame: .zero
      ),
      to: TransitionContext.Side(
        controller: presenting,
        view: isReturning ? presenting.storedView : nil,
        initialFrame: isReturning ? .zero : presenting.storedView?.frame ?? .zero,
        finalFrame: presenting.storedView?.frame ?? .zero
      ),
      isAnimated: animated,
      presentationStyle: active.presentationStyle
    ) { [self] didComplete in
      endDismissing(chain, didComplete, isReturning: isReturning, animated: animated, completion)
    }
    // The presentations between the topmost and the presenter are covered, or are hidden with it.
    for presentation in chain.dropLast() { presentation.container.isHidden = true }
    run(context, duration: duration, animated: animated)
  }

  private func endDismissing(
    _ chain: [Presentation],
    _ didComplete: Bool,
    isReturning: Bool,
    animated: Bool,
    _ completion: (() -> Void)?
  ) {
    guard isRunning else { return }
    let controllers = chain.compactMap(\.shown)
    for presentation in chain where presentation !== self { _ = presentation.stop(animated: animated) }
    let animator = stop(animated: animated)
    guard didComplete else {
      takeBackDismissing(chain, isReturning: isReturning, animated: animated)
      animator?.animationEnded(false)
      return
    }
    if isReturning { uncoverPresenter() }
    for presentation in chain { presentation.clearRelations() }
    if isReturning, let presenting {
      presenting.isExchanging = false
      presenting.endPendingTransition()
    }
    for presentation in chain.reversed() {
      presentation.active.presentedView?.removeFromSuperview()
      presentation.shown?.storedView?.removeFromSuperview()
      presentation.shown?.endPendingTransition()
      presentation.active.dismissalTransitionDidEnd(true)
      presentation.removeContainer()
    }
    animator?.animationEnded(true)
    for controller in controllers {
      controller.modal.phase = .settled
      if let own = controller.modal.presentation, chain.contains(where: { $0 === own }) {
        controller.modal.presentation = nil
        own.controller.storedPresenting = nil
      }
    }
    device.application.statusBarMayHaveChanged()
    completion?()
  }

  /// Reverts the dismissal after the animation was cancelled.
  private func takeBackDismissing(_ chain: [Presentation], isReturning: Bool, animated: Bool) {
    if isReturning, let presenting {
      presenting.isExchanging = false
      presenting.beginDisappearing(animated: animated)
      coverPresenter()
      presenting.endPendingTransition()
    }
    for presentation in chain {
      presentation.container.isHidden = false
      presentation.shown?.modal.phase = .settled
      if let shown = presentation.shown, shown.appearance == .disappearing {
        shown.beginAppearing(animated: animated)
        shown.endPendingTransition()
      }
      presentation.active.dismissalTransitionDidEnd(false)
    }
    device.application.statusBarMayHaveChanged()
  }

  /// Ends the presentation at once because the presenter leaves for good.
  func tearDown() {
    for presentation in presentationsAbove.reversed() {
      if presentation.isRunning { _ = presentation.stop(animated: presentation.animator != nil) }
      let shown = presentation.shown
      presentation.presenting?.isExchanging = false
      presentation.clearRelations()
      shown?.isExchanging = false
      shown?.modal.phase = .settled
      shown?.storedView?.removeFromSuperview()
      presentation.removeContainer()
      shown?.modal.presentation = nil
    }
  }

  /// This presentation and those above it, lowest first.
  var presentationsAbove: [Presentation] {
    var chain = [self]
    while let next = chain.last?.shown?.presentationInTree { chain.append(next) }
    return chain
  }
}

extension UIViewController {
  /// The presentation in which this controller is the presenter.
  final var presentationAbove: Presentation? { modal.presented?.modal.presentation }

  /// The presentation whose presenter is this controller or one that it contains.
  final var presentationInTree: Presentation? {
    if let presentation = presentationAbove { return presentation }
    return storedChildren.lazy.compactMap(\.presentationInTree).first
  }
}
