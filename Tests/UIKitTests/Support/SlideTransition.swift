import UIKit

/// Slides the new view in from the right of an iPhone 5 in a second, and logs the end.
final class SlideAnimator: UIViewControllerAnimatedTransitioning {
  var isInterruptible = false
  private(set) var ended: [Bool] = []
  private(set) var context: (any UIViewControllerContextTransitioning)?
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let view = prepared(transitionContext)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view?.frame.origin.x = 0
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    guard isInterruptible else { return nil }
    if let animator { return animator }
    let view = prepared(transitionContext)
    let made = UIViewPropertyAnimator(duration: 1, curve: .linear) { view?.frame.origin.x = 0 }
    made.addCompletion { position in transitionContext.completeTransition(position == .end) }
    animator = made
    return made
  }

  private func prepared(_ transitionContext: any UIViewControllerContextTransitioning) -> UIView? {
    context = transitionContext
    let view = transitionContext.view(forKey: .to)
    if let view { transitionContext.containerView.addSubview(view) }
    view?.frame = CGRect(x: 320, y: 0, width: 320, height: 568)
    return view
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

/// Logs its appearance, and whether it is animated.
final class AppearancePage: UIViewController {
  var calls: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("willAppear \(animated)")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("didAppear \(animated)")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.append("willDisappear \(animated)")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.append("didDisappear \(animated)")
  }
}
