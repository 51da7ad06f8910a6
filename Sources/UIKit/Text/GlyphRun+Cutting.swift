extension GlyphRun {
  /// The glyphs that reach into a stretch of the line; nil if none does.
  func cut(to stretch: Range<CGFloat>, text: StyledText) -> GlyphRun? {
    guard let first = glyphs.firstIndex(where: { $0.x + $0.advance > stretch.lowerBound }),
      let last = glyphs.lastIndex(where: { $0.x < stretch.upperBound }), first <= last
    else { return nil }
    if isEllipsis || (first == 0 && last == glyphs.count - 1) { return self }
    let kept = Array(glyphs[first...last])
    return GlyphRun(
      string: text.string(in: kept[0].range.lowerBound..<glyphs[last].range.upperBound),
      location: kept[0].range.lowerBound,
      font: font,
      x: kept[0].x,
      width: glyphs[last].x + glyphs[last].advance - kept[0].x,
      baseline: baseline,
      glyphs: kept,
      isEllipsis: false
    )
  }

  /// From where to where each word reaches, in points from the left edge of the text.
  var words: [(start: CGFloat, end: CGFloat)] {
    guard !isEllipsis else { return [(x, x + width)] }
    var words: [(start: CGFloat, end: CGFloat)] = []
    let units = Array(string.utf16)
    var isInWord = false
    for glyph in glyphs {
      let index = glyph.range.lowerBound - location
      let isSpace = units.indices.contains(index) && [0x09, 0x20, 0xA0].contains(units[index])
      if isSpace {
        isInWord = false
      } else if isInWord {
        words[words.count - 1].end = glyph.x + glyph.advance
      } else {
        words.append((glyph.x, glyph.x + glyph.advance))
        isInWord = true
      }
    }
    return words
  }
}
