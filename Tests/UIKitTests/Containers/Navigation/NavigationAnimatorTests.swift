import Simulator
import Testing
import UIKit

/// Truth: Apple, UINavigationControllerDelegate and UIViewControllerAnimatedTransitioning.
@MainActor struct NavigationAnimatorTests {
  @Test(arguments: [true, false])
  func theDelegatesAnimationTakesThePlaceOfTheSlide(completes: Bool) {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    let delegate = FadingDelegate(completes: completes)
    navigation.delegate = delegate
    simulator.launch(navigation)
    navigation.pushViewController(second, animated: true)
    #expect(delegate.operations == [.push])
    #expect(second.view.alpha == 1 && first.view.frame.minX == 0)
    simulator.advance(by: 0.6)
    #expect(simulator.application.isIgnoringInteractionEvents)
    simulator.advance(by: 0.6)
    #expect(delegate.ended == [completes])
    #expect(navigation.viewControllers == (completes ? [first, second] : [first]))
    #expect((second.view.window != nil) == completes)
    #expect((first.view.window != nil) != completes)
    #expect(!simulator.application.isIgnoringInteractionEvents)
    #expect(navigation.navigationBar.items?.count == (completes ? 2 : 1))
  }

  @Test func withoutAnimationTheDelegateIsNotAsked() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let delegate = FadingDelegate(completes: true)
    navigation.delegate = delegate
    simulator.launch(navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(delegate.operations == [])
  }
}

@MainActor
private final class FadingDelegate: UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
  private let completes: Bool
  private(set) var operations: [UINavigationController.Operation] = []
  private(set) var ended: [Bool] = []

  init(completes: Bool) { self.completes = completes }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operations.append(operation)
    return self
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    else { return }
    view.frame = transitionContext.finalFrame(for: controller)
    view.alpha = 0
    transitionContext.containerView.addSubview(view)
    UIView.animate(withDuration: 1, animations: { view.alpha = 1 }) { _ in
      transitionContext.completeTransition(self.completes)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    ended.append(transitionCompleted)
  }
}
