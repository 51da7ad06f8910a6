/// One run of glyphs to draw: characters of one font and one look on one line.
package struct DrawingText: Sendable {
  package var run: GlyphRun
  /// Added to the run's x and baseline.
  package var origin: CGPoint
  /// What the glyphs are filled with; clear if only their outlines show.
  package var color: UIColor
  package var shadow: DrawingShadow?
  /// What the outlines of the glyphs are drawn with; nil for none.
  package var strokeColor: UIColor?
  /// The width of the outlines in points; 0 for none.
  package var strokeWidth: CGFloat

  package init(
    run: GlyphRun,
    origin: CGPoint,
    color: UIColor,
    shadow: DrawingShadow? = nil,
    strokeColor: UIColor? = nil,
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
