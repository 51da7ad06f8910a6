import Testing
import UIKit
import UIKitTesting

/// Truth: text goes to the first responder (UIKit's documentation of `UIKeyInput`), and to nothing if there is none.
@Suite(.device(.iPhone5, iOS: 9)) @MainActor struct TypingFailureTests {
  private let device = Simulator.current
  private let controller = UIViewController()
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))

  private final class Keypad: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  init() {
    device.launch(controller)
    field.accessibilityLabel = "Name"
    controller.view.addSubview(field)
  }

  @Test func typingFailsTheTestWhileNobodyEdits() {
    expectFailure(
      "`type(\"x\")`: no text is being edited. Nothing has the focus.",
      "\nOn the screen: text field \"Name\"."
    ) {
      device.type("x")
    }
    expectFailure("`pressReturn()`: no text is being edited.") { device.pressReturn() }
    expectFailure("`pressDelete(2)`: no text is being edited.") { device.pressDelete(2) }
  }

  @Test func theFailureSaysWhatHasTheFocus() {
    let keypad = Keypad()
    keypad.accessibilityLabel = "Digits"
    controller.view.addSubview(keypad)
    keypad.becomeFirstResponder()
    expectFailure("A Keypad \"Digits\" has the focus, and takes no text.") { device.type("x") }
  }

  @Test func typingThatEndsEarlyFails() {
    final class Stopping: NSObject, UITextFieldDelegate {
      func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
    }
    let delegate = Stopping()
    field.delegate = delegate
    device.tap(field)
    expectFailure("`type(\"a\\nb\")`") { device.type("a\nb") }
    #expect(field.text == "a")
  }

  @Test func aTestThatUsesTheResultDecidesItself() {
    let isTypedWithoutFocus: Bool = device.type("x")
    #expect(!isTypedWithoutFocus)
    device.tap(field)
    let isTyped: Bool = device.type("x")
    #expect(isTyped)
    device.type("yz")
    device.pressDelete()
    #expect(field.text == "xy")
  }
}
