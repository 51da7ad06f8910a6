import Foundation

/// Text set in lines: the one engine behind labels, button titles, text views and string measuring.
///
/// A pure function of text and constraints. Nothing is rounded; callers round to their screen's pixels.
package struct TextLayout: Sendable {
  /// The character that stands for text left out.
  package static let ellipsis: UInt16 = 0x2026

  package let text: StyledText
  package let lines: [TextLine]
  /// The size in points that the text takes up, from the top left corner.
  package let size: CGSize
  /// Whether part of the text is left out or hidden.
  package let isTruncated: Bool

  /// Lays text out.
  package init(_ text: StyledText, in constraints: Constraints = Constraints()) {
    var stacker = LineStacker(text: text, constraints: constraints)
    stacker.stack()
    self.text = text
    lines = stacker.alignedLines()
    size = stacker.usedSize
    isTruncated = stacker.isTruncated
  }

  /// The first line's baseline in points from the top.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
}
