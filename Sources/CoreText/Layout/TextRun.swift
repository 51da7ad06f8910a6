/// A run of text with the same metrics: one font, one kerning, one offset.
package struct TextRun: Sendable {
  /// The first UTF-16 unit after the run; the run begins at the end of the one before.
  package var end: Int
  package var font: CTFont
  /// The kerning in points after each character.
  package var kern: CGFloat
  /// The offset above the baseline, in points.
  package var baselineOffset: CGFloat
  /// The font's size times the factor of the `expansion` attribute, by which widths are scaled.
  package var advanceSize: CGFloat
  /// The index of the paragraph style.
  package var paragraph: Int

  package init(
    end: Int,
    font: CTFont,
    kern: CGFloat = 0,
    baselineOffset: CGFloat = 0,
    expansion: CGFloat = 0,
    paragraph: Int = 0
  ) {
    self.end = end
    self.font = font
    self.kern = TextLength.usable(kern)
    self.baselineOffset = TextLength.usable(baselineOffset)
    // e¹⁰ is wider than any screen; higher exponents would only lead to infinities.
    self.advanceSize =
      expansion == 0 || expansion.isNaN ? font.pointSize : font.pointSize * exp(min(max(expansion, -10), 10))
    self.paragraph = paragraph
  }

  /// The run with all lengths multiplied by a factor.
  func scaled(by factor: CGFloat) -> TextRun {
    var run = self
    run.font = font.withSize(font.pointSize * factor)
    run.kern *= factor
    run.baselineOffset *= factor
    run.advanceSize *= factor
    return run
  }
}
