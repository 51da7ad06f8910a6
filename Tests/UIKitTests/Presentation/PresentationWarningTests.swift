import Simulator
import Testing
import UIKit

/// Truth: the warnings on the console and the exceptions of public device logs and crash reports.
@MainActor struct PresentationWarningTests {
  @Test func whoPresentsAlreadyPresentsNothingElse() {
    let scene = PresentationScene()
    scene.root.present(scene.other, animated: false)
    scene.simulator.settle()
    scene.root.present(UIViewController(), animated: false)
    #expect(
      scene.simulator.console == [
        "Warning: Attempt to present <UIViewController> on <LoggingViewController> which is already "
          + "presenting <LoggingViewController>"
      ]
    )
    #expect(scene.root.presentedViewController === scene.other)
  }

  @Test func nothingIsPresentedDuringATransition() {
    let scene = PresentationScene()
    scene.root.present(scene.other, animated: true)
    scene.root.present(UIViewController(), animated: true)
    scene.other.dismiss(animated: true)
    #expect(
      scene.simulator.console == [
        "Warning: Attempt to present <UIViewController> on <LoggingViewController> while a presentation is "
          + "in progress!",
        "Warning: Attempt to dismiss from view controller <LoggingViewController> while a presentation or "
          + "dismiss is in progress!",
      ]
    )
    scene.simulator.advanceUntilIdle()
    #expect(scene.root.presentedViewController === scene.other)
  }

  @Test func aPresenterMustBeInTheWindow() {
    let scene = PresentationScene()
    let stranger = UIViewController()
    stranger.present(scene.other, animated: true)
    #expect(
      scene.simulator.console == [
        "Warning: Attempt to present <LoggingViewController> on <UIViewController> whose view is not in the "
          + "window hierarchy!"
      ]
    )
    #expect(stranger.presentedViewController == nil)
  }

  @Test func anActiveControllerRaises() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let simulator = Simulator.boot()
        let root = UIViewController()
        simulator.launch(root)
        let child = ActiveController()
        root.addChild(child)
        root.present(child, animated: false)
      }
    }
    expectRaised(
      result,
      "NSInvalidArgumentException",
      "Application tried to present modally an active controller <ActiveController>."
    )
  }

  @Test func dismissingTwiceIsHarmless() {
    let scene = PresentationScene()
    scene.root.present(scene.other, animated: false)
    scene.simulator.settle()
    scene.root.dismiss(animated: false)
    scene.simulator.settle()
    scene.root.dismiss(animated: false)
    scene.simulator.settle()
    #expect(scene.root.view.window != nil)
    #expect(scene.simulator.console == [])
  }
}

private final class ActiveController: UIViewController {}
