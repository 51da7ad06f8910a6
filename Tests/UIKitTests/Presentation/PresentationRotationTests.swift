import Simulator
import Testing
import UIKit

/// Truth: Apple, View Controller Programming Guide for iOS: only the topmost controller that covers the
/// screen receives the calls; the covered one is resized when it reappears.
@MainActor struct PresentationRotationTests {
  @Test(arguments: [6.0, 7.0, 8.0, 9.0]) func thePresentedControllerDecidesAndTheOtherIsResizedLater(
    version: Double
  ) {
    let scene = PresentationScene(.iPhone5, iOS: version)
    scene.root.present(scene.other, animated: true)
    scene.simulator.advanceUntilIdle()
    let old = scene.root.view.bounds.size
    scene.simulator.rotate(to: .landscapeLeft)
    scene.simulator.advanceUntilIdle()
    #expect(scene.simulator.application.statusBarOrientation == .landscapeRight)
    #expect(scene.root.view.bounds.size == old)
    #expect(scene.other.view.bounds.size == CGSize(width: 568, height: version < 7 ? 300 : 320))
    scene.root.dismiss(animated: true)
    scene.simulator.advanceUntilIdle()
    #expect(scene.root.view.bounds.size == CGSize(width: 568, height: version < 7 ? 300 : 320))
    #expect(scene.root.view.window != nil)
  }

  @Test(arguments: [6.0, 7.0, 8.0, 9.0]) func theInterfaceTurnsForALandscapeController(version: Double) {
    let scene = PresentationScene(.iPhone5, iOS: version)
    scene.root.allowed = .portrait
    scene.other.allowed = .landscape
    scene.root.present(scene.other, animated: true)
    scene.simulator.advanceUntilIdle()
    #expect(scene.simulator.application.statusBarOrientation == .landscapeRight)
    #expect(scene.other.view.bounds.size == CGSize(width: 568, height: version < 7 ? 300 : 320))
    scene.root.dismiss(animated: true)
    scene.simulator.advanceUntilIdle()
    #expect(scene.simulator.application.statusBarOrientation == .portrait)
    #expect(scene.root.view.bounds.size == CGSize(width: 320, height: version < 7 ? 548 : 568))
  }

  @Test func aTurnDuringTheTransitionFollowsIt() {
    let scene = PresentationScene()
    scene.root.present(scene.other, animated: true)
    scene.simulator.rotate(to: .landscapeLeft, animating: true)
    #expect(scene.simulator.application.statusBarOrientation == .portrait)
    scene.simulator.advanceUntilIdle()
    #expect(scene.simulator.application.statusBarOrientation == .landscapeRight)
    #expect(scene.other.view.bounds.size == CGSize(width: 568, height: 320))
    #expect(scene.root.presentedViewController === scene.other)
  }

  @Test func aWrongPreferenceRaises() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let simulator = Simulator.boot()
        let root = UIViewController()
        simulator.launch(root)
        root.present(Contradiction(), animated: true)
      }
    }
    expectRaised(
      result,
      "UIApplicationInvalidInterfaceOrientation",
      "preferredInterfaceOrientationForPresentation ('UIInterfaceOrientationPortrait') must match a "
        + "supported interface orientation: 'UIInterfaceOrientationLandscapeLeft, "
        + "UIInterfaceOrientationLandscapeRight'!"
    )
  }
}

private final class Contradiction: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
}
