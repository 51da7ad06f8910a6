/// Positions between characters: where an insertion point is, and what a selection covers.
///
/// All are in points from the upper left corner of the text.
extension TextLayout {
  /// The rectangle before a unit: as high as the line, without a width.
  ///
  /// Between two lines of a wrapped paragraph it is at the beginning of the second one.
  package func insertionPoint(at unit: Int) -> CGRect {
    guard let line = lines.last(where: { $0.range.lowerBound <= unit }) ?? lines.first else { return .zero }
    return CGRect(x: x(of: unit, in: line), y: line.top, width: 0, height: line.height)
  }

  /// The rectangles of a range, one for each line with a part of it.
  package func rects(of range: Range<Int>) -> [CGRect] {
    lines.compactMap { line in
      let part = range.clamped(to: line.range)
      guard !part.isEmpty else { return nil }
      let start = x(of: part.lowerBound, in: line)
      let end = x(of: part.upperBound, in: line)
      return CGRect(x: start, y: line.top, width: max(0, end - start), height: line.height)
    }
  }

  /// The position between two characters nearest to a point: of its line, or of the last line below the text.
  package func position(nearest point: CGPoint) -> Int {
    guard let line = lines.first(where: { point.y < $0.bottom }) ?? lines.last else { return 0 }
    let end = lineEnd(line)
    var walker = walker(of: line)
    var expansion: CGFloat = 0
    let x = point.x - line.x + line.indent
    while walker.index < end {
      let step = walker.next()
      let middle = (step.x + step.endX) / 2 + expansion
      // The position after the last character of a wrapped line is at the beginning of the next one.
      let isWrapped =
        step.range.upperBound == line.range.upperBound && line.range.upperBound < text.units.count
      if x < middle || isWrapped { return step.range.lowerBound }
      expansion += self.expansion(of: step, in: line)
    }
    return end
  }

  private func x(of unit: Int, in line: TextLine) -> CGFloat {
    let end = min(unit, lineEnd(line))
    var walker = walker(of: line)
    var expansion: CGFloat = 0
    while walker.index < end { expansion += self.expansion(of: walker.next(), in: line) }
    return walker.x + expansion + line.x - line.indent
  }

  /// The end of a line's characters before its newline.
  private func lineEnd(_ line: TextLine) -> Int {
    var end = line.range.upperBound
    while end > line.range.lowerBound, StyledText.isNewline(text.units[end - 1]) { end -= 1 }
    return end
  }

  private func walker(of line: TextLine) -> CharacterWalker {
    CharacterWalker(
      text: text,
      from: line.range.lowerBound,
      x: line.indent,
      ruler: TabRuler(text: text, paragraph: text.paragraphs[line.paragraph])
    )
  }

  /// What a justified line adds to a character: only spaces get wider.
  private func expansion(of step: CharacterWalker.Step, in line: TextLine) -> CGFloat {
    let unit = text.units[step.range.lowerBound]
    return unit == 0x20 || unit == 0xA0 ? line.spaceExpansion : 0
  }
}
