import Simulator
import Testing
import UIKit

/// Truth: Apple, UIApplication.statusBarFrame (screen coordinates, 20 points high), the iOS 7 UI Transition
/// Guide (controllers decide, content extends under the bar) and iOS 8 (phones hide it in landscape).
@MainActor struct StatusBarTests {
  nonisolated static let upToIOS7: [(UIDeviceOrientation, CGRect)] = [
    (.portrait, CGRect(x: 0, y: 0, width: 320, height: 20)),
    (.portraitUpsideDown, CGRect(x: 0, y: 460, width: 320, height: 20)),
    // Device orientation landscape right is interface orientation landscape left: the bar is at the left edge
    // of the screen.
    (.landscapeRight, CGRect(x: 0, y: 0, width: 20, height: 480)),
    (.landscapeLeft, CGRect(x: 300, y: 0, width: 20, height: 480)),
  ]

  @Test(arguments: upToIOS7, [4.0, 6, 7])
  func upToIOS7TheFrameIsInPortraitCoordinates(turn: (UIDeviceOrientation, CGRect), version: Double) {
    let simulator = Simulator.boot(.iPhone4, iOS: version)
    simulator.launch(LoggingViewController("A", CallLog()))
    simulator.rotate(to: turn.0)
    #expect(UIApplication.shared.statusBarFrame == turn.1)
    #expect(UIApplication.shared.statusBarOrientation == turn.0.interfaceOrientation)
  }

  @Test(arguments: [(UIDeviceOrientation.portrait, CGFloat(768)), (.landscapeLeft, 1024)])
  func fromIOS8TheFrameLiesAtTheTopOfTheInterface(device: UIDeviceOrientation, width: CGFloat) {
    let simulator = Simulator.boot(.iPad, iOS: 8)
    simulator.launch(LoggingViewController("A", CallLog()))
    simulator.rotate(to: device)
    #expect(UIApplication.shared.statusBarFrame == CGRect(x: 0, y: 0, width: width, height: 20))
  }

  @Test(arguments: [
    (DeviceModel.iPhone5, 7.0, false), (.iPhone5, 8, true), (.iPhone6Plus, 8, true), (.iPad, 8, false),
    (.iPadPro, 9, false),
  ])
  func fromIOS8PhonesHideItInLandscape(model: DeviceModel, version: Double, isHidden: Bool) {
    let simulator = Simulator.boot(model, iOS: version)
    simulator.launch(LoggingViewController("A", CallLog()))
    #expect(!UIApplication.shared.isStatusBarHidden)
    simulator.rotate(to: .landscapeLeft)
    #expect(UIApplication.shared.isStatusBarHidden == isHidden)
    #expect((UIApplication.shared.statusBarFrame == .zero) == isHidden)
    simulator.rotate(to: .portrait)
    #expect(!UIApplication.shared.isStatusBarHidden)
  }

  @Test func upToIOS6TheApplicationHidesIt() {
    let simulator = Simulator.boot(.iPhone4, iOS: 6)
    let root = UIViewController()
    simulator.launch(root)
    #expect(root.view.frame == CGRect(x: 0, y: 20, width: 320, height: 460))
    UIApplication.shared.isStatusBarHidden = true
    #expect(UIApplication.shared.isStatusBarHidden)
    #expect(UIApplication.shared.statusBarFrame == .zero)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    UIApplication.shared.isStatusBarHidden = false
    #expect(root.view.frame == CGRect(x: 0, y: 20, width: 320, height: 460))
  }

  @Test(arguments: [(6.0, false), (7, true), (8, true)])
  func fromIOS7TheControllerHidesIt(version: Double, isHidden: Bool) {
    let simulator = Simulator.boot(.iPhone5, iOS: version)
    let root = StatusBarController()
    simulator.launch(root)
    #expect(!UIApplication.shared.isStatusBarHidden)
    root.hidesBar = true
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(UIApplication.shared.isStatusBarHidden == isHidden)
  }

  @Test func fromIOS7TheApplicationHasNoSay() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    simulator.launch(UIViewController())
    UIApplication.shared.isStatusBarHidden = true
    #expect(!UIApplication.shared.isStatusBarHidden)
  }

  @Test func aChildMayDecideForItsParent() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let root = StatusBarController()
    let child = StatusBarController()
    child.hidesBar = true
    root.decidingChild = child
    simulator.launch(root)
    #expect(UIApplication.shared.isStatusBarHidden)
  }

  @Test(arguments: [4.0, 7, 8])
  func aBootMayHideItFromTheStart(version: Double) {
    let simulator = Simulator.boot(.iPhone4, iOS: version, statusBarHidden: true)
    let root = UIViewController()
    simulator.launch(root)
    #expect(UIApplication.shared.isStatusBarHidden)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test(arguments: [(4.0, CGFloat(0)), (6, 0), (7, 20), (9, 20)])
  func theTopLayoutGuideReachesBelowTheBar(version: Double, length: CGFloat) {
    let simulator = Simulator.boot(.iPhone5, iOS: version)
    let root = UIViewController()
    simulator.launch(root)
    #expect(root.topLayoutGuide.length == length)
    #expect(root.bottomLayoutGuide.length == 0)
  }
}

private final class StatusBarController: UIViewController {
  var hidesBar = false
  var decidingChild: UIViewController?

  override var prefersStatusBarHidden: Bool { hidesBar }

  override var childForStatusBarHidden: UIViewController? { decidingChild }
}
