import Foundation

/// Characters of one style next to each other on a line, in their places, ready to be drawn.
package struct GlyphRun: Sendable {
  /// One glyph: a whole character, with its marks.
  package struct Glyph: Sendable {
    /// The units of the text that it shows.
    package let range: Range<Int>
    /// Where it begins, in points from the left edge of the text.
    package let x: CGFloat
    /// The points from where it begins to where the next one does.
    package let advance: CGFloat
  }

  /// What is shown: the text of the glyphs, or an ellipsis.
  package let string: String
  /// The first unit that the run stands for; attributes are looked up here.
  package let location: Int
  package let font: UIFont
  /// Where the run begins, in points from the left edge of the text.
  package let x: CGFloat
  package let width: CGFloat
  /// Where its characters stand, in points from the top of the text: the line's baseline less the offset.
  package let baseline: CGFloat
  /// Glyphs from left to right, spaces and tabs included; an ellipsis is one.
  package let glyphs: [Glyph]
  package let isEllipsis: Bool
}
