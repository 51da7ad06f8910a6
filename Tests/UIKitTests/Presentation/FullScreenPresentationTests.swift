import Simulator
import Testing
import UIKit

/// Truth: Apple, UIViewController.present(_:animated:completion:) and dismiss(animated:completion:); the
/// order of the appearance calls in logs of devices.
@MainActor struct FullScreenPresentationTests {
  @Test(arguments: [true, false]) func theCallsComeInUIKitsOrder(animated: Bool) {
    let scene = PresentationScene()
    scene.root.present(scene.other, animated: animated) { scene.log.add("completion") }
    scene.simulator.advanceUntilIdle()
    #expect(
      scene.log.take() == [
        "other.loadView", "other.viewDidLoad", "root.viewWillDisappear", "other.viewWillAppear",
        "other.viewDidAppear", "root.viewDidDisappear", "completion",
      ]
    )
    scene.root.dismiss(animated: animated) { scene.log.add("completion") }
    scene.simulator.advanceUntilIdle()
    #expect(
      scene.log.take() == [
        "other.viewWillDisappear", "root.viewWillAppear", "root.viewDidAppear", "other.viewDidDisappear",
        "completion",
      ]
    )
    #expect(scene.other.animatedFlags == [animated, animated, animated, animated])
    #expect(scene.simulator.console == [])
  }

  @Test func thePresentersViewLeavesTheWindowAndComesBack() {
    let scene = PresentationScene()
    scene.root.present(scene.other, animated: true)
    scene.simulator.advance(by: 0.2)
    #expect(scene.root.view.window != nil)
    #expect(scene.simulator.application.isIgnoringInteractionEvents)
    scene.simulator.advanceUntilIdle()
    #expect(scene.root.view.window == nil)
    #expect(scene.other.view.window === scene.simulator.keyWindow)
    #expect(scene.other.view.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
    #expect(!scene.simulator.application.isIgnoringInteractionEvents)
    scene.other.dismiss(animated: true)
    #expect(scene.root.view.window != nil)
    scene.simulator.advanceUntilIdle()
    #expect(scene.other.view.window == nil)
    #expect(scene.showsOnlyTheRoot)
    #expect(scene.root.view.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
  }

  @Test func bothKnowEachOther() {
    let scene = PresentationScene()
    scene.root.present(scene.other, animated: true)
    #expect(scene.root.presentedViewController === scene.other)
    #expect(scene.other.presentingViewController === scene.root)
    #expect(scene.other.isBeingPresented)
    #expect(scene.other.next === scene.root)
    scene.simulator.advanceUntilIdle()
    #expect(!scene.other.isBeingPresented)
    scene.other.dismiss(animated: true)
    #expect(scene.other.isBeingDismissed)
    scene.simulator.advanceUntilIdle()
    #expect(!scene.other.isBeingDismissed)
    #expect(scene.root.presentedViewController == nil)
    #expect(scene.other.presentingViewController == nil)
  }

  @Test func aChildPresentsByTheRootOfItsContainment() {
    let scene = PresentationScene()
    let child = UIViewController()
    scene.root.addChild(child)
    scene.root.view.addSubview(child.view)
    child.didMove(toParent: scene.root)
    child.present(scene.other, animated: false)
    scene.simulator.settle()
    #expect(scene.root.presentedViewController === scene.other)
    #expect(child.presentedViewController === scene.other)
    #expect(scene.other.presentingViewController === scene.root)
    child.dismiss(animated: false)
    scene.simulator.settle()
    #expect(child.presentedViewController == nil)
  }

  @Test func whatIsPresentedIsReleasedAfterTheDismissal() {
    let scene = PresentationScene()
    weak var presented: UIViewController?
    weak var controller: UIPresentationController?
    weak var container: UIView?
    do {
      let other = UIViewController()
      presented = other
      scene.root.present(other, animated: true)
      controller = other.presentationController
      container = other.presentationController?.containerView
    }
    scene.simulator.advanceUntilIdle()
    #expect(presented != nil)
    #expect(controller != nil)
    #expect(container != nil)
    scene.root.dismiss(animated: true)
    scene.simulator.advanceUntilIdle()
    #expect(presented == nil)
    #expect(controller == nil)
    #expect(container == nil)
  }

  @Test func dismissingInTheMiddleOfAChainRemovesAllAbove() {
    let scene = PresentationScene()
    let top = LoggingViewController("top", scene.log)
    scene.root.present(scene.other, animated: false)
    scene.simulator.settle()
    scene.other.present(top, animated: false)
    scene.simulator.settle()
    _ = scene.log.take()
    scene.root.dismiss(animated: true)
    scene.simulator.advance(by: 0.1)
    #expect(top.view.window != nil)
    scene.simulator.advanceUntilIdle()
    #expect(
      scene.log.take() == [
        "top.viewWillDisappear", "root.viewWillAppear", "root.viewDidAppear", "top.viewDidDisappear",
      ]
    )
    #expect(scene.root.presentedViewController == nil)
    #expect(scene.other.presentedViewController == nil)
    #expect(scene.showsOnlyTheRoot)
  }

  @Test func thePresenterMayPresentAgainAsSoonAsItHasAppeared() {
    let scene = PresentationScene()
    let third = UIViewController()
    scene.root.present(scene.other, animated: true)
    scene.simulator.advanceUntilIdle()
    scene.root.dismiss(animated: true) { scene.root.present(third, animated: true) }
    scene.simulator.advanceUntilIdle()
    #expect(scene.root.presentedViewController === third)
    #expect(third.view.window != nil)
    #expect(scene.simulator.console == [])
  }
}
