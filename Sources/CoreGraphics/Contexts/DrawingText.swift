/// A glyph run to draw: characters with one font and style on one line.
package struct DrawingText: Sendable {
  package var run: GlyphRun
  /// The offset added to the run's x and baseline.
  package var origin: CGPoint
  /// The fill colour of the glyphs; clear if only outlines are drawn.
  package var color: CGColor
  package var shadow: DrawingShadow?
  /// The colour of the outlines; nil for none.
  package var strokeColor: CGColor?
  /// The width of the outlines in points; 0 for none.
  package var strokeWidth: CGFloat

  package init(
    run: GlyphRun,
    origin: CGPoint,
    color: CGColor,
    shadow: DrawingShadow? = nil,
    strokeColor: CGColor? = nil,
    strokeWidth: CGFloat = 0
  ) {
    self.run = run
    self.origin = origin
    self.color = color
    self.shadow = shadow
    self.strokeColor = strokeColor
    self.strokeWidth = strokeWidth
  }
}

/// A run of adjacent glyphs of one style on a line, with their positions.
package struct GlyphRun: Sendable {
  /// A glyph: a whole character with its combining marks.
  package struct Glyph: Sendable {
    /// The UTF-16 units of the text that it shows.
    package let range: Range<Int>
    /// The left edge, in points from the left edge of the text.
    package let x: CGFloat
    /// The distance to the next glyph, in points.
    package let advance: CGFloat

    package init(range: Range<Int>, x: CGFloat, advance: CGFloat) {
      self.range = range
      self.x = x
      self.advance = advance
    }
  }

  /// The text of the glyphs, or an ellipsis.
  package let string: String
  /// The first unit of the run, used to look up attributes.
  package let location: Int
  package let font: DrawingFont
  /// The left edge, in points from the left edge of the text.
  package let x: CGFloat
  package let width: CGFloat
  /// The baseline of the glyphs, in points from the top of the text: the line's baseline minus
  /// the baseline offset.
  package let baseline: CGFloat
  /// The glyphs from left to right, including spaces and tabs; an ellipsis is one glyph.
  package let glyphs: [Glyph]
  package let isEllipsis: Bool

  package init(
    string: String,
    location: Int,
    font: DrawingFont,
    x: CGFloat,
    width: CGFloat,
    baseline: CGFloat,
    glyphs: [Glyph],
    isEllipsis: Bool
  ) {
    self.string = string
    self.location = location
    self.font = font
    self.x = x
    self.width = width
    self.baseline = baseline
    self.glyphs = glyphs
    self.isEllipsis = isEllipsis
  }
}
