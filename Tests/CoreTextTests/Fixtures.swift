import CoreText

/// A font with the widths of Adobe's AFM files.
///
/// At 1000 points a width in points is the number in the file.
func helvetica(_ size: CGFloat, bold: Bool = false) -> CTFont {
  CTFont(face: FontFace(.helvetica, bold ? .bold : .regular), size: size)
}

/// The visible lines of a layout, in order.
func shownLines(_ layout: TextLayout) -> [String] {
  layout.lines.map { line in layout.glyphRuns(of: line).map(\.string).joined() }
}

/// The lines of a text in Helvetica, 10 points: a digit is 5.56 wide, an m 8.33, a space 2.78.
func lines(
  _ string: String,
  width: CGFloat = .infinity,
  mode: CTLineBreakMode = .byWordWrapping,
  maximum: Int = 0,
  height: CGFloat = .infinity
) -> [String] {
  let constraints = TextLayout.Constraints.label(
    numberOfLines: maximum,
    lineBreakMode: mode,
    width: width,
    height: height
  )
  return shownLines(TextLayout(StyledText(string, font: helvetica(10)), in: constraints))
}
