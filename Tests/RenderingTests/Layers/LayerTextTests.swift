import Testing
import UIKit

@testable import Rendering

/// Truth: Apple's documentation of `CATextLayer`: texts are truncated or wrapped to the bounds, and aligned in them; a text
/// with attributes has its own.
@MainActor struct LayerTextTests {
  private func texts(_ string: Any, width: CGFloat = 100, _ change: (CATextLayer) -> Void = { _ in })
    -> [SceneText]
  {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: 100)
    (layer.string, layer.fontSize, layer.foregroundColor) = (string, 16, UIColor.red.cgColor)
    change(layer)
    return picture(of: layer).scene.nodes.compactMap { node in
      if case .text(let text) = node.content { text } else { nil }
    }
  }

  @Test func aTextHasTheColorAndTheSizeOfItsLayer() throws {
    let text = try #require(texts("Hello").first)
    #expect(text.string == "Hello")
    #expect(text.fill == SceneColor(0xFF0000))
    #expect(text.font.size == 16)
    #expect(text.baseline > 8 && text.baseline < 20)
  }

  @Test func aWrappedTextHasSeveralLines() {
    let lines = texts("one two three four five six seven") { $0.isWrapped = true }
    #expect(lines.count > 1)
    #expect(lines.map(\.string).joined(separator: " ") == "one two three four five six seven")
    for (line, next) in zip(lines, lines.dropFirst()) { #expect(next.baseline > line.baseline) }
    for line in lines { #expect(line.span.right <= 100.5) }
  }

  @Test func otherwiseItHasOneLine() {
    #expect(Set(texts("one two three four five six seven").map(\.baseline)).count == 1)
  }

  @Test(arguments: [
    (CATextLayerTruncationMode.end, "one", "…"), (.start, "…", "seven"), (.middle, "one", "seven"),
  ])
  func aTruncatedTextHasAnEllipsis(mode: CATextLayerTruncationMode, start: String, end: String) {
    let string = texts("one two three four five six seven") { $0.truncationMode = mode }.map(\.string)
      .joined()
    #expect(string.contains("…"))
    #expect(string.hasPrefix(start) && string.hasSuffix(end), "\(string)")
  }

  @Test func theAlignmentIsWithinTheBounds() throws {
    let modes: [CATextLayerAlignmentMode] = [.left, .center, .right]
    let spans = try modes.map { mode in try #require(texts("Hello") { $0.alignmentMode = mode }.first).span }
    #expect(abs(spans[0].left) < 0.5)
    #expect(abs(spans[1].left + spans[1].right - 100) < 1)
    #expect(abs(spans[2].right - 100) < 0.5)
  }

  @Test func anAttributedTextHasItsOwnStyle() throws {
    let string = NSAttributedString(
      string: "Hello",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.blue]
    )
    let text = try #require(texts(string).first)
    #expect(text.font.size == 30)
    #expect(text.fill == SceneColor(0x0000FF))
  }
}
