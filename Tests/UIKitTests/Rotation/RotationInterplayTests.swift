import Simulator
import Testing
import UIKit

/// Truth: one rotation ends before the next begins, and at rest the root controller supports the interface
/// orientation; the recipe for a second view in landscape, from before iOS 8.
@MainActor struct RotationInterplayTests {
  @Test(arguments: [6.0, 8])
  func turningBackWhileTurningHappensAfterwards(version: Double) {
    let simulator = Simulator.boot(.iPhone5, iOS: version)
    let controller = OldRotationController()
    simulator.launch(controller)
    controller.clear()
    simulator.rotate(to: .landscapeLeft, animating: true)
    simulator.advance(by: 0.1)
    simulator.rotate(to: .portrait, animating: true)
    #expect(controller.interfaceOrientation == .landscapeRight)
    simulator.advanceUntilIdle()
    #expect(
      controller.orientations.map { String($0.prefix { $0 != ":" }) } == [
        "willRotate(landscapeRight)", "willAnimateRotation(landscapeRight)", "didRotate(portrait)",
        "willRotate(portrait)", "willAnimateRotation(portrait)", "didRotate(landscapeRight)",
      ]
    )
    #expect(controller.interfaceOrientation == .portrait)
    #expect(controller.view.bounds.width == 320)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
  }

  @Test func turningThereAndBackWhileTurningNeedsNoSecondTurn() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let controller = OldRotationController()
    simulator.launch(controller)
    controller.clear()
    simulator.rotate(to: .landscapeLeft, animating: true)
    simulator.rotate(to: .portrait, animating: true)
    simulator.rotate(to: .landscapeLeft, animating: true)
    simulator.advanceUntilIdle()
    #expect(controller.orientations.count == 3)
  }

  @Test(arguments: [6.0, 7, 8])
  func aPortraitOnlyRootThatComesDuringATurnIsTurnedBack(version: Double) {
    let simulator = Simulator.boot(.iPhone5, iOS: version)
    simulator.launch(OldRotationController())
    simulator.rotate(to: .landscapeLeft, animating: true)
    simulator.advance(by: 0.1)
    let portrait = OldRotationController(allowed: .portrait)
    simulator.keyWindow?.rootViewController = portrait
    simulator.advanceUntilIdle()
    #expect(UIApplication.shared.statusBarOrientation == .portrait)
    #expect(portrait.view.bounds.width == 320)
    #expect(portrait.view.transform.isIdentity)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
  }

  @Test func aViewPutInWhileTurningKeepsItsOwnTurnAndIsPlaced() {
    let simulator = Simulator.boot(.iPhone4, iOS: 4)
    let controller = OldRotationController()
    let landscape = UIView(frame: CGRect(x: 0, y: 0, width: 480, height: 300))
    controller.onWillAnimateRotation = { [unowned controller] in
      controller.view = landscape
      controller.view.transform = CGAffineTransform(rotationAngle: -.pi / 2)
      controller.view.bounds = CGRect(x: 0, y: 0, width: 480, height: 300)
    }
    simulator.launch(controller)
    simulator.rotate(to: .landscapeRight)
    #expect(landscape.superview === simulator.keyWindow)
    #expect(landscape.frame.isNear(CGRect(x: 20, y: 0, width: 300, height: 480)))
    #expect(landscape.bounds == CGRect(x: 0, y: 0, width: 480, height: 300))
    #expect(controller.view === landscape)
  }

  @Test func turningTheViewMidwayDoesNotLoseTheEnd() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let controller = OldRotationController()
    simulator.launch(controller)
    controller.clear()
    simulator.rotate(to: .landscapeLeft, animating: true)
    simulator.advance(by: 0.1)
    controller.view.removeFromSuperview()
    simulator.advanceUntilIdle()
    #expect(controller.orientations.last?.hasPrefix("didRotate") == true)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
  }

  @Test func withAnimationsSwitchedOffItTakesNoTime() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let controller = OldRotationController()
    simulator.launch(controller)
    UIView.setAnimationsEnabled(false)
    simulator.rotate(to: .landscapeLeft)
    UIView.setAnimationsEnabled(true)
    #expect(simulator.time == 0)
    #expect(controller.orientations.count == 3)
  }
}
