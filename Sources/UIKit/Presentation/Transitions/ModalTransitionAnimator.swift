/// The animations of the modal transition styles.
@MainActor
final class ModalTransitionAnimator: UIViewControllerAnimatedTransitioning {
  /// How long a modal transition takes, in seconds.
  ///
  /// Not published; devices take about this long for a cover from below.
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
    let place = transitionContext.finalFrame(for: controller)
    switch style {
    case .coverVertical:
      let top = container.bounds.maxY
      if isPresenting {
        // Laid out in its place: below the screen, no status bar would reach into it.
        view.frame = place
        container.addSubview(view)
        container.layoutIfNeeded()
        UIView.performWithoutAnimation { view.frame.origin.y = top }
        animate(transitionContext) { view.frame = place }
      } else {
        animate(transitionContext) { view.frame.origin.y = top }
      }
    case .crossDissolve:
      let alpha = view.alpha
      if isPresenting {
        view.frame = place
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
        place,
        isPresenting ? .transitionFlipFromRight : .transitionFlipFromLeft
      )
    case .partialCurl:
      transition(transitionContext, view, place, isPresenting ? .transitionCurlUp : .transitionCurlDown)
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

  /// Lets the container's content change with an effect of its own.
  private func transition(
    _ context: any UIViewControllerContextTransitioning,
    _ view: UIView,
    _ place: CGRect,
    _ effect: UIView.AnimationOptions
  ) {
    let container = context.containerView
    let isPresenting = isPresenting
    UIView.transition(with: container, duration: ModalTransitionAnimator.duration, options: effect) {
      if isPresenting {
        view.frame = place
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
