import Simulator
import Testing
import UIKit

/// Truth: Rotate Left turns the device anticlockwise.
///
/// That brings the home button to the right: device landscape left, interface landscape right.
/// Source: Apple, UIDeviceOrientation.
@MainActor struct RotationTests {
  @Test func turningLeftFourTimesGoesRound() {
    let simulator = launched()
    var devices: [UIDeviceOrientation] = []
    var interfaces: [UIInterfaceOrientation] = []
    for _ in 0..<4 {
      simulator.rotateLeft()
      devices.append(simulator.orientation)
      interfaces.append(simulator.application.statusBarOrientation)
    }
    #expect(devices == [.landscapeLeft, .portraitUpsideDown, .landscapeRight, .portrait])
    #expect(interfaces == [.landscapeRight, .portraitUpsideDown, .landscapeLeft, .portrait])
  }

  @Test func turningRightFourTimesGoesRoundTheOtherWay() {
    let simulator = launched()
    var devices: [UIDeviceOrientation] = []
    for _ in 0..<4 {
      simulator.rotateRight()
      devices.append(simulator.orientation)
    }
    #expect(devices == [.landscapeRight, .portraitUpsideDown, .landscapeLeft, .portrait])
  }

  @Test func leftAndRightCancelOut() {
    let simulator = launched()
    simulator.rotateLeft()
    simulator.rotateRight()
    #expect(simulator.orientation == .portrait)
    #expect(simulator.application.statusBarOrientation == .portrait)
  }

  @Test func timePassesUntilTheInterfaceHasFollowed() {
    let simulator = launched()
    simulator.rotateLeft()
    #expect(simulator.time >= 0.3 && simulator.time < 0.35)
    let time = simulator.time
    simulator.rotate(to: .faceUp)
    #expect(simulator.time == time)
  }

  @Test func withAnimatingNoTimePasses() {
    let simulator = launched()
    simulator.rotate(to: .landscapeLeft, animating: true)
    #expect(simulator.time == 0)
    #expect(simulator.application.isIgnoringInteractionEvents)
    simulator.advanceUntilIdle()
    #expect(!simulator.application.isIgnoringInteractionEvents)
  }

  @Test func aDeviceMayBeTurnedBeforeTheLaunch() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    simulator.rotateLeft()
    let root = FreeController()
    simulator.launch(root)
    #expect(simulator.application.statusBarOrientation == .landscapeRight)
    #expect(root.view.bounds.size == CGSize(width: 568, height: 320))
    #expect(simulator.time == 0)
  }

  private func launched() -> Simulator {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    simulator.launch(FreeController())
    return simulator
  }
}

private final class FreeController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
}
