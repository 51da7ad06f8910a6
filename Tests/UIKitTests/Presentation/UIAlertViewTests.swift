import Simulator
import Testing
import UIKit

/// Truth: Apple, UIAlertView and UIAlertViewDelegate.
@MainActor struct UIAlertViewTests {
  @Test func theCancellingButtonComesFirst() {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let alert = UIAlertView(
      title: nil,
      message: "Add…",
      delegate: nil,
      cancelButtonTitle: "Cancel",
      otherButtonTitles: "Photo",
      "Audio"
    )
    #expect((0..<3).map { alert.buttonTitle(at: $0) } == ["Cancel", "Photo", "Audio"])
    #expect(alert.numberOfButtons == 3)
    #expect(alert.cancelButtonIndex == 0)
    #expect(alert.firstOtherButtonIndex == 1)
    #expect(alert.buttonTitle(at: 3) == nil)
    #expect(alert.buttonTitle(at: -1) == nil)
  }

  /// Truth: Apple, UIAlertView.h: `title` is not nullable, and `delegate` is any object.
  @Test func anAlertWithoutATitleHasAnEmptyOneAndAcceptsAnyDelegate() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let receiver = NSObject()
    let alert = UIAlertView(title: nil, message: "Add…", delegate: receiver, cancelButtonTitle: "Cancel")
    #expect(alert.title == "")
    #expect(alert.delegate === receiver)
    alert.show()
    simulator.advanceUntilIdle()
    #expect(alert.isVisible)
  }

  @Test(
    arguments: [(nil, [], -1, -1), (nil, ["A"], -1, 0), ("C", [], 0, -1), ("C", ["A", "B"], 0, 1)]
      as [(String?, [String], Int, Int)]
      as [(String?, [String], Int, Int)]
  )
  func theIndicesFollowTheButtons(cancel: String?, others: [String], cancelIndex: Int, firstOther: Int) {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let alert = UIAlertView(title: "T", message: nil, delegate: nil, cancelButtonTitle: cancel)
    for other in others { alert.addButton(withTitle: other) }
    #expect(alert.cancelButtonIndex == cancelIndex)
    #expect(alert.firstOtherButtonIndex == firstOther)
  }

  @Test(arguments: [5.0, 6.0, 7.0, 9.0], 0..<3) func aTapTellsTheDelegateInOrder(version: Double, index: Int)
  {
    let scene = AlertViewScene(iOS: version)
    scene.alert.show()
    #expect(scene.listener.log.take() == ["willPresent"])
    #expect(scene.alert.isVisible)
    scene.simulator.advanceUntilIdle()
    #expect(scene.listener.log.take() == ["didPresent"])
    scene.simulator.tap(button(titled: scene.alert.buttonTitle(at: index)!, in: scene.alert)!)
    #expect(scene.listener.log.take() == ["clicked \(index)", "willDismiss \(index)"])
    scene.simulator.advanceUntilIdle()
    #expect(scene.listener.log.take() == ["didDismiss \(index)"])
    #expect(!scene.alert.isVisible)
    #expect(scene.alert.window == nil)
  }

  @Test(arguments: [
    (UIAlertViewStyle.secureTextInput, [true]), (.plainTextInput, [false]),
    (.loginAndPasswordInput, [false, true]),
  ])
  func theStyleDecidesAboutTextFields(style: UIAlertViewStyle, areSecure: [Bool]) {
    let scene = AlertViewScene(iOS: 7)
    scene.alert.alertViewStyle = style
    scene.alert.show()
    scene.simulator.advanceUntilIdle()
    let fields = areSecure.indices.compactMap { scene.alert.textField(at: $0) }
    #expect(fields.map(\.isSecureTextEntry) == areSecure)
    #expect(fields.allSatisfy { $0.window != nil })
  }

  @Test func theDelegateSaysWhetherTheFirstOtherButtonReacts() throws {
    let scene = AlertViewScene(iOS: 7)
    scene.listener.enablesFirstOther = false
    scene.alert.alertViewStyle = .plainTextInput
    scene.alert.show()
    scene.simulator.advanceUntilIdle()
    let enabled = { ["Cancel", "Photo", "Audio"].map { button(titled: $0, in: scene.alert)?.isEnabled } }
    #expect(enabled() == [true, false, true])
    scene.listener.enablesFirstOther = true
    let field = try #require(scene.alert.textField(at: 0))
    scene.simulator.tap(field)
    scene.simulator.type("a")
    #expect(enabled() == [true, true, true])
  }

  @Test func ofEqualTitlesTheRightButtonIsMeant() throws {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    simulator.launch(UIViewController())
    let listener = AlertListener()
    let alert = UIAlertView(title: "T", message: nil, delegate: listener, cancelButtonTitle: "OK")
    alert.addButton(withTitle: "OK")
    alert.alertViewStyle = .plainTextInput
    listener.enablesFirstOther = false
    alert.show()
    simulator.advanceUntilIdle()
    let field = try #require(alert.textField(at: 0))
    simulator.tap(field)
    simulator.type("a")
    // Of two buttons, the cancel button is on the left.
    let buttons = buttons(in: alert).sorted { $0.frame.minX < $1.frame.minX }
    #expect(buttons.map(\.isEnabled) == [true, false])
    listener.enablesFirstOther = true
    simulator.type("b")
    #expect(buttons.map(\.isEnabled) == [true, true])
  }

  @Test func aDelegateThatRemovesItselfHearsNothingMore() {
    let scene = AlertViewScene(iOS: 7)
    scene.listener.onClick = { $0.delegate = nil }
    scene.alert.show()
    scene.simulator.advanceUntilIdle()
    _ = scene.listener.log.take()
    scene.simulator.tap(button(titled: "Photo", in: scene.alert)!)
    scene.simulator.advanceUntilIdle()
    #expect(scene.listener.log.take() == ["clicked 1"])
    #expect(!scene.alert.isVisible)
  }

  @Test func aDismissalInCodeClicksNothing() {
    let scene = AlertViewScene(iOS: 7)
    scene.alert.show()
    scene.simulator.advanceUntilIdle()
    _ = scene.listener.log.take()
    scene.alert.dismiss(withClickedButtonIndex: 1, animated: false)
    scene.alert.dismiss(withClickedButtonIndex: 2, animated: true)
    scene.simulator.advanceUntilIdle()
    #expect(scene.listener.log.take() == ["willDismiss 1", "didDismiss 1"])
  }

  @Test func nothingBelowIsTouchedAndAPresentedControllerStaysBelow() {
    let scene = AlertViewScene(iOS: 7)
    scene.alert.show()
    scene.simulator.advanceUntilIdle()
    let corner = scene.simulator.view(at: CGPoint(x: 5, y: 300))
    #expect(corner !== scene.root.view)
    let other = UIViewController()
    scene.root.present(other, animated: false)
    scene.simulator.settle()
    #expect(scene.simulator.view(at: CGPoint(x: 5, y: 300)) === corner)
  }

  @Test func itIsReleasedAfterwardsThoughNobodyElseKeepsIt() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    simulator.launch(UIViewController())
    weak var alert: UIAlertView?
    do {
      let shown = UIAlertView(title: "T", message: nil, delegate: nil, cancelButtonTitle: "OK")
      alert = shown
      shown.show()
    }
    simulator.advanceUntilIdle()
    #expect(alert != nil)
    if let alert { simulator.tap(button(titled: "OK", in: alert)!) }
    simulator.advanceUntilIdle()
    #expect(alert == nil)
  }
}

/// The button with a title in a view's subtree.
@MainActor func button(titled title: String, in view: UIView) -> UIButton? {
  if let button = view as? UIButton, button.currentTitle == title { return button }
  return view.subviews.lazy.compactMap { button(titled: title, in: $0) }.first
}

@MainActor private func buttons(in view: UIView) -> [UIButton] {
  view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(in: $0) }
}

@MainActor private struct AlertViewScene {
  let simulator: Simulator
  let root = UIViewController()
  let listener = AlertListener()
  let alert: UIAlertView

  init(iOS version: Double) {
    simulator = Simulator.boot(.iPhone5, iOS: version)
    simulator.launch(root)
    alert = UIAlertView(
      title: nil,
      message: "Add…",
      delegate: listener,
      cancelButtonTitle: "Cancel",
      otherButtonTitles: "Photo",
      "Audio"
    )
  }
}

@MainActor private final class AlertListener: UIAlertViewDelegate {
  let log = CallLog()
  var enablesFirstOther = true
  var onClick: ((UIAlertView) -> Void)?

  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { enablesFirstOther }

  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    log.add("clicked \(buttonIndex)")
    onClick?(alertView)
  }

  func willPresent(_ alertView: UIAlertView) { log.add("willPresent") }

  func didPresent(_ alertView: UIAlertView) { log.add("didPresent") }

  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
    log.add("willDismiss \(buttonIndex)")
  }

  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    log.add("didDismiss \(buttonIndex)")
  }
}
