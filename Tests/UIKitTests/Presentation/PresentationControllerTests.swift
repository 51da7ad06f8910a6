import Simulator
import Testing
import UIKit

/// Truth: Apple, UIPresentationController, UIAdaptivePresentationControllerDelegate and
/// UIViewControllerTransitioningDelegate.
@MainActor struct PresentationControllerTests {
  @Test func aPresentationControllerOfOnesOwnIsCalledInOrder() {
    let scene = PresentationScene()
    let director = Director(scene.log)
    defer { withExtendedLifetime(director) {} }
    scene.other.modalPresentationStyle = .custom
    scene.other.transitioningDelegate = director
    scene.root.present(scene.other, animated: true) { scene.log.add("completion") }
    scene.simulator.advanceUntilIdle()
    var calls = scene.log.take()
    #expect(calls.first == "other.loadView" || calls.first == "willBegin")
    let layouts = calls.filter { $0.contains("containerView") }
    #expect(layouts.starts(with: ["containerViewWillLayout", "containerViewDidLayout"]))
    calls.removeAll { $0.contains("containerView") || $0.contains("oad") }
    #expect(
      calls == [
        "willBegin", "other.viewWillAppear", "animate", "other.viewDidAppear", "didEnd true",
        "animationEnded true", "completion",
      ]
    )
    #expect(scene.other.view.frame == CGRect(x: 0, y: 284, width: 320, height: 284))
    scene.root.dismiss(animated: true)
    scene.simulator.advanceUntilIdle()
    #expect(
      scene.log.take().filter { !$0.contains("containerView") } == [
        "dismissalWillBegin", "other.viewWillDisappear", "animate", "other.viewDidDisappear",
        "dismissalDidEnd true", "animationEnded true",
      ]
    )
  }

  @Test func anAnimationMayCallThePresentationOff() {
    let scene = PresentationScene()
    let director = Director(scene.log)
    defer { withExtendedLifetime(director) {} }
    director.completes = false
    scene.other.modalPresentationStyle = .custom
    scene.other.transitioningDelegate = director
    scene.root.present(scene.other, animated: true)
    scene.simulator.advanceUntilIdle()
    #expect(scene.root.presentedViewController == nil)
    #expect(scene.other.view.window == nil)
    #expect(scene.log.take().suffix(2) == ["didEnd false", "animationEnded false"])
    #expect(!scene.simulator.application.isIgnoringInteractionEvents)
  }

  @Test func alongsideAnimationsRunWithTheTransition() {
    let scene = PresentationScene()
    scene.root.present(scene.other, animated: true)
    let coordinator = scene.other.transitionCoordinator
    #expect(coordinator?.isAnimated == true)
    #expect(coordinator?.viewController(forKey: .to) === scene.other)
    #expect(coordinator?.viewController(forKey: .from) === scene.root)
    #expect(coordinator?.presentationStyle == .fullScreen)
    var isOver = false
    coordinator?.animate(alongsideTransition: nil) { _ in isOver = true }
    scene.simulator.advanceUntilIdle()
    #expect(isOver)
    #expect(scene.other.transitionCoordinator == nil)
  }

  @Test func theDelegateAdaptsASheetToANavigationController() {
    let scene = PresentationScene()
    let adapter = Adapter()
    scene.other.modalPresentationStyle = .formSheet
    scene.other.presentationController?.delegate = adapter
    scene.root.present(scene.other, animated: false)
    scene.simulator.settle()
    let wrapper = scene.root.presentedViewController
    #expect(wrapper is UINavigationController)
    #expect(scene.other.parent === wrapper)
    #expect(scene.other.presentationController?.delegate === adapter)
    #expect(adapter.styles == [.fullScreen])
    scene.other.dismiss(animated: false)
    scene.simulator.settle()
    #expect(scene.root.presentedViewController == nil)
  }

  @Test func aSheetAdaptsWhenTheDeviceTurns() {
    let scene = PresentationScene(.iPhone6Plus, iOS: 9)
    scene.other.modalPresentationStyle = .formSheet
    scene.root.present(scene.other, animated: false)
    scene.simulator.settle()
    #expect(scene.root.view.window == nil)
    scene.simulator.rotate(to: .landscapeLeft)
    scene.simulator.advanceUntilIdle()
    #expect(scene.root.view.window != nil)
    #expect(scene.other.view.bounds.width == 540)
    scene.simulator.rotate(to: .portrait)
    scene.simulator.advanceUntilIdle()
    #expect(scene.root.view.window == nil)
    #expect(scene.other.view.bounds.size == CGSize(width: 414, height: 736))
    #expect(scene.simulator.console == [])
  }
}

/// Presents in the lower half of the container, and logs every call.
@MainActor
private final class Director: UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  let log: CallLog
  var completes = true

  init(_ log: CallLog) {
    self.log = log
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = HalfPresentationController(presentedViewController: presented, presenting: presenting)
    controller.log = log
    return controller
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    log.add("animate")
    if let view = transitionContext.view(forKey: .to), let to = transitionContext.viewController(forKey: .to)
    {
      view.frame = transitionContext.finalFrame(for: to)
      transitionContext.containerView.addSubview(view)
    }
    let completes = completes
    UIView.animate(withDuration: 0.5) {
      transitionContext.containerView.backgroundColor = .gray
    } completion: { _ in
      transitionContext.completeTransition(completes)
      transitionContext.completeTransition(!completes)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.add("animationEnded \(transitionCompleted)")
  }
}

private final class HalfPresentationController: UIPresentationController {
  var log: CallLog?

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let whole = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: whole.height / 2, width: whole.width, height: whole.height / 2)
  }

  override func presentationTransitionWillBegin() { log?.add("willBegin") }

  override func presentationTransitionDidEnd(_ completed: Bool) { log?.add("didEnd \(completed)") }

  override func dismissalTransitionWillBegin() { log?.add("dismissalWillBegin") }

  override func dismissalTransitionDidEnd(_ completed: Bool) { log?.add("dismissalDidEnd \(completed)") }

  override func containerViewWillLayoutSubviews() { log?.add("containerViewWillLayout") }

  override func containerViewDidLayoutSubviews() { log?.add("containerViewDidLayout") }
}

@MainActor private final class Adapter: UIAdaptivePresentationControllerDelegate {
  var styles: [UIModalPresentationStyle] = []

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    UINavigationController(rootViewController: controller.presentedViewController)
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    styles.append(style)
  }
}
