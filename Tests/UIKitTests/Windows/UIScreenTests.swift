import Simulator
import Testing
import UIKit

/// Truth: Apple's published screen sizes; the iOS 8 release notes for bounds that rotate with the interface.
@MainActor struct UIScreenTests {
  nonisolated static let sizes: [(DeviceModel, width: CGFloat, height: CGFloat, scale: CGFloat)] = [
    (.iPhone3GS, 320, 480, 1), (.iPhone4, 320, 480, 2), (.iPhone5, 320, 568, 2), (.iPhone6, 375, 667, 2),
    (.iPhone6Plus, 414, 736, 3), (.iPad, 768, 1024, 1), (.iPadPro, 1024, 1366, 2),
  ]

  @Test(arguments: sizes)
  func sizeAndScaleAreThoseOfTheModel(
    model: DeviceModel,
    width: CGFloat,
    height: CGFloat,
    scale: CGFloat
  ) {
    _ = Simulator.boot(model)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: width, height: height))
    #expect(UIScreen.main.scale == scale)
    #expect(UIScreen.screens.count == 1 && UIScreen.screens[0] === UIScreen.main)
  }

  @Test(arguments: sizes)
  func nativeBoundsAreThePhysicalPixels(
    model: DeviceModel,
    width: CGFloat,
    height: CGFloat,
    scale: CGFloat
  ) {
    _ = Simulator.boot(model)
    let pixels =
      model == .iPhone6Plus
      ? CGRect(x: 0, y: 0, width: 1080, height: 1920)
      : CGRect(x: 0, y: 0, width: width * scale, height: height * scale)
    #expect(UIScreen.main.nativeBounds == pixels)
    #expect(abs(UIScreen.main.nativeScale - pixels.width / width) < 1e-9)
  }

  @Test(arguments: [(4.0, false), (6, false), (7, false), (8, true), (9, true)])
  func boundsRotateFromIOS8On(version: Double, turns: Bool) {
    let simulator = Simulator.boot(.iPad, iOS: version)
    let controller = LoggingViewController("A", CallLog())
    simulator.launch(controller)
    simulator.rotate(to: .landscapeLeft)
    let portrait = CGRect(x: 0, y: 0, width: 768, height: 1024)
    let landscape = CGRect(x: 0, y: 0, width: 1024, height: 768)
    #expect(UIScreen.main.bounds == (turns ? landscape : portrait))
    #expect(UIScreen.main.nativeBounds == portrait)
    #expect(simulator.keyWindow?.frame == (turns ? landscape : portrait))
    #expect(controller.view.bounds.width > controller.view.bounds.height)
  }

  @Test func applicationFrameLeavesTheStatusBarOut() {
    _ = Simulator.boot(.iPhone4, iOS: 6)
    #expect(UIScreen.main.applicationFrame == CGRect(x: 0, y: 20, width: 320, height: 460))
    _ = Simulator.boot(.iPhone4, iOS: 6, statusBarHidden: true)
    #expect(UIScreen.main.applicationFrame == CGRect(x: 0, y: 0, width: 320, height: 480))
  }
}
