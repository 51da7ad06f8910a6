import Simulator
import Testing
import UIKit

/// Truth: Apple's documentation of UITextView, UITextViewDelegate and UIKeyInput; what developers see on devices: the delegate is
/// told of the selection before the text.
@MainActor struct TextViewTypingTests {
  // MARK: Beginning and ending

  @Test func aTapBeginsEditingAtTheNearestCharacter() {
    let scene = TextViewScene("mmmm")
    // 5 points beside the text, and 8.33 for each m.
    scene.tap(5 + 2 * 8.33 + 1, 13)
    #expect(scene.view.isFirstResponder)
    #expect(scene.view.selectedRange == NSRange(location: 2, length: 0))
    #expect(scene.log.take() == ["shouldBegin first:false", "didBegin first:true", "selection 2+0"])
    scene.simulator.advance(by: 1)
    scene.tap(6, 13)
    #expect(scene.log.take() == ["selection 0+0"])
    scene.simulator.advance(by: 1)
    scene.tap(150, 60)
    #expect(scene.log.take() == ["selection 4+0"])
  }

  @Test func theKeyboardIsShownAndHidden() {
    let scene = TextViewScene()
    let names = [
      UITextView.textDidBeginEditingNotification, UIResponder.keyboardWillShowNotification,
      UIResponder.keyboardWillHideNotification, UITextView.textDidEndEditingNotification,
    ]
    let log = CallLog()
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { log.add(name.rawValue) }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    scene.view.becomeFirstResponder()
    scene.simulator.advanceUntilIdle()
    scene.view.resignFirstResponder()
    scene.simulator.advanceUntilIdle()
    #expect(log.take() == names.map(\.rawValue))
  }

  @Test func theDelegateMayRefuseBoth() {
    let scene = TextViewScene()
    scene.begins = false
    #expect(!scene.view.becomeFirstResponder())
    scene.begins = true
    #expect(scene.view.becomeFirstResponder())
    scene.ends = false
    #expect(!scene.view.resignFirstResponder())
    #expect(scene.view.isFirstResponder)
  }

  @Test func endingIsAskedAndTold() {
    let scene = TextViewScene()
    scene.view.becomeFirstResponder()
    _ = scene.log.take()
    scene.view.resignFirstResponder()
    #expect(scene.log.take() == ["shouldEnd first:true", "didEnd first:false"])
  }

  @Test func aForcedEndIsToldButNotAsked() {
    let scene = TextViewScene()
    scene.view.becomeFirstResponder()
    _ = scene.log.take()
    scene.view.removeFromSuperview()
    #expect(scene.log.take() == ["didEnd first:false"])
  }

  @Test func aTapRecognizerOfTheSuperviewDoesNotTakeItsTaps() {
    let scene = TextViewScene()
    scene.controller.view.addGestureRecognizer(
      UITapGestureRecognizer { [weak view = scene.controller.view] _ in view?.endEditing(true) }
    )
    scene.tap(50, 50)
    #expect(scene.view.isFirstResponder)
    // Below the text view and above the keyboard.
    scene.simulator.tap(at: CGPoint(x: 160, y: 230))
    #expect(!scene.view.isFirstResponder)
  }

  @Test func aTextThatIsNotEditableHasNoKeyboard() {
    let scene = TextViewScene("fixed")
    scene.view.isEditable = false
    scene.tap(50, 13)
    #expect(!scene.view.isFirstResponder)
    #expect(scene.view.becomeFirstResponder())
    scene.simulator.advanceUntilIdle()
    #expect(!scene.simulator.type("x") && scene.view.text == "fixed")
    #expect(scene.log.calls.isEmpty)
    scene.view.resignFirstResponder()
    scene.view.isSelectable = false
    #expect(!scene.view.becomeFirstResponder())
  }

  // MARK: Typing

  @Test func typingAsksForEveryCharacterAndTellsOfIt() {
    let scene = TextViewScene("a")
    scene.view.becomeFirstResponder()
    _ = scene.log.take()
    #expect(scene.simulator.type("b\n"))
    #expect(scene.view.text == "ab\n")
    #expect(
      scene.log.take() == [
        "shouldChange 1+0 'b'", "selection 2+0", "didChange 'ab'", "shouldChange 2+0 '\n'", "selection 3+0",
        "didChange 'ab\n'",
      ]
    )
    #expect(scene.simulator.pressDelete(2))
    #expect(
      scene.log.take() == [
        "shouldChange 2+1 ''", "selection 2+0", "didChange 'ab'", "shouldChange 1+1 ''", "selection 1+0",
        "didChange 'a'",
      ]
    )
  }

  @Test func nothingIsBeforeTheBeginning() {
    let scene = TextViewScene("a")
    scene.view.becomeFirstResponder()
    scene.view.selectedRange = NSRange(location: 0, length: 0)
    _ = scene.log.take()
    scene.simulator.pressDelete()
    #expect(scene.view.text == "a" && scene.log.calls.isEmpty)
  }

  @Test func typedTextGoesToTheInsertionPointAndReplacesTheSelection() {
    let scene = TextViewScene("one three")
    scene.view.becomeFirstResponder()
    scene.view.selectedRange = NSRange(location: 4, length: 0)
    scene.simulator.type("two ")
    #expect(scene.view.text == "one two three")
    scene.view.selectedRange = NSRange(location: 4, length: 3)
    _ = scene.log.take()
    scene.simulator.type("2")
    #expect(scene.view.text == "one 2 three")
    #expect(
      scene.log.take() == ["shouldChange 4+3 '2'", "selection 5+0", "didChange 'one 2 three'"]
    )
    scene.view.selectedRange = NSRange(location: 3, length: 2)
    scene.simulator.pressDelete()
    #expect(scene.view.text == "one three")
  }

  @Test func theDelegateMayRefuseACharacter() {
    let scene = TextViewScene()
    scene.view.becomeFirstResponder()
    scene.changes = false
    scene.simulator.type("no")
    #expect(scene.view.text == "")
  }

  @Test func aCharacterOfSeveralUnitsIsDeletedAsOne() {
    let scene = TextViewScene("ae\u{301}")
    scene.view.becomeFirstResponder()
    _ = scene.log.take()
    scene.simulator.pressDelete()
    #expect(scene.log.take().first == "shouldChange 1+2 ''")
    #expect(scene.view.text == "a")
  }

  @Test func codeIsNotAskedAndTextSetInCodeIsNotTold() {
    let scene = TextViewScene()
    scene.view.text = "quiet"
    #expect(scene.log.take() == ["selection 5+0"])
    scene.view.insertText("!")
    scene.view.deleteBackward()
    #expect(
      scene.log.take() == ["selection 6+0", "didChange 'quiet!'", "selection 5+0", "didChange 'quiet'"]
    )
  }

  @Test func clearsOnInsertionReplacesEverythingOnce() {
    let scene = TextViewScene("old")
    scene.view.becomeFirstResponder()
    scene.view.clearsOnInsertion = true
    scene.simulator.type("new")
    #expect(scene.view.text == "new" && !scene.view.clearsOnInsertion)
  }

  // MARK: Attributes

  @Test func typedTextHasTheAttributesBeforeItOrThoseThatWereSet() {
    let scene = TextViewScene("a")
    scene.view.textColor = .red
    scene.view.becomeFirstResponder()
    scene.simulator.type("b")
    scene.view.typingAttributes[.foregroundColor] = UIColor.blue
    scene.simulator.type("cd")
    func color(_ index: Int) -> UIColor? {
      scene.view.attributedText.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
    }
    #expect((0..<4).map { color($0) } == [.red, .red, .blue, .blue])
    scene.view.typingAttributes[.foregroundColor] = UIColor.green
    scene.view.selectedRange = NSRange(location: 1, length: 0)
    scene.simulator.type("e")
    #expect((0..<5).map { color($0) } == [.red, .red, .red, .blue, .blue])
  }

  @Test func aTextViewIsReleased() {
    let scene = TextViewScene()
    weak var released: UITextView?
    do {
      let local = UITextView(frame: CGRect(x: 0, y: 220, width: 100, height: 30))
      released = local
      scene.controller.view.addSubview(local)
      local.becomeFirstResponder()
      local.removeFromSuperview()
    }
    scene.simulator.settle()
    #expect(released == nil)
  }
}

/// Truth: what is undone and done again is as before; a case of `scripts/fuzz --kind editing` wasn't, after code had set another text.
@MainActor struct UndoOfReplacedTextTests {
  @Test(arguments: [false, true])
  func editsOfTheOldTextAreForgotten(_ isField: Bool) throws {
    let device = Simulator.boot(.iPhone6, iOS: 16)
    let controller = UIViewController()
    let input: any UITextInput & UIView = isField ? UITextField() : UITextView()
    input.frame = CGRect(x: 20, y: 80, width: 250, height: 60)
    controller.view.addSubview(input)
    device.launch(controller)
    _ = input.becomeFirstResponder()
    input.insertText("first")
    device.settle()
    let undoManager = try #require(input.undoManager)
    #expect(undoManager.canUndo)
    (input as? UITextField)?.text = "👨‍👩‍👧‍👦 second"
    (input as? UITextView)?.text = "👨‍👩‍👧‍👦 second"
    #expect(!undoManager.canUndo)
    input.insertText("!")
    device.settle()
    undoManager.undo()
    let whole = try #require(input.textRange(from: input.beginningOfDocument, to: input.endOfDocument))
    #expect(input.text(in: whole) == "👨‍👩‍👧‍👦 second")
    undoManager.redo()
    #expect(!undoManager.canRedo && undoManager.canUndo)
  }
}
