import Simulator
import Testing
import UIKit

/// Truth: Apple's documentation of NSTextStorage, NSTextStorageDelegate and NSLayoutManager.
@MainActor struct TextStorageTests {
  private final class Delegate: NSTextStorageDelegate {
    nonisolated(unsafe) var calls: [String] = []
    nonisolated(unsafe) var highlights = false

    func textStorage(
      _ textStorage: NSTextStorage,
      willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange,
      changeInLength delta: Int
    ) {
      calls.append("will \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
    }

    func textStorage(
      _ textStorage: NSTextStorage,
      didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange,
      changeInLength delta: Int
    ) {
      calls.append("did \(editedRange.location)+\(editedRange.length)")
      if highlights {
        textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
      }
    }
  }

  @Test func aChangeIsProcessedAtOnce() {
    let storage = NSTextStorage(string: "abc")
    let delegate = Delegate()
    storage.delegate = delegate
    storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
    #expect(delegate.calls == ["will 3 1+3 2", "did 1+3"])
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 2))
    #expect(delegate.calls.suffix(2) == ["will 1 0+2 0", "did 0+2"])
    #expect(storage.editedMask == [] && storage.editedRange.location == NSNotFound)
  }

  @Test func changesBetweenBeginAndEndAreProcessedTogether() {
    let storage = NSTextStorage(string: "0123456789")
    let delegate = Delegate()
    storage.delegate = delegate
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 8, length: 1), with: "")
    storage.replaceCharacters(in: NSRange(location: 2, length: 1), with: "ab")
    #expect(delegate.calls.isEmpty && storage.changeInLength == 0)
    storage.endEditing()
    #expect(delegate.calls == ["will 3 2+7 0", "did 2+7"])
  }

  @Test func aTextViewFollowsItsStorage() {
    let scene = TextViewScene("one")
    let view = scene.view
    _ = scene.log.take()
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "a\nb")
    #expect(view.text == "a\nb" && view.contentSize.height == 39)
    #expect(scene.log.take().isEmpty)
    view.textStorage.deleteCharacters(in: NSRange(location: 1, length: 2))
    #expect(view.selectedRange == NSRange(location: 1, length: 0))
    #expect(view.textStorage.layoutManagers.first === view.layoutManager)
    #expect(view.layoutManager.textContainers.first === view.textContainer)
  }

  @Test func aDelegateMayHighlightTypedText() {
    let scene = TextViewScene("ab")
    let delegate = Delegate()
    delegate.highlights = true
    scene.view.textStorage.delegate = delegate
    scene.view.becomeFirstResponder()
    scene.simulator.type("c")
    let attributes = scene.view.attributedText.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.foregroundColor] as? UIColor == .red)
  }

  @Test func aRangeOutOfBoundsRaises() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      NSTextStorage(string: "abc").replaceCharacters(in: NSRange(location: 2, length: 2), with: "")
    }
    expectRaised(
      result,
      "NSRangeException",
      "NSConcreteMutableAttributedString replaceCharactersInRange:withString:: Range or index out of bounds"
    )
  }

  // MARK: Layout managers

  /// Helvetica of 10 points: an m is 8.33 points wide, a line 11.5 high.
  @Test func aLayoutManagerFindsCharactersAndLines() {
    _ = Simulator.boot(.iPhone5, iOS: 9)
    let font = UIFont(name: "Helvetica", size: 10)!
    let storage = NSTextStorage(string: "mm mm\nm", attributes: [.font: font])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 30, height: CGFloat.greatestFiniteMagnitude))
    container.lineFragmentPadding = 0
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    #expect(manager.numberOfGlyphs == 7)
    #expect(manager.usedRect(for: container).height == 34.5)
    var range = NSRange()
    let line = manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: &range)
    #expect(line == CGRect(x: 0, y: 11.5, width: 30, height: 11.5))
    #expect(range == NSRange(location: 3, length: 3))
    var fraction: CGFloat = 0
    let index = manager.characterIndex(
      for: CGPoint(x: 8.33 * 1.25, y: 2),
      in: container,
      fractionOfDistanceBetweenInsertionPoints: &fraction
    )
    #expect(index == 1 && fraction.isNear(0.25, within: 1e-6))
    let rect = manager.boundingRect(forGlyphRange: NSRange(location: 6, length: 1), in: container)
    #expect(rect.isNear(CGRect(x: 0, y: 23, width: 8.33, height: 11.5)))
    var lines: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 7)) { _, _, _, range, _ in
      lines.append(range)
    }
    #expect(lines.map(\.location) == [0, 3, 6])
    storage.append(NSAttributedString(string: "\nm", attributes: [.font: font]))
    #expect(manager.usedRect(for: container).height == 46)
  }
}
