import Foundation

/// A stretch of text whose measures don't change: one font, one kerning, one offset.
package struct TextRun: Sendable {
  /// The first UTF-16 unit after the run; it begins where the run before it ends.
  package var end: Int
  package var font: UIFont
  /// Points after each character.
  package var kern: CGFloat
  /// Points above the baseline.
  package var baselineOffset: CGFloat
  /// The font's size times the widening of the `expansion` attribute: what widths are scaled by.
  package var advanceSize: CGFloat
  /// Which of the text's paragraph styles holds.
  package var paragraph: Int

  package init(
    end: Int,
    font: UIFont,
    kern: CGFloat = 0,
    baselineOffset: CGFloat = 0,
    expansion: CGFloat = 0,
    paragraph: Int = 0
  ) {
    self.end = end
    self.font = font
    self.kern = TextLength.usable(kern)
    self.baselineOffset = TextLength.usable(baselineOffset)
    // e¹⁰ is wider than any screen; more only breeds infinities.
    self.advanceSize =
      expansion == 0 || expansion.isNaN ? font.pointSize : font.pointSize * exp(min(max(expansion, -10), 10))
    self.paragraph = paragraph
  }

  /// Everything measured in points times a factor.
  func scaled(by factor: CGFloat) -> TextRun {
    var run = self
    run.font = font.withSize(font.pointSize * factor)
    run.kern *= factor
    run.baselineOffset *= factor
    run.advanceSize *= factor
    return run
  }
}
