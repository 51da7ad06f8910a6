import Simulator
import Testing

@testable import UIKit

/// Truth: Apple's documentation of UITextInput, UIResponderStandardEditActions, UITextViewDelegate and UndoManager.
@MainActor struct TextViewSelectionTests {
  // MARK: Taps

  @Test func twoTapsSelectAWordAndShowTheMenu() {
    let scene = TextViewScene("mm mmm m")
    scene.view.becomeFirstResponder()
    scene.simulator.advanceUntilIdle()
    scene.tap(5 + 4.2 * 8.33, 13)
    scene.tap(5 + 4.2 * 8.33, 13)
    #expect(scene.view.selectedRange == NSRange(location: 3, length: 3))
    #expect(UIMenuController.shared.isMenuVisible)
    scene.simulator.type("x")
    #expect(scene.view.text == "mm x m")
  }

  // MARK: Commands

  @Test func commandsDependOnTheSelection() {
    let scene = TextViewScene("one two")
    let view = scene.view
    view.becomeFirstResponder()
    func possible() -> [String] {
      ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:"].filter {
        view.canPerformAction(Selector($0), withSender: nil)
      }
    }
    #expect(possible() == ["select:", "selectAll:"])
    view.selectedRange = NSRange(location: 0, length: 3)
    #expect(possible() == ["cut:", "copy:", "selectAll:"])
    view.copy(nil)
    #expect(UIPasteboard.general.string == "one")
    view.selectedRange = NSRange(location: 7, length: 0)
    #expect(possible() == ["paste:", "select:", "selectAll:"])
    _ = scene.log.take()
    view.paste(nil)
    #expect(view.text == "one twoone")
    #expect(scene.log.take() == ["shouldChange 7+0 'one'", "selection 10+0", "didChange 'one twoone'"])
    view.selectedRange = NSRange(location: 0, length: 4)
    view.cut(nil)
    #expect(view.text == "twoone" && UIPasteboard.general.string == "one ")
    view.selectAll(nil)
    #expect(view.selectedRange == NSRange(location: 0, length: 6))
    view.isEditable = false
    #expect(possible() == ["copy:"])
  }

  @Test func aRefusedPasteChangesNothing() {
    let scene = TextViewScene("one")
    scene.view.becomeFirstResponder()
    UIPasteboard.general.string = "x"
    scene.changes = false
    scene.view.paste(nil)
    #expect(scene.view.text == "one")
  }

  // MARK: Text input

  @Test func positionsAreMeasuredInUnits() throws {
    let scene = TextViewScene("mmmm\nm")
    let view = scene.view
    let start = view.beginningOfDocument
    #expect(view.offset(from: start, to: view.endOfDocument) == 6)
    let second = try #require(view.position(from: start, offset: 2))
    #expect(view.position(from: start, offset: 7) == nil && view.position(from: start, offset: -1) == nil)
    #expect(view.position(from: start, offset: Int.max) == nil)
    #expect(view.compare(start, to: second) == .orderedAscending)
    let range = try #require(view.textRange(from: second, to: start))
    #expect(view.text(in: range) == "mm" && !range.isEmpty)
    // 5 points beside the text, 8 above; an m is 8.33 points wide.
    let caret = view.caretRect(for: second)
    #expect(caret.minX.isNear(5 + 2 * 8.33, within: 1e-6) && caret.minY == 8 && caret.height == 11.5)
    #expect(view.firstRect(for: range).isNear(CGRect(x: 5, y: 8, width: 16.66, height: 11.5)))
    let all = try #require(view.textRange(from: start, to: view.endOfDocument))
    let rects = view.selectionRects(for: all)
    #expect(rects.count == 2 && rects[0].containsStart && rects[1].containsEnd && !rects[1].containsStart)
    let nearest = try #require(view.closestPosition(to: CGPoint(x: 5 + 8.33 * 3, y: 12)))
    #expect(view.offset(from: start, to: nearest) == 3)
    let inside = try #require(view.closestPosition(to: CGPoint(x: 150, y: 12), within: range))
    #expect(view.offset(from: start, to: inside) == 2)
    let below = try #require(view.position(from: start, in: .down, offset: 1))
    #expect(view.offset(from: start, to: below) == 5)
    #expect(view.position(from: start, in: .up, offset: 1) == nil)
    view.selectedTextRange = range
    #expect(view.selectedRange == NSRange(location: 0, length: 2))
    view.replace(range, withText: "x")
    #expect(view.text == "xmm\nm")
  }

  @Test func provisionalTextIsReplacedUntilItIsDone() {
    let scene = TextViewScene("ab")
    let view = scene.view
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 1, length: 0)
    view.setMarkedText("n", selectedRange: NSRange(location: 1, length: 0))
    view.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    #expect(view.text == "anib" && view.markedTextRange.flatMap(view.text(in:)) == "ni")
    view.insertText("\u{4F60}")
    #expect(view.text == "a\u{4F60}b" && view.markedTextRange == nil)
    view.setMarkedText("x", selectedRange: NSRange(location: 0, length: 0))
    view.unmarkText()
    #expect(view.text == "a\u{4F60}xb" && view.markedTextRange == nil)
  }

  @Test(arguments: [
    (UITextGranularity.word, 5, 4..<7), (.character, 5, 5..<6), (.sentence, 5, 0..<9),
    (.sentence, 10, 9..<14),
    (.paragraph, 10, 0..<14), (.document, 16, 0..<17),
  ])
  func aTokenizerDividesTheText(granularity: UITextGranularity, position: Int, unit: Range<Int>) throws {
    let scene = TextViewScene("one two. Next\nlast")
    let view = scene.view
    view.text = "one two. Next\nend"
    let place = try #require(view.position(from: view.beginningOfDocument, offset: position))
    let range = try #require(
      view.tokenizer.rangeEnclosingPosition(place, with: granularity, inDirection: .storage(.forward))
    )
    #expect(view.offset(from: view.beginningOfDocument, to: range.start) == unit.lowerBound)
    #expect(view.offset(from: view.beginningOfDocument, to: range.end) == unit.upperBound)
  }

  // MARK: Undo

  @Test func typingIsUndoneAtOnceAndRedone() throws {
    let scene = TextViewScene("a")
    scene.view.becomeFirstResponder()
    scene.simulator.type("bcd")
    let manager = try #require(scene.view.undoManager)
    #expect(manager === scene.view.window?.undoManager)
    #expect(manager.canUndo && !manager.canRedo && manager.undoMenuItemTitle == "Undo Typing")
    manager.undo()
    #expect(scene.view.text == "a" && manager.canRedo && !manager.canUndo)
    manager.redo()
    #expect(scene.view.text == "abcd" && manager.canUndo)
    scene.view.selectedRange = NSRange(location: 0, length: 2)
    scene.simulator.pressDelete()
    scene.view.selectedRange = NSRange(location: 2, length: 0)
    scene.simulator.type("!")
    #expect(scene.view.text == "cd!")
    manager.undo()
    #expect(scene.view.text == "cd")
    manager.undo()
    #expect(scene.view.text == "abcd" && scene.view.selectedRange == NSRange(location: 0, length: 2))
    manager.undo()
    #expect(scene.view.text == "a")
  }

  // MARK: Links

  private final class LinkDelegate: UITextViewDelegate {
    let log = CallLog()
    var opens = true

    func textView(
      _ textView: UITextView,
      shouldInteractWith URL: URL,
      in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      log.add("\(URL) \(characterRange.location)+\(characterRange.length) \(interaction.rawValue)")
      return opens
    }
  }

  @Test func aTapOnALinkAsksTheDelegate() {
    let scene = TextViewScene()
    let view = scene.view
    let text = NSMutableAttributedString(
      string: "mmmm",
      attributes: [.font: UIFont(name: "Helvetica", size: 10)!]
    )
    text.addAttribute(.link, value: "https://swift.org", range: NSRange(location: 1, length: 2))
    view.attributedText = text
    view.isEditable = false
    let delegate = LinkDelegate()
    view.delegate = delegate
    scene.tap(5 + 1.5 * 8.33, 13)
    #expect(delegate.log.take() == ["https://swift.org 1+2 0"])
    scene.tap(5 + 3.5 * 8.33, 13)
    scene.tap(150, 80)
    #expect(delegate.log.take().isEmpty)
  }

  @Test func linksHaveTheTintColour() {
    let scene = TextViewScene()
    scene.view.tintColor = .green
    scene.view.attributedText = NSAttributedString(
      string: "m",
      attributes: [.link: "a", .foregroundColor: UIColor.red]
    )
    #expect(Painted.play(scene.view.textContent.drawing).first?.color == .green)
    scene.view.linkTextAttributes = [.foregroundColor: UIColor.brown]
    #expect(Painted.play(scene.view.textContent.drawing).first?.color == .brown)
  }

  // MARK: Long texts

  @Test func ofALongTextOnlyTheVisiblePartIsDrawn() {
    let scene = TextViewScene(Array(repeating: "m", count: 2000).joined(separator: "\n"))
    let view = scene.view
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 2000 * 11.5 + 16)
    view.contentOffset.y = 10_000
    scene.simulator.advance(by: 0.1)
    let drawn = Painted.play(view.textContent.drawing).compactMap(\.text)
    #expect(drawn.count > 9 && drawn.count < 40)
    #expect(view.textContent.frame.minY <= 10_000 && view.textContent.frame.maxY >= 10_100)
  }
}
