import Simulator
import Testing

@testable import UIKit

/// Truth: the layout of the same text as a whole, which lays out each line after the one before.
@MainActor struct ParagraphStackTests {
  /// A text whose paragraphs differ in length, font, spacing and alignment, with empty ones.
  private static func text(_ seed: Int) -> NSMutableAttributedString {
    let text = NSMutableAttributedString(string: "")
    let ends = ["\n", "\r\n", "\r", "\u{2028}", "\n\n", "\u{2029}"]
    for index in 0..<40 {
      let words = String(repeating: "word ", count: (index * 7 + seed) % 23)
      let style = NSMutableParagraphStyle()
      style.paragraphSpacing = CGFloat(index % 3)
      style.paragraphSpacingBefore = CGFloat(index % 2)
      style.lineSpacing = CGFloat(index % 4)
      text.append(
        NSAttributedString(
          string: words + ends[(index + seed) % ends.count],
          attributes: [.font: UIFont.systemFont(ofSize: CGFloat(10 + index % 5)), .paragraphStyle: style]
        )
      )
    }
    return text
  }

  private static func whole(_ text: NSAttributedString) -> TextLayout {
    TextLayout(StyledText(text), in: TextLayout.Constraints(width: 150))
  }

  private static func stack(_ text: NSAttributedString) -> ParagraphStack {
    .make(of: text, in: NSTextContainer(), width: 150, attributesOfEmptyText: [:])
  }

  private func expectSame(_ stack: ParagraphStack, _ text: NSAttributedString) {
    let whole = Self.whole(text)
    #expect(stack.length == text.length)
    #expect(stack.size.height.isNear(whole.size.height, within: 1e-6))
    #expect(stack.size.width.isNear(whole.size.width, within: 1e-6))
    #expect(stack.firstBaseline.isNear(whole.firstBaseline, within: 1e-6))
    #expect(stack.lastBaseline.isNear(whole.lines.last?.baseline ?? 0, within: 1e-6))
    for unit in stride(from: 0, through: text.length, by: 13) {
      #expect(stack.insertionPoint(at: unit).isNear(whole.insertionPoint(at: unit)))
    }
    for y in stride(from: CGFloat(0), to: whole.size.height, by: 37) {
      let point = CGPoint(x: 60, y: y)
      // Between paragraphs the spacing belongs to the one below.
      guard whole.lines.contains(where: { $0.top <= y && y < $0.bottom }) else { continue }
      #expect(stack.position(nearest: point) == whole.position(nearest: point))
    }
    let range = text.length / 3..<text.length / 2
    let (rects, expected) = (stack.rects(of: range), whole.rects(of: range))
    #expect(rects.count == expected.count && zip(rects, expected).allSatisfy { $0.isNear($1) })
  }

  @Test(arguments: 0..<6) func paragraphsStandWhereTheWholeTextHasThem(seed: Int) {
    _ = Simulator.boot(.iPhone5, iOS: 17)
    let text = Self.text(seed)
    expectSame(Self.stack(text), text)
    text.append(NSAttributedString(string: "end"))
    expectSame(Self.stack(text), text)
  }

  @Test(arguments: 0..<40) func anEditLaysOutLikeTheWholeText(seed: Int) {
    let scene = TextViewScene()
    let view = scene.view
    view.frame.size.width = 160
    view.attributedText = Self.text(seed)
    view.layoutIfNeeded()
    _ = view.paragraphs
    var number = seed
    func next(_ limit: Int) -> Int {
      number = (number &* 1_103_515_245 &+ 12345) & 0x7FFF_FFFF
      return limit > 0 ? (number >> 8) % limit : 0
    }
    for _ in 0..<12 {
      let start = next(view.textStorage.length + 1)
      let range = NSRange(location: start, length: min(next(60), view.textStorage.length - start))
      let new = ["", "x", "\n", "\r", "a\nb", "long " + String(repeating: "new ", count: 30)][next(6)]
      view.textStorage.replaceCharacters(in: range, with: new)
      expectSame(view.paragraphs, view.textStorage)
    }
    view.textStorage.deleteCharacters(in: NSRange(location: 0, length: view.textStorage.length))
    #expect(view.text == "" && view.contentSize.height > 0)
  }

  @Test func aMaximumNumberOfLinesIsOfTheWholeText() {
    let container = NSTextContainer(size: CGSize(width: 160, height: 0))
    container.maximumNumberOfLines = 2
    let stack = ParagraphStack.make(
      of: NSAttributedString(string: "a\nb\nc"),
      in: container,
      width: 150,
      attributesOfEmptyText: [:]
    )
    #expect(stack.size.height == 2 * UIFont.defaultForDrawing.lineHeight)
  }
}
