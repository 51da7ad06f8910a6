import Simulator
import Testing
import UIKit

/// Truth: Apple, UIViewController.shouldAutorotate and supportedInterfaceOrientations: the root controller
/// and, from iOS 6, the application decide; without their consent no rotation methods are called.
@MainActor struct RotationRulesTests {
  @Test(arguments: [4.0, 5, 6, 7, 8, 9])
  func anOrientationThatIsNotSupportedChangesNothing(version: Double) {
    let simulator = Simulator.boot(.iPhone5, iOS: version)
    let controller = OldRotationController(allowed: .portrait)
    simulator.launch(controller)
    let frame = controller.view.frame
    controller.clear()
    simulator.rotate(to: .landscapeLeft)
    #expect(controller.steps == [])
    #expect(controller.view.frame == frame)
    #expect(UIApplication.shared.statusBarOrientation == .portrait)
  }

  @Test(arguments: [5.0, 6, 8])
  func aControllerThatDoesNotAutorotateStays(version: Double) {
    let simulator = Simulator.boot(.iPhone5, iOS: version)
    let controller = OldRotationController()
    controller.mayRotate = false
    simulator.launch(controller)
    controller.clear()
    simulator.rotate(to: .landscapeLeft)
    #expect(controller.steps == [])
    #expect(controller.interfaceOrientation == .portrait)
  }

  @Test(arguments: [UIDeviceOrientation.faceUp, .faceDown])
  func aFlatDeviceKeepsTheInterface(flat: UIDeviceOrientation) {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let controller = OldRotationController()
    simulator.launch(controller)
    simulator.rotate(to: .landscapeLeft)
    simulator.rotate(to: flat)
    #expect(controller.interfaceOrientation == .landscapeRight)
  }

  @Test func aRefusedOrientationKeepsThePresentOne() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let controller = UIViewController()
    simulator.launch(controller)
    simulator.rotate(to: .landscapeLeft)
    simulator.rotate(to: .portraitUpsideDown)
    #expect(controller.interfaceOrientation == .landscapeRight)
    simulator.rotate(to: .landscapeRight)
    #expect(controller.interfaceOrientation == .landscapeLeft)
  }

  @Test(arguments: [(5.0, UIInterfaceOrientation.landscapeRight), (6, .portrait), (8, .portrait)])
  func fromIOS6TheApplicationsMaskCounts(version: Double, orientation: UIInterfaceOrientation) {
    let simulator = Simulator.boot(.iPhone5, iOS: version)
    let delegate = LoggingDelegate()
    delegate.mask = .portrait
    delegate.root = OldRotationController()
    simulator.launch(delegate: delegate)
    simulator.rotate(to: .landscapeLeft)
    #expect(UIApplication.shared.statusBarOrientation == orientation)
  }

  @Test func noCommonOrientationRaises() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let simulator = Simulator.boot(.iPhone5, iOS: 6)
        let delegate = LoggingDelegate()
        delegate.mask = .landscape
        delegate.root = OldRotationController(allowed: .portrait)
        simulator.launch(delegate: delegate)
      }
    }
    expectRaised(
      result,
      "UIApplicationInvalidInterfaceOrientation",
      "Supported orientations has no common orientation with the application, and "
        + "[OldRotationController shouldAutorotate] is returning YES"
    )
  }

  @Test(arguments: [5.0, 6, 7, 8, 9])
  func aRootThatIsPortraitOnlyTurnsTheInterfaceBack(version: Double) {
    let simulator = Simulator.boot(.iPhone5, iOS: version)
    simulator.launch(OldRotationController())
    simulator.rotate(to: .landscapeLeft)
    let portrait = OldRotationController(allowed: .portrait)
    simulator.keyWindow?.rootViewController = portrait
    simulator.settle()
    #expect(UIApplication.shared.statusBarOrientation == .portrait)
    #expect(portrait.view.transform.isIdentity)
    #expect(portrait.view.bounds.width == 320)
    let free = OldRotationController()
    simulator.keyWindow?.rootViewController = free
    simulator.settle()
    #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
    #expect(free.view.bounds.width == 568)
  }

  @Test(arguments: [6.0, 8])
  func aLandscapeOnlyRootStartsInLandscape(version: Double) {
    let simulator = Simulator.boot(.iPhone5, iOS: version)
    let controller = OldRotationController(allowed: .landscape)
    simulator.launch(controller)
    #expect(controller.interfaceOrientation.isLandscape)
    #expect(controller.view.bounds.width == 568)
  }

  @Test(arguments: [6.0, 8])
  func askingAgainFollowsADeviceThatWasRefused(version: Double) {
    let simulator = Simulator.boot(.iPhone5, iOS: version)
    let controller = OldRotationController(allowed: .portrait)
    simulator.launch(controller)
    simulator.rotate(to: .landscapeRight)
    controller.allowed = .all
    #expect(controller.interfaceOrientation == .portrait)
    UIViewController.attemptRotationToDeviceOrientation()
    simulator.advanceUntilIdle()
    #expect(controller.interfaceOrientation == .landscapeLeft)
  }
}
