import Simulator
import Testing
import UIKit

/// Truth: replacing the root controller removes its presentations immediately (docs/Deviations.md), and calls
/// of beginIgnoringInteractionEvents stay balanced; Apple, UIApplication.beginIgnoringInteractionEvents.
@MainActor struct PresentationInterruptionTests {
  @Test func aRootReplacedInMidPresentationTakesItAlong() {
    let scene = PresentationScene()
    let new = UIViewController()
    scene.root.present(scene.other, animated: true) { scene.log.add("completion") }
    scene.simulator.advance(by: 0.2)
    scene.simulator.application.beginIgnoringInteractionEvents()
    scene.simulator.keyWindow?.rootViewController = new
    scene.simulator.advanceUntilIdle()
    #expect(scene.simulator.keyWindow?.subviews == [new.view!])
    #expect(!scene.log.take().contains("completion"))
    #expect(scene.root.presentedViewController == nil)
    #expect(!scene.other.isBeingPresented)
    // Only the application's own request remains.
    #expect(scene.simulator.application.isIgnoringInteractionEvents)
    scene.simulator.application.endIgnoringInteractionEvents()
    #expect(!scene.simulator.application.isIgnoringInteractionEvents)
  }

  @Test func theOldRootMayComeBackBeforeTheAnimationWouldHaveEnded() {
    let scene = PresentationScene()
    scene.root.present(scene.other, animated: true)
    scene.simulator.advance(by: 0.1)
    scene.simulator.keyWindow?.rootViewController = UIViewController()
    scene.simulator.advance(by: 0.1)
    scene.simulator.keyWindow?.rootViewController = scene.root
    scene.simulator.advanceUntilIdle()
    #expect(scene.showsOnlyTheRoot)
    #expect(scene.root.view.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
    scene.root.present(scene.other, animated: true)
    scene.simulator.advanceUntilIdle()
    #expect(scene.other.view.window != nil)
    #expect(scene.simulator.console == [])
  }

  @Test(arguments: 1...3) func aRootReplacedInMidDismissalEndsItOnce(count: Int) {
    let scene = PresentationScene()
    let log = CallLog()
    var presenter: UIViewController = scene.root
    for _ in 0..<count {
      let next = UIViewController()
      presenter.present(next, animated: false)
      scene.simulator.settle()
      presenter = next
    }
    scene.root.dismiss(animated: true) { log.add("completion") }
    scene.simulator.advance(by: 0.2)
    scene.simulator.application.beginIgnoringInteractionEvents()
    let new = UIViewController()
    scene.simulator.keyWindow?.rootViewController = new
    scene.simulator.advanceUntilIdle()
    #expect(scene.simulator.keyWindow?.subviews == [new.view!])
    #expect(log.take() == [])
    #expect(scene.simulator.application.isIgnoringInteractionEvents)
    scene.simulator.application.endIgnoringInteractionEvents()
    #expect(!scene.simulator.application.isIgnoringInteractionEvents)
    // The interface rotates again, so no transition is considered running.
    scene.simulator.rotate(to: .landscapeLeft)
    #expect(scene.simulator.application.statusBarOrientation == .landscapeRight)
  }

  @Test func aRootReplacedByACallbackOfThePresentationLeavesNothingBehind() {
    let scene = PresentationScene()
    let new = UIViewController()
    scene.other.onViewWillAppear = { [simulator = scene.simulator] in
      simulator.keyWindow?.rootViewController = new
    }
    scene.root.present(scene.other, animated: true)
    scene.simulator.advanceUntilIdle()
    #expect(scene.simulator.keyWindow?.subviews == [new.view!])
    #expect(!scene.simulator.application.isIgnoringInteractionEvents)
  }

  @Test func aPresentationControllerHearsNothingMore() {
    let scene = PresentationScene()
    let maker = PresentationMaker(scene.log)
    scene.other.modalPresentationStyle = .custom
    scene.other.transitioningDelegate = maker
    scene.root.present(scene.other, animated: true)
    scene.simulator.advance(by: 0.2)
    #expect(scene.log.take().filter { $0.hasPrefix("transition") } == ["transition will begin"])
    scene.simulator.keyWindow?.rootViewController = UIViewController()
    scene.simulator.advanceUntilIdle()
    #expect(scene.log.take().filter { $0.hasPrefix("transition") } == [])
  }

  @Test func aDismissalDuringADismissalIsRefused() {
    let scene = PresentationScene()
    scene.root.present(scene.other, animated: false)
    scene.simulator.settle()
    _ = scene.log.take()
    scene.root.dismiss(animated: true) { scene.log.add("first") }
    scene.simulator.advance(by: 0.2)
    scene.root.dismiss(animated: true) { scene.log.add("second") }
    scene.simulator.advanceUntilIdle()
    #expect(
      scene.log.take() == [
        "other.viewWillDisappear", "root.viewWillAppear", "root.viewDidAppear", "other.viewDidDisappear",
        "first",
      ]
    )
    #expect(scene.showsOnlyTheRoot)
    #expect(
      scene.simulator.console == [
        "Warning: Attempt to dismiss from view controller <LoggingViewController> while a presentation or dismiss "
          + "is in progress!"
      ]
    )
  }
}

@MainActor private final class PresentationMaker: UIViewControllerTransitioningDelegate {
  let log: CallLog

  init(_ log: CallLog) { self.log = log }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = LoggingPresentation(presentedViewController: presented, presenting: presenting)
    controller.log = log
    return controller
  }
}

private final class LoggingPresentation: UIPresentationController {
  var log: CallLog?

  override func presentationTransitionWillBegin() { log?.add("transition will begin") }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    log?.add("transition did end \(completed)")
  }
}
