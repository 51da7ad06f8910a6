extension GlyphRun {
  /// The glyphs that intersect a range of the line; nil if none does.
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

  /// The horizontal range of each word, in points from the left edge of the text.
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

// MARK: - Glyphs of a layout

extension TextLayout {
  /// The glyphs of a line, in runs from left to right.
  ///
  /// They are computed on demand, as measuring doesn't need them.
  package func glyphRuns(of line: TextLine) -> [GlyphRun] {
    let ruler = TabRuler(text: text, paragraph: text.paragraphs[line.paragraph])
    var pieces: [GlyphRun] = []
    // Tab stops are measured from the margin, so positions start at the indent and are shifted afterwards.
    let shift = line.x - line.indent
    guard let truncation = line.truncation else {
      let start = line.range.lowerBound..<line.contentEnd
      _ = append(start, of: line, at: line.indent, shift: shift, ruler: ruler, to: &pieces)
      return pieces
    }
    var x = append(truncation.head, of: line, at: line.indent, shift: shift, ruler: ruler, to: &pieces)
    x = appendEllipsis(truncation, of: line, at: x, shift: shift, to: &pieces)
    _ = append(truncation.tail, of: line, at: x, shift: shift, ruler: nil, to: &pieces)
    return pieces
  }

  /// Appends the runs of a range of units; returns the position of their end.
  private func append(
    _ range: Range<Int>,
    of line: TextLine,
    at start: CGFloat,
    shift: CGFloat,
    ruler: TabRuler?,
    to pieces: inout [GlyphRun]
  ) -> CGFloat {
    guard !range.isEmpty else { return start }
    var walker = CharacterWalker(text: text, from: range.lowerBound, x: start, ruler: ruler)
    var glyphs: [GlyphRun.Glyph] = []
    var runIndex = walker.runIndex
    var expansion: CGFloat = 0
    while walker.index < range.upperBound {
      let step = walker.next()
      if step.run != runIndex {
        flush(&glyphs, run: runIndex, line: line, to: &pieces)
        runIndex = step.run
      }
      let unit = text.units[step.range.lowerBound]
      var extra: CGFloat = unit == 0x20 || unit == 0xA0 ? line.spaceExpansion : 0
      if line.isHyphenated && step.range.upperBound == range.upperBound {
        extra = line.x + line.width - (step.endX + shift + expansion)
      }
      glyphs.append(
        GlyphRun.Glyph(
          range: step.range,
          x: step.x + shift + expansion,
          advance: step.endX - step.x + extra
        )
      )
      expansion += extra
    }
    flush(&glyphs, run: runIndex, line: line, to: &pieces)
    return walker.x
  }

  private func appendEllipsis(
    _ truncation: Truncation,
    of line: TextLine,
    at x: CGFloat,
    shift: CGFloat,
    to pieces: inout [GlyphRun]
  ) -> CGFloat {
    let run = text.runs[truncation.ellipsisRun]
    let end = TextPen(at: x, run: run).x(after: run.font.advances.advance(ofUnit: Self.ellipsis))
    // Attributes are looked up at a unit of the run whose style the ellipsis has.
    let location =
      truncation.head.isEmpty
      ? min(truncation.tail.lowerBound, max(text.units.count - 1, 0)) : truncation.head.upperBound - 1
    let hidden = truncation.head.upperBound..<truncation.tail.lowerBound
    pieces.append(
      GlyphRun(
        string: "…",
        location: location,
        font: run.font.drawn,
        x: x + shift,
        width: end - x,
        baseline: line.baseline - run.baselineOffset,
        glyphs: [GlyphRun.Glyph(range: hidden, x: x + shift, advance: end - x)],
        isEllipsis: true
      )
    )
    return end
  }

  private func flush(
    _ glyphs: inout [GlyphRun.Glyph],
    run index: Int,
    line: TextLine,
    to pieces: inout [GlyphRun]
  ) {
    guard let first = glyphs.first, let last = glyphs.last else { return }
    let run = text.runs[index]
    pieces.append(
      GlyphRun(
        string: text.string(in: first.range.lowerBound..<last.range.upperBound),
        location: first.range.lowerBound,
        font: run.font.drawn,
        x: first.x,
        width: last.x + last.advance - first.x,
        baseline: line.baseline - run.baselineOffset,
        glyphs: glyphs,
        isEllipsis: false
      )
    )
    glyphs.removeAll(keepingCapacity: true)
  }
}
