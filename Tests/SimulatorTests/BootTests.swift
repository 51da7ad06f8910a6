import Simulator
import Testing
import UIKit

/// Truth: a boot is a clean device: time zero, portrait, no windows, an empty console.
@MainActor struct BootTests {
  @Test(arguments: DeviceModel.all)
  func aBootGivesTheModelWithItsOwnSystem(model: DeviceModel) {
    let simulator = Simulator.boot(model)
    #expect(simulator.model == model)
    #expect(simulator.time == 0)
    #expect(simulator.orientation == .portrait)
    #expect(simulator.keyWindow == nil)
    #expect(simulator.console == [])
    #expect(simulator.treeDump == "")
    #expect(simulator.screen === UIScreen.main)
    #expect(simulator.application === UIApplication.shared)
    #expect(UIDevice.current.systemVersion == "\(model.defaultVersion)")
  }

  @Test func theUsualDeviceIsAnIPhone5WithIOS7() {
    let simulator = Simulator.boot()
    #expect(simulator.model == .iPhone5)
    #expect(UIDevice.current.systemVersion == "7.0")
  }

  @Test func bootingAgainLeavesNothingBehind() {
    let first = Simulator.boot(.iPhone5, iOS: 7)
    let controller = UIViewController()
    first.launch(controller)
    first.rotate(to: .landscapeLeft, animating: true)
    first.advance(by: 0.1)
    UIView.setAnimationsEnabled(false)
    UIApplication.shared.beginIgnoringInteractionEvents()
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    controller.endAppearanceTransition()
    UIView.animate(withDuration: 0, animations: {}) { _ in Issue.record("of an earlier device") }

    let second = Simulator.boot(.iPad, iOS: 8)
    #expect(second.time == 0)
    #expect(second.orientation == .portrait)
    #expect(second.keyWindow == nil)
    #expect(second.application.windows == [])
    #expect(second.application.statusBarOrientation == .portrait)
    #expect(second.application.applicationState == .inactive)
    #expect(!second.application.isIgnoringInteractionEvents)
    #expect(UIDevice.current.orientation == .unknown)
    #expect(UIView.areAnimationsEnabled)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 768, height: 1024))
    #expect(second.console == [])
    second.launch(UIViewController())
    second.advance(by: 2)
    #expect(second.application.statusBarOrientation == .portrait)
  }

  @Test(arguments: [false, true])
  func bootingAgainReleasesTheWorldBefore(whileTurning: Bool) {
    weak var root: UIViewController?
    weak var view: UIView?
    weak var delegate: WindowDelegate?
    do {
      let simulator = Simulator.boot(.iPad, iOS: 8)
      let made = WindowDelegate()
      delegate = made
      root = made.controller
      view = made.controller.view
      simulator.launch(delegate: made)
      if whileTurning { simulator.rotate(to: .landscapeLeft, animating: true) }
      #expect(simulator.keyWindow != nil)
    }
    #expect(root != nil)
    _ = Simulator.boot()
    #expect(root == nil)
    #expect(view == nil)
    #expect(delegate == nil)
  }

  @Test func theSystemFontIsThatOfTheVersion() {
    _ = Simulator.boot(.iPhone5, iOS: 6)
    #expect(UIFont.systemFont(ofSize: 17).fontName == "Helvetica")
    _ = Simulator.boot(.iPhone5, iOS: 7)
    #expect(UIFont.systemFont(ofSize: 17).fontName == ".HelveticaNeueInterface-Regular")
    _ = Simulator.boot(.iPhone5, iOS: 9)
    #expect(UIFont.systemFont(ofSize: 17).fontName == ".SFUIText-Regular")
  }

  @Test func aSimulatorThatWasReplacedRefusesToAct() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let first = Simulator.boot(.iPad)
        _ = Simulator.boot()
        first.advance(by: 1)
      }
    }
    let console = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(console.contains("This simulator (iPad) was replaced by a later boot. Use the one booted last"))
  }

  @Test func theSameRunGivesTheSameTree() {
    let dumps = (0..<2).map { _ -> String in
      let simulator = Simulator.boot()
      let root = UIViewController()
      simulator.launch(root)
      let button = UIButton(type: .system)
      button.setTitle("OK", for: .normal)
      button.sizeToFit()
      root.view.addSubview(button)
      simulator.rotate(to: .landscapeLeft)
      return simulator.treeDump
    }
    #expect(dumps[0] == dumps[1])
    #expect(dumps[0].contains("OK"))
  }
}

private final class WindowDelegate: UIApplicationDelegate {
  var window: UIWindow?
  let controller = UIViewController()

  init() {}

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
