extension Presentation {
  /// Takes the presented controller, and all that is presented above it, off screen; only the topmost moves.
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    let chain = presentationsAbove
    guard let top = chain.last, let presenting, let leaving = top.shown else { return }
    for presentation in chain {
      presentation.shown?.modal.phase = .dismissing
    }
    let application = SimulatedDevice.current.application
    if let window = container.window, active.decidesForScreen {
      application.turnForReturn(in: window)
    }
    let animator = top.animator(isPresenting: false)
    let duration = start(animator, animated: animated, from: leaving, to: presenting)
    if top !== self {
      top.isRunning = true
      top.coordinator = coordinator
    }
    for presentation in chain.reversed() { presentation.active.dismissalTransitionWillBegin() }
    for presentation in chain.reversed() {
      guard let controller = presentation.shown, controller.appearance.isVisible else { continue }
      controller.beginAppearing(false, animated: animated)
    }
    let isReturning = presenterPlace?.isEmpty ?? false
    if isReturning {
      presenting.isExchanging = true
      presenting.beginAppearing(true, animated: animated)
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
    // What lies between the topmost and the presenter is covered or goes along unseen.
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
    for presentation in chain { presentation.forgetRelations() }
    if isReturning, let presenting {
      presenting.isExchanging = false
      presenting.endAppearing()
    }
    for presentation in chain.reversed() {
      presentation.active.presentedView?.removeFromSuperview()
      presentation.shown?.storedView?.removeFromSuperview()
      presentation.shown?.endAppearing()
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
    SimulatedDevice.current.application.statusBarMayHaveChanged()
    completion?()
  }

  /// The animation called the dismissal off.
  private func takeBackDismissing(_ chain: [Presentation], isReturning: Bool, animated: Bool) {
    if isReturning, let presenting {
      presenting.isExchanging = false
      presenting.beginAppearing(false, animated: animated)
      coverPresenter()
      presenting.endAppearing()
    }
    for presentation in chain {
      presentation.container.isHidden = false
      presentation.shown?.modal.phase = .settled
      if let shown = presentation.shown, shown.appearance == .disappearing {
        shown.beginAppearing(true, animated: animated)
        shown.endAppearing()
      }
      presentation.active.dismissalTransitionDidEnd(false)
    }
    SimulatedDevice.current.application.statusBarMayHaveChanged()
  }

  /// Takes everything off screen at once because the presenter leaves for good.
  func tearDown() {
    for presentation in presentationsAbove.reversed() {
      if presentation.isRunning { _ = presentation.stop(animated: presentation.animator != nil) }
      let shown = presentation.shown
      presentation.presenting?.isExchanging = false
      presentation.forgetRelations()
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
  /// The presentation that shows what this controller itself presents.
  final var presentationAbove: Presentation? { modal.presented?.modal.presentation }

  /// What this controller or one that it contains presents.
  final var presentationInTree: Presentation? {
    if let presentation = presentationAbove { return presentation }
    return storedChildren.lazy.compactMap(\.presentationInTree).first
  }
}
