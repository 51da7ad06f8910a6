import Simulator
import Testing
import UIKit

/// Truth: Apple's documentation of UITextField, UITextFieldDelegate and UIControl.Event: the order of
/// delegate calls, the events that are sent, and the effect of the return key.
@MainActor struct UITextFieldTests {
  /// A delegate that logs its calls and returns the results that a test sets.
  @MainActor
  private final class Delegate: UITextFieldDelegate {
    let log: CallLog
    var begins = true
    var ends = true
    var changes = true
    var returns = true

    init(_ log: CallLog) { self.log = log }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      log.add("shouldBegin first:\(textField.isFirstResponder)")
      return begins
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
      log.add("didBegin first:\(textField.isFirstResponder)")
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      log.add("shouldEnd first:\(textField.isFirstResponder)")
      return ends
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
      log.add("didEnd first:\(textField.isFirstResponder)")
    }

    func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      log.add("shouldChange \(range.location)+\(range.length) '\(string)'")
      return changes
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      log.add("shouldReturn")
      return returns
    }
  }

  /// A device that shows two text fields.
  @MainActor
  private struct Scene {
    let simulator: Simulator
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    let other = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 30))
    let log = CallLog()
    let delegate: Delegate

    init() {
      simulator = Simulator.boot(.iPhone5, iOS: 9)
      delegate = Delegate(log)
      simulator.launch(controller)
      controller.view.addSubview(field)
      controller.view.addSubview(other)
      field.delegate = delegate
      let events: [(String, UIControl.Event)] = [
        ("editingDidBegin", .editingDidBegin), ("editingChanged", .editingChanged),
        ("editingDidEnd", .editingDidEnd),
      ]
      for (name, event) in events {
        field.addAction(UIAction { [log] _ in log.add(name) }, for: event)
      }
    }
  }

  // MARK: Initial values

  @Test func aNewFieldIsEmptyAndPlain() {
    let field = UITextField(frame: .zero)
    #expect(field.text == "")
    #expect(field.placeholder == nil)
    #expect(!field.isSecureTextEntry)
    #expect(field.borderStyle == .none)
    #expect(!field.isEditing)
    #expect(!field.clearsOnBeginEditing)
    #expect(!field.hasText)
  }

  @Test func textIsNeverNilWhenRead() {
    let field = UITextField(frame: .zero)
    field.text = nil
    #expect(field.text == "")
  }

  @Test func controlEventsHaveTheBitsOfApplesHeader() {
    #expect(UIControl.Event.editingDidBegin.rawValue == 1 << 16)
    #expect(UIControl.Event.editingChanged.rawValue == 1 << 17)
    #expect(UIControl.Event.editingDidEnd.rawValue == 1 << 18)
    #expect(UIControl.Event.editingDidEndOnExit.rawValue == 1 << 19)
    #expect(UIControl.Event.allEditingEvents.rawValue == 0xF0000)
  }

  // MARK: Beginning and ending

  @Test func aTapBeginsEditing() {
    let scene = Scene()
    scene.simulator.tap(scene.field)
    #expect(scene.field.isEditing)
    #expect(scene.log.take() == ["shouldBegin first:false", "didBegin first:true", "editingDidBegin"])
  }

  @Test func aTapOnAnotherFieldEndsIt() {
    let scene = Scene()
    scene.field.becomeFirstResponder()
    _ = scene.log.take()
    scene.simulator.tap(scene.other)
    #expect(scene.other.isEditing)
    #expect(scene.log.take() == ["shouldEnd first:true", "didEnd first:false", "editingDidEnd"])
  }

  @Test func theDelegateMayRefuseBoth() {
    let scene = Scene()
    scene.delegate.begins = false
    #expect(!scene.field.becomeFirstResponder())
    scene.delegate.begins = true
    #expect(scene.field.becomeFirstResponder())
    scene.delegate.ends = false
    #expect(!scene.field.resignFirstResponder())
    #expect(!scene.other.becomeFirstResponder())
    #expect(scene.field.isEditing)
  }

  @Test func forcedEndIsToldButNotAsked() {
    let scene = Scene()
    scene.field.becomeFirstResponder()
    scene.delegate.ends = false
    _ = scene.log.take()
    #expect(scene.controller.view.endEditing(true))
    #expect(scene.log.take() == ["didEnd first:false", "editingDidEnd"])
  }

  @Test func leavingTheWindowEndsEditing() {
    let scene = Scene()
    scene.field.becomeFirstResponder()
    _ = scene.log.take()
    scene.field.removeFromSuperview()
    #expect(!scene.field.isEditing)
    #expect(scene.log.take() == ["didEnd first:false", "editingDidEnd"])
  }

  @Test func aFieldThatIsOffIsNotEdited() {
    let scene = Scene()
    scene.field.isEnabled = false
    scene.simulator.tap(scene.field)
    #expect(!scene.field.becomeFirstResponder())
    #expect(scene.log.calls.isEmpty)
  }

  @Test func clearsOnBeginEditingDropsTheText() {
    let scene = Scene()
    scene.field.text = "old"
    scene.field.clearsOnBeginEditing = true
    scene.simulator.tap(scene.field)
    #expect(scene.field.text == "")
  }

  @Test func aTapRecognizerOfTheSuperviewDoesNotTakeItsTaps() {
    let scene = Scene()
    scene.controller.view.addGestureRecognizer(
      UITapGestureRecognizer { [weak view = scene.controller.view] _ in view?.endEditing(true) }
    )
    scene.simulator.tap(scene.field)
    #expect(scene.field.isEditing)
    // Below the field and above the keyboard.
    scene.simulator.tap(at: CGPoint(x: 160, y: 200))
    #expect(!scene.field.isEditing)
  }

  /// The action of a tap comes before the `touchesEnded` that focuses the field, as call stacks of devices show.
  @Test func aTapThatEndsEditingDoesNotTakeTheFocusFromTheTappedField() {
    let scene = Scene()
    let tap = UITapGestureRecognizer { [weak view = scene.controller.view] _ in view?.endEditing(true) }
    tap.cancelsTouchesInView = false
    scene.controller.view.addGestureRecognizer(tap)
    let other = UITextField(frame: CGRect(x: 20, y: 220, width: 200, height: 30))
    scene.controller.view.addSubview(other)
    for field in [scene.field, other, scene.field] {
      scene.simulator.tap(field)
      #expect(field.isEditing)
    }
    scene.simulator.tap(at: CGPoint(x: 160, y: 200))
    #expect(!scene.field.isEditing && !other.isEditing)
  }

  // MARK: Typing

  @Test func typingAsksForEveryCharacterAndTellsOfIt() {
    let scene = Scene()
    scene.field.text = "a"
    scene.field.becomeFirstResponder()
    _ = scene.log.take()
    #expect(scene.simulator.type("b"))
    #expect(scene.field.text == "ab")
    #expect(scene.log.take() == ["shouldChange 1+0 'b'", "editingChanged"])
    #expect(scene.simulator.pressDelete(2))
    #expect(scene.field.text == "")
    #expect(
      scene.log.take() == [
        "shouldChange 1+1 ''", "editingChanged", "shouldChange 0+1 ''", "editingChanged",
      ]
    )
    #expect(scene.simulator.pressDelete())
    #expect(scene.log.take().isEmpty)
  }

  @Test func theDelegateMayRefuseACharacter() {
    let scene = Scene()
    scene.field.becomeFirstResponder()
    scene.delegate.changes = false
    scene.simulator.type("no")
    #expect(scene.field.text == "")
  }

  @Test func textSetInCodeSendsNoEvent() {
    let scene = Scene()
    scene.field.text = "quiet"
    #expect(scene.log.calls.isEmpty)
  }

  @Test func typingGoesNowhereWithoutAFirstResponder() {
    let scene = Scene()
    #expect(!scene.simulator.type("x"))
    #expect(scene.field.text == "")
  }

  @Test func aCharacterOfSeveralUnitsIsDeletedAsOne() {
    let scene = Scene()
    scene.field.becomeFirstResponder()
    scene.simulator.type("e\u{301}")
    _ = scene.log.take()
    scene.simulator.pressDelete()
    #expect(scene.log.take() == ["shouldChange 0+2 ''", "editingChanged"])
  }

  // MARK: The return key

  @Test func returnAloneDoesNotEndEditing() {
    let scene = Scene()
    scene.field.becomeFirstResponder()
    _ = scene.log.take()
    scene.simulator.pressReturn()
    #expect(scene.field.isEditing)
    #expect(scene.log.take() == ["shouldReturn"])
  }

  @Test func returnEndsEditingIfThereIsAnActionForIt() {
    let scene = Scene()
    scene.field.addAction(UIAction { [log = scene.log] _ in log.add("exit") }, for: .editingDidEndOnExit)
    scene.field.becomeFirstResponder()
    _ = scene.log.take()
    scene.simulator.type("\n")
    #expect(!scene.field.isEditing)
    #expect(
      scene.log.take() == [
        "shouldReturn", "exit", "shouldEnd first:true", "didEnd first:false", "editingDidEnd",
      ]
    )
  }

  @Test func theDelegateMayTakeTheReturnKey() {
    let scene = Scene()
    scene.field.addAction(UIAction { [log = scene.log] _ in log.add("exit") }, for: .editingDidEndOnExit)
    scene.delegate.returns = false
    scene.field.becomeFirstResponder()
    _ = scene.log.take()
    scene.simulator.pressReturn()
    #expect(scene.log.take() == ["shouldReturn"])
  }

  // MARK: Bad input

  @Test func aDelegateThatEditsElsewhereInACallbackEndsSomewhere() {
    let scene = Scene()
    /// Makes the field that resigned the first responder again.
    final class Stubborn: UITextFieldDelegate {
      func textFieldDidEndEditing(_ textField: UITextField) { textField.becomeFirstResponder() }
    }
    let stubborn = Stubborn()
    scene.field.delegate = stubborn
    scene.field.becomeFirstResponder()
    scene.other.becomeFirstResponder()
    #expect(scene.field.isEditing != scene.other.isEditing)
  }

  @Test func aFieldIsReleased() {
    let scene = Scene()
    weak var field: UITextField?
    do {
      let local = UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 30))
      field = local
      scene.controller.view.addSubview(local)
      local.becomeFirstResponder()
      local.removeFromSuperview()
    }
    scene.simulator.settle()
    #expect(field == nil)
  }
}
