/// Where lines under and through text of a font lie, in points.
struct TextStrokeMetrics {
  let thickness: CGFloat
  /// From the baseline down to the middle of the line under the text.
  let underline: CGFloat
  /// From the baseline up to the middle of the line through the text.
  let strikethrough: CGFloat

  /// Thousandths of an em from the baseline to the middle of the underline, and its thickness.
  ///
  /// Source: Adobe's AFM files of Helvetica, UnderlinePosition -100 and UnderlineThickness 50.
  private static let position: CGFloat = 100
  private static let weight: CGFloat = 50

  init(of font: UIFont, isThick: Bool) {
    let em = font.pointSize / 1000
    thickness = Self.weight * em * (isThick ? 2 : 1)
    underline = Self.position * em
    // Through the middle of the small letters.
    strikethrough = font.xHeight / 2
  }
}
