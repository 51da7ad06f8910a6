/// A transition between two controllers, as passed to its animator.
///
/// Presentations and containers create it, run an animator with it, and get its completion called once.
@MainActor
final class TransitionContext: UIViewControllerContextTransitioning {
  let containerView: UIView
  let isAnimated: Bool
  private(set) var isInteractive = false
  let presentationStyle: UIModalPresentationStyle
  let targetTransform = CGAffineTransform.identity
  private(set) var transitionWasCancelled = false

  /// The controller, view and frames of one side.
  struct Side {
    /// The controller, or nil if there is none.
    var controller: UIViewController?

    /// The view that moves, or nil if it stays.
    var view: UIView?

    /// The view's initial frame; zero if it isn't there at the start.
    var initialFrame = CGRect.zero

    /// The view's final frame; zero if it leaves.
    var finalFrame = CGRect.zero
  }

  /// The coordinator of the transition, which is told of the interaction.
  var coordinator: TransitionCoordinator?

  /// The speed after the interaction, relative to that of the whole.
  var completionSpeed: CGFloat = 1

  private let from: Side
  private let to: Side
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var interactor: (any UIViewControllerInteractiveTransitioning)?
  private var alongside: () -> Void = {}
  private var completion: ((_ didComplete: Bool) -> Void)?

  init(
    in containerView: UIView,
    from: Side,
    to: Side,
    isAnimated: Bool,
    presentationStyle: UIModalPresentationStyle = .none,
    completion: @escaping (_ didComplete: Bool) -> Void
  ) {
    self.containerView = containerView
    self.from = from
    self.to = to
    self.isAnimated = isAnimated
    self.presentationStyle = presentationStyle
    self.completion = completion
  }

  func completeTransition(_ didComplete: Bool) {
    guard let completion else { return }
    self.completion = nil
    transitionWasCancelled = !didComplete
    completion(didComplete)
    // Breaks the cycle of a context that its interaction keeps.
    (animator, interactor, alongside) = (nil, nil, {})
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from.controller
    case .to: to.controller
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    side(of: vc)?.initialFrame ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    side(of: vc)?.finalFrame ?? .zero
  }

  // MARK: Interaction

  /// Runs an animator, or lets an interaction drive it; `alongside` starts the animations of the container.
  func run(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ interactor: (any UIViewControllerInteractiveTransitioning)?,
    alongside: @escaping () -> Void
  ) {
    guard let interactor else {
      animator.animateTransition(using: self)
      return alongside()
    }
    (self.animator, self.interactor, self.alongside) = (animator, interactor, alongside)
    isInteractive = interactor.wantsInteractiveStart
    let isDriven = interactor is UIPercentDrivenInteractiveTransition
    interactor.startInteractiveTransition(self)
    if !isDriven { alongside() }
  }

  /// The duration of the animator, in seconds.
  var duration: TimeInterval { max(0, animator?.transitionDuration(using: self) ?? 0) }

  /// Starts the animator's animations, which then stand still.
  func startDrive() -> TransitionDrive {
    let animator = animator
    return TransitionDrive(
      lasting: duration,
      animator?.interruptibleAnimator(using: self),
      start: { animator?.animateTransition(using: self) },
      alongside: alongside
    )
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive else { return }
    coordinator?.drivenProgress = percentComplete
  }

  func pauseInteractiveTransition() {
    guard !isInteractive else { return }
    isInteractive = true
    coordinator?.interactionDidChange(isInteractive: true)
  }

  func finishInteractiveTransition() { endInteraction(isCancelled: false) }

  func cancelInteractiveTransition() { endInteraction(isCancelled: true) }

  private func endInteraction(isCancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = isCancelled
    coordinator?.completionVelocity = completionSpeed
    coordinator?.isCancelled = isCancelled
    coordinator?.interactionDidChange(isInteractive: false)
  }

  private func side(of controller: UIViewController) -> Side? {
    if from.controller === controller { return from }
    return to.controller === controller ? to : nil
  }
}

/// The animator of the modal transition styles.
@MainActor
final class ModalTransitionAnimator: UIViewControllerAnimatedTransitioning {
  /// The duration of a modal transition, in seconds.
  ///
  /// Not published; devices take about this long for cover vertical.
  static let duration: TimeInterval = 0.4

  private let style: UIModalTransitionStyle
  private let isPresenting: Bool

  init(_ style: UIModalTransitionStyle, isPresenting: Bool) {
    self.style = style
    self.isPresenting = isPresenting
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { ModalTransitionAnimator.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard
      let view = transitionContext.view(forKey: isPresenting ? .to : .from),
      let controller = transitionContext.viewController(forKey: isPresenting ? .to : .from)
    else {
      transitionContext.completeTransition(true)
      return
    }
    let container = transitionContext.containerView
    let finalFrame = transitionContext.finalFrame(for: controller)
    switch style {
    case .coverVertical:
      let top = container.bounds.maxY
      if isPresenting {
        // The view is laid out in its final frame, as below the screen the status bar
        // would not reach into it.
        view.frame = finalFrame
        container.addSubview(view)
        container.layoutIfNeeded()
        UIView.performWithoutAnimation { view.frame.origin.y = top }
        animate(transitionContext) { view.frame = finalFrame }
      } else {
        animate(transitionContext) { view.frame.origin.y = top }
      }
    case .crossDissolve:
      let alpha = view.alpha
      if isPresenting {
        view.frame = finalFrame
        container.addSubview(view)
        container.layoutIfNeeded()
        UIView.performWithoutAnimation { view.alpha = 0 }
        animate(transitionContext) { view.alpha = alpha }
      } else {
        animate(transitionContext) {
          view.alpha = 0
        } cleanup: {
          view.alpha = alpha
        }
      }
    case .flipHorizontal:
      transition(
        transitionContext,
        view,
        finalFrame,
        isPresenting ? .transitionFlipFromRight : .transitionFlipFromLeft
      )
    case .partialCurl:
      transition(transitionContext, view, finalFrame, isPresenting ? .transitionCurlUp : .transitionCurlDown)
    }
  }

  private func animate(
    _ context: any UIViewControllerContextTransitioning,
    changes: @escaping () -> Void,
    cleanup: @escaping () -> Void = {}
  ) {
    UIView.animate(withDuration: ModalTransitionAnimator.duration, animations: changes) { _ in
      cleanup()
      context.completeTransition(true)
    }
  }

  /// Changes the container's content with one of UIView's transition effects.
  private func transition(
    _ context: any UIViewControllerContextTransitioning,
    _ view: UIView,
    _ finalFrame: CGRect,
    _ effect: UIView.AnimationOptions
  ) {
    let container = context.containerView
    let isPresenting = isPresenting
    UIView.transition(with: container, duration: ModalTransitionAnimator.duration, options: effect) {
      if isPresenting {
        view.frame = finalFrame
        container.addSubview(view)
        container.layoutIfNeeded()
      } else {
        view.isHidden = true
      }
    } completion: { _ in
      if !isPresenting { view.isHidden = false }
      context.completeTransition(true)
    }
  }
}

/// Makes the application ignore touches during a transition.
@MainActor
final class IgnoredTouches {
  private var resume: (() -> Void)?

  /// Touches are no longer ignored, even if the container is deallocated during the transition.
  isolated deinit {
    endIgnoring()
  }

  func beginIgnoring() {
    let application = SimulatedDevice.current.application
    application.beginIgnoringInteractionEvents()
    resume = { application.endIgnoringInteractionEvents() }
  }

  func endIgnoring() {
    resume?()
    resume = nil
  }
}
