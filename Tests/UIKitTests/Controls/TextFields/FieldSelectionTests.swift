import Simulator
import Testing

@testable import UIKit

/// Truth: Apple's documentation of UITextField, UITextInput and UITextFieldDelegate.
@MainActor struct FieldSelectionTests {
  /// A field of 200 × 30 points at (20, 100), in Helvetica of 10 points, whose m is 8.33 points wide.
  @MainActor
  private final class Scene: UITextFieldDelegate {
    let simulator = Simulator.boot(.iPhone5, iOS: 17)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    let log = CallLog()
    var clears = true

    init(_ text: String) {
      let controller = UIViewController()
      simulator.launch(controller)
      controller.view.addSubview(field)
      field.font = UIFont(name: "Helvetica", size: 10)
      field.text = text
      field.delegate = self
      field.becomeFirstResponder()
      simulator.advanceUntilIdle()
      _ = log.take()
    }

    func tap(_ x: CGFloat) { simulator.tap(at: CGPoint(x: 20 + x, y: 115)) }

    func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      log.add("shouldChange \(range.location)+\(range.length) '\(string)'")
      return true
    }

    func textFieldDidChangeSelection(_ textField: UITextField) {
      log.add("selection \(field.selection.location)+\(field.selection.length)")
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
      log.add("shouldClear")
      return clears
    }

    func select(_ location: Int, _ length: Int) {
      field.selection = NSRange(location: location, length: length)
    }
  }

  @Test func typedTextGoesToTheInsertionPointAndReplacesTheSelection() {
    let scene = Scene("one three")
    scene.select(4, 0)
    scene.simulator.type("2 ")
    #expect(scene.field.text == "one 2 three")
    scene.select(4, 1)
    _ = scene.log.take()
    scene.simulator.type("x")
    #expect(scene.field.text == "one x three")
    #expect(scene.log.take() == ["shouldChange 4+1 'x'", "selection 5+0"])
    scene.select(3, 2)
    _ = scene.log.take()
    scene.simulator.pressDelete()
    #expect(scene.field.text == "one three")
    #expect(scene.log.take() == ["shouldChange 3+2 ''", "selection 3+0"])
    scene.simulator.pressDelete()
    #expect(scene.field.text == "on three")
  }

  @Test func aTapMovesTheInsertionPoint() {
    let scene = Scene("mmmm")
    scene.simulator.advance(by: 1)
    scene.tap(8.33 * 2 + 1)
    #expect(scene.field.selection == NSRange(location: 2, length: 0))
    #expect(scene.log.take() == ["selection 2+0"])
    scene.simulator.advance(by: 1)
    scene.tap(150)
    #expect(scene.field.selection == NSRange(location: 4, length: 0))
  }

  @Test func twoTapsSelectAWord() {
    let scene = Scene("mm mmmm")
    scene.tap(8.33 * 4)
    scene.tap(8.33 * 4)
    #expect(scene.field.selection == NSRange(location: 3, length: 4))
    #expect(UIMenuController.shared.isMenuVisible)
    scene.simulator.type("x")
    #expect(scene.field.text == "mm x")
  }

  @Test func textSetInCodeHasTheInsertionPointAtItsEnd() {
    let scene = Scene("a")
    scene.field.text = "abc"
    #expect(scene.field.selection == NSRange(location: 3, length: 0))
    scene.select(1, 9)
    #expect(scene.field.selection == NSRange(location: 1, length: 2))
    scene.select(-4, -4)
    #expect(scene.field.selection == NSRange(location: 0, length: 0))
  }

  @Test func charactersKeepTheirAttributes() throws {
    let scene = Scene("")
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
    scene.field.attributedText = text
    scene.select(1, 0)
    scene.simulator.type("x")
    let result = try #require(scene.field.attributedText)
    #expect(result.string == "axb")
    let colors = (0..<3).map { result.attributes(at: $0, effectiveRange: nil)[.foregroundColor] as? UIColor }
    #expect(colors[0] == .red && colors[1] == .red)
  }

  @Test func positionsAreThoseOfTheLine() throws {
    let scene = Scene("mmmm")
    let field = scene.field
    let second = try #require(field.position(from: field.beginningOfDocument, offset: 2))
    #expect(field.caretRect(for: second).minX.isNear(16.66, within: 1e-6))
    field.textAlignment = .right
    #expect(field.caretRect(for: second).minX.isNear(200 - 16.66, within: 1e-6))
    let range = try #require(field.textRange(from: second, to: field.endOfDocument))
    #expect(field.text(in: range) == "mm")
    #expect(field.selectionRects(for: range).first?.rect.width.isNear(16.66, within: 1e-6) == true)
    let place = try #require(field.closestPosition(to: CGPoint(x: 200 - 8.33, y: 15)))
    #expect(field.offset(from: field.beginningOfDocument, to: place) == 3)
    field.selectedTextRange = range
    #expect(field.selection == NSRange(location: 2, length: 2))
  }

  @Test func aLongTextScrollsToTheInsertionPoint() throws {
    let scene = Scene(String(repeating: "m", count: 40))
    let field = scene.field
    scene.simulator.type("m")
    #expect(field.caretRect(for: field.endOfDocument).minX.isNear(200, within: 1e-6))
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    #expect(field.caretRect(for: field.beginningOfDocument).minX == 0)
    #expect(field.caretRect(for: field.endOfDocument).minX.isNear(41 * 8.33, within: 1e-6))
  }

  @Test func aSecretIsNotCopied() {
    let scene = Scene("")
    scene.field.isSecureTextEntry = true
    scene.simulator.type("secret")
    scene.field.selectAll(nil)
    #expect(!scene.field.canPerformAction("copy:", withSender: nil))
    scene.field.copy(nil)
    #expect(!UIPasteboard.general.hasStrings)
    UIPasteboard.general.string = "other"
    scene.field.paste(nil)
    #expect(scene.field.text == "other")
  }

  @Test func theFontShrinksToItsMinimum() {
    let scene = Scene(String(repeating: "m", count: 30))
    let field = scene.field
    field.adjustsFontSizeToFitWidth = true
    field.minimumFontSize = 5
    // 30 * 8.33 = 249.9 points at size 10, in 200 points.
    #expect(field.caretRect(for: field.endOfDocument).minX.isNear(200, within: 1e-6))
    field.minimumFontSize = 9
    scene.simulator.type("m")
    // 31 * 8.33 * 0.9 = 232.4: the text is scrolled.
    #expect(field.caretRect(for: field.endOfDocument).minX.isNear(200, within: 1e-6))
    let start = field.caretRect(for: field.beginningOfDocument).minX
    #expect(abs(start - (200 - 31 * 8.33 * 0.9)) < 1e-4)
  }

  @Test func typingIsUndone() throws {
    let scene = Scene("a")
    scene.simulator.type("bc")
    let manager = try #require(scene.field.undoManager)
    manager.undo()
    #expect(scene.field.text == "a")
    manager.redo()
    #expect(scene.field.text == "abc")
  }

  @Test func clearingIsAskedForAndTold() {
    let scene = Scene("abc")
    scene.field.clearButtonMode = .always
    var changes = 0
    scene.field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    scene.clears = false
    let button = scene.field.clearButtonRect(forBounds: scene.field.bounds)
    scene.tap(button.midX)
    #expect(scene.field.text == "abc" && scene.log.take() == ["shouldClear"])
    scene.clears = true
    scene.tap(button.midX)
    #expect(scene.field.text == "" && changes == 1)
    #expect(scene.log.take() == ["shouldClear", "selection 0+0"])
  }

  private final class HiddenCaretField: UITextField {
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
  }

  @Test func aSubclassMayHideTheInsertionPoint() {
    let scene = Scene("")
    let field = HiddenCaretField(frame: scene.field.frame)
    scene.field.superview?.addSubview(field)
    field.becomeFirstResponder()
    #expect(Painted.play(field.drawing).filter(\.isFill).isEmpty)
  }

  @Test func aContentTypeIsNilAtFirst() {
    #expect(UITextField().textContentType == nil)
    #expect(UITextContentType.oneTimeCode.rawValue == "one-time-code")
  }
}
