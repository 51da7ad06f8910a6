import Simulator
import Testing
import UIKit

/// Truth: Apple, View Controller Programming Guide for iOS (2013), "Supporting multiple interface
/// orientations", and a device's log of a launch in landscape: up to iOS 7 the window stays in portrait and
/// the root view is rotated.
@MainActor struct RotationUpToIOS7Tests {
  /// The device orientation, the view's frame in the window, and the view's own size.
  nonisolated static let below: [(UIDeviceOrientation, frame: CGRect, width: CGFloat, height: CGFloat)] = [
    (.portrait, CGRect(x: 0, y: 20, width: 320, height: 460), 320, 460),
    (.portraitUpsideDown, CGRect(x: 0, y: 0, width: 320, height: 460), 320, 460),
    (.landscapeRight, CGRect(x: 20, y: 0, width: 300, height: 480), 480, 300),
    (.landscapeLeft, CGRect(x: 0, y: 0, width: 300, height: 480), 480, 300),
  ]

  @Test(arguments: below, [4.0, 5, 6])
  func upToIOS6TheTurnedViewLeavesTheStatusBarFree(
    turn: (UIDeviceOrientation, frame: CGRect, width: CGFloat, height: CGFloat),
    version: Double
  ) {
    let simulator = Simulator.boot(.iPhone4, iOS: version)
    let controller = OldRotationController()
    simulator.launch(controller)
    simulator.rotate(to: turn.0)
    #expect(controller.view.frame.isNear(turn.frame))
    #expect(controller.view.bounds == CGRect(x: 0, y: 0, width: turn.width, height: turn.height))
    #expect(simulator.keyWindow?.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(simulator.keyWindow?.bounds == CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test(arguments: [UIDeviceOrientation.portraitUpsideDown, .landscapeLeft, .landscapeRight])
  func onIOS7TheTurnedViewCoversTheScreen(device: UIDeviceOrientation) {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let controller = OldRotationController()
    simulator.launch(controller)
    simulator.rotate(to: device)
    #expect(controller.view.frame.isNear(CGRect(x: 0, y: 0, width: 320, height: 568)))
    #expect(
      controller.view.bounds.size
        == (device.isLandscape ? CGSize(width: 568, height: 320) : CGSize(width: 320, height: 568))
    )
  }

  @Test(arguments: [
    (UIDeviceOrientation.landscapeRight, CGPoint(x: 0, y: 480)),
    (.landscapeLeft, CGPoint(x: 320, y: 0)), (.portraitUpsideDown, CGPoint(x: 320, y: 480)),
  ])
  func theViewsOriginLiesInTheCornerThatIsTopLeftNow(device: UIDeviceOrientation, corner: CGPoint) {
    let simulator = Simulator.boot(.iPhone4, iOS: 5, statusBarHidden: true)
    let controller = OldRotationController()
    simulator.launch(controller)
    simulator.rotate(to: device)
    let origin = controller.view.convert(CGPoint.zero, to: nil)
    #expect(abs(origin.x - corner.x) < 1e-6 && abs(origin.y - corner.y) < 1e-6)
  }

  @Test func turningBackRestoresTheUprightView() {
    let simulator = Simulator.boot(.iPhone4, iOS: 6)
    let controller = OldRotationController()
    simulator.launch(controller)
    simulator.rotate(to: .landscapeLeft)
    simulator.rotate(to: .portrait)
    #expect(controller.view.transform.isIdentity)
    #expect(controller.view.frame == CGRect(x: 0, y: 20, width: 320, height: 460))
  }

  @Test(arguments: [5.0, 6])
  func callsComeInTheDocumentedOrderWithTheDocumentedSizes(version: Double) {
    let simulator = Simulator.boot(.iPhone4, iOS: version)
    let controller = OldRotationController()
    simulator.launch(controller)
    controller.clear()
    simulator.rotate(to: .landscapeRight)
    #expect(
      controller.steps == [
        RotationStep("willRotate(landscapeLeft)", 320, 460),
        RotationStep("viewWillLayoutSubviews", 480, 300), RotationStep("layoutSubviews", 480, 300),
        RotationStep("viewDidLayoutSubviews", 480, 300),
        RotationStep("willAnimateRotation(landscapeLeft)", 480, 300),
        RotationStep("didRotate(portrait)", 480, 300),
      ]
    )
    #expect(
      controller.orientations == [
        "willRotate(landscapeLeft): portrait", "willAnimateRotation(landscapeLeft): landscapeLeft",
        "didRotate(portrait): landscapeLeft",
      ]
    )
  }

  @Test func onlyTheSecondCallIsAnimated() {
    let simulator = Simulator.boot(.iPhone4, iOS: 6)
    let controller = OldRotationController()
    simulator.launch(controller)
    simulator.rotate(to: .landscapeRight)
    #expect(controller.inheritedDurations == [0, 0.3, 0])
    #expect(controller.durations == [0.3, 0.3])
  }

  @Test(arguments: [
    (DeviceModel.iPhone4, UIDeviceOrientation.landscapeLeft, 0.3), (.iPhone4, .portraitUpsideDown, 0.6),
    (.iPad, .landscapeRight, 0.4), (.iPad, .portraitUpsideDown, 0.8),
  ])
  func aHalfTurnTakesTwiceAsLong(
    model: DeviceModel,
    device: UIDeviceOrientation,
    duration: TimeInterval
  ) {
    let simulator = Simulator.boot(model, iOS: 6)
    let controller = OldRotationController()
    simulator.launch(controller)
    controller.clear()
    simulator.rotate(to: device, animating: true)
    simulator.advance(by: duration - 0.05)
    #expect(controller.orientations.count == 2)
    simulator.advance(by: 0.1)
    #expect(controller.orientations.count == 3)
    #expect(controller.durations == [duration, duration])
  }

  @Test func aLaunchInLandscapeCallsAsADeviceLogged() {
    let simulator = Simulator.boot(.iPad, iOS: 5)
    simulator.rotate(to: .landscapeLeft)
    let controller = OldRotationController()
    simulator.launch(controller)
    #expect(
      controller.steps.filter { !$0.call.hasPrefix("didRotate") } == [
        RotationStep("viewDidLoad", 768, 1004), RotationStep("viewWillAppear", 768, 1004),
        RotationStep("willRotate(landscapeRight)", 768, 1004),
        RotationStep("viewWillLayoutSubviews", 1024, 748), RotationStep("layoutSubviews", 1024, 748),
        RotationStep("viewDidLayoutSubviews", 1024, 748),
        RotationStep("willAnimateRotation(landscapeRight)", 1024, 748),
        RotationStep("viewDidAppear", 1024, 748),
      ]
    )
    #expect(simulator.time == 0)
  }

  @Test func subviewsFollowTheirMasksBeforeLayout() {
    let simulator = Simulator.boot(.iPhone4, iOS: 6)
    let controller = OldRotationController()
    simulator.launch(controller)
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 300, height: 440))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(inner)
    simulator.rotate(to: .landscapeLeft)
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 460, height: 280))
  }

  @Test func whatIsSetInTheAnimationMovesWithIt() {
    let simulator = Simulator.boot(.iPhone4, iOS: 6)
    let controller = OldRotationController()
    simulator.launch(controller)
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(square)
    controller.onWillAnimateRotation = { square.center = CGPoint(x: 205, y: 5) }
    simulator.rotate(to: .landscapeLeft, animating: true)
    simulator.advance(by: 0.15)
    #expect(square.center.x == 205)
    #expect(square.presentationCenter.x > 5 && square.presentationCenter.x < 205)
    simulator.advanceUntilIdle()
    #expect(square.presentationCenter.x == 205)
  }
}
