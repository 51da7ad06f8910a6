import Simulator
import Testing
import UIKit

/// Truth: the experiments of Simon Blommegård, reported by Cult of Mac in June 2012 (the status bar of iOS 6
/// has the colour of the bottom row of the navigation bar); Apple, UINavigationBar.tintColor up to iOS 6.
@MainActor struct StatusBarTintTests {
  private func tint(
    _ model: DeviceModel = .iPhone5,
    iOS version: Double = 6,
    _ change: (UINavigationController, Simulator) -> Void = { _, _ in }
  ) -> UIColor? {
    let simulator = Simulator.boot(model, iOS: version)
    let navigation = UINavigationController(rootViewController: UIViewController())
    simulator.launch(navigation)
    change(navigation, simulator)
    simulator.advance(by: 1)
    return simulator.device.application.statusBarTint
  }

  @Test func itIsTheColourOfTheBarsLowestRow() {
    #expect(tint { navigation, _ in navigation.navigationBar.tintColor = .red } == .red)
    #expect(tint { navigation, _ in navigation.navigationBar.barStyle = .black }?.rgba.red == 0)
    #expect(tint() != nil)
  }

  @Test func withoutABarBelowThereIsNone() {
    #expect(tint { navigation, _ in navigation.isNavigationBarHidden = true } == nil)
    let simulator = Simulator.boot(.iPhone5, iOS: 6)
    simulator.launch(UIViewController())
    #expect(simulator.device.application.statusBarTint == nil)
  }

  @Test func aBarFurtherDownDoesNotCount() {
    let simulator = Simulator.boot(.iPhone5, iOS: 6)
    let root = UIViewController()
    simulator.launch(root)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
    root.view.addSubview(bar)
    #expect(simulator.device.application.statusBarTint == nil)
    bar.frame.origin.y = 0
    #expect(simulator.device.application.statusBarTint != nil)
  }

  @Test(arguments: [(DeviceModel.iPhone5, 5.0), (.iPhone5, 7), (.iPad, 6)])
  func onlyPhonesWithIOS6HaveIt(model: DeviceModel, version: Double) {
    #expect(tint(model, iOS: version) == nil)
  }

  @Test func itFollowsTheInterfaceIntoLandscape() {
    #expect(
      tint { navigation, simulator in
        navigation.navigationBar.tintColor = .red
        simulator.rotateLeft()
      } == .red
    )
  }
}
