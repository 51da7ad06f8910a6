import Simulator
import Testing
import UIKit

/// Truth: as developers observe on devices (StackOverflow 7305538 and others): the first key in a secure field replaces what it had
/// when editing began, delete empties it; the delegate is asked about the single character.
@MainActor struct SecureTextTests {
  @MainActor
  private final class Scene: UITextFieldDelegate {
    let simulator = Simulator.boot(.iPhone5, iOS: 9)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    var asked: [String] = []
    /// What the delegate does in place of the field.
    var edits = false
    var changes = 0

    init(_ text: String = "old", secure: Bool = true) {
      let controller = UIViewController()
      controller.view.addSubview(field)
      simulator.launch(controller)
      field.text = text
      field.isSecureTextEntry = secure
      field.delegate = self
      field.addAction(UIAction { [weak self] _ in self?.changes += 1 }, for: .editingChanged)
    }

    func edit() {
      simulator.tap(field)
      simulator.advanceUntilIdle()
    }

    func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      asked.append("\(range.location)+\(range.length) '\(string)'")
      if edits, let text = textField.text, let part = Range(range, in: text) {
        textField.text = text.replacingCharacters(in: part, with: string)
      }
      return !edits
    }
  }

  @Test func theFirstKeyReplacesTheText() {
    let scene = Scene()
    scene.edit()
    #expect(scene.field.text == "old")
    scene.simulator.type("ab")
    #expect(scene.field.text == "ab")
    #expect(scene.asked == ["3+0 'a'", "1+0 'b'"])
    #expect(scene.changes == 2)
    scene.simulator.pressDelete()
    #expect(scene.field.text == "a")
    // Once more after the focus was lost.
    scene.field.resignFirstResponder()
    scene.edit()
    scene.simulator.type("c")
    #expect(scene.field.text == "c")
  }

  @Test func deleteEmptiesTheField() {
    let scene = Scene()
    scene.edit()
    scene.simulator.pressDelete()
    #expect(scene.field.text == "")
    #expect(scene.asked == ["2+1 ''"])
    #expect(scene.changes == 1)
    scene.simulator.type("xy")
    scene.simulator.pressDelete()
    #expect(scene.field.text == "x")
  }

  @Test func aFieldThatBecomesSecureWhileItIsEditedIsReplacedToo() {
    let scene = Scene("", secure: false)
    scene.edit()
    scene.simulator.type("abc")
    scene.field.isSecureTextEntry = true
    #expect(scene.field.text == "abc")
    scene.simulator.type("d")
    #expect(scene.field.text == "d")
    scene.simulator.type("e")
    #expect(scene.field.text == "de")
    // Shown, hidden again.
    scene.field.isSecureTextEntry = false
    scene.field.isSecureTextEntry = true
    scene.simulator.pressDelete()
    #expect(scene.field.text == "")
    // Shown: typing goes on.
    scene.simulator.type("fg")
    scene.field.isSecureTextEntry = false
    scene.simulator.type("h")
    #expect(scene.field.text == "fgh")
    // Secure already.
    scene.field.isSecureTextEntry = true
    scene.simulator.type("i")
    scene.field.isSecureTextEntry = true
    scene.simulator.type("j")
    #expect(scene.field.text == "ij")
  }

  @Test func aTextThatIsSetWhileItIsEditedIsReplacedToo() {
    let scene = Scene("")
    scene.edit()
    scene.simulator.type("ab")
    scene.field.text = "code"
    scene.simulator.type("c")
    #expect(scene.field.text == "c")
    scene.field.text = "code"
    scene.simulator.pressDelete()
    #expect(scene.field.text == "")
  }

  @Test func aDelegateThatEditsTheTextKeepsIt() {
    let scene = Scene()
    scene.edits = true
    scene.edit()
    scene.simulator.type("ab")
    #expect(scene.field.text == "oldab")
    scene.simulator.pressDelete(2)
    #expect(scene.field.text == "old")
  }

  @Test func aDelegateThatRefusesKeepsTheTextToBeReplaced() {
    final class Refusing: UITextFieldDelegate {
      func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { string != "x" }
    }
    let scene = Scene()
    let delegate = Refusing()
    scene.field.delegate = delegate
    scene.edit()
    scene.simulator.type("x")
    #expect(scene.field.text == "old")
    scene.simulator.type("y")
    #expect(scene.field.text == "y")
  }

  @Test func otherFieldsAreAppendedTo() {
    let scene = Scene("old", secure: false)
    scene.edit()
    scene.simulator.type("a")
    scene.field.text = "new"
    scene.simulator.type("b")
    #expect(scene.field.text == "newb")
  }
}
