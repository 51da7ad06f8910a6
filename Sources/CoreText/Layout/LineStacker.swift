/// Stacks lines until the end of the text or of the available height.
struct LineStacker {
  private let text: StyledText
  private let constraints: TextLayout.Constraints
  private var lines: [TextLine] = []
  private(set) var isTruncated = false
  /// The first run of the last line, as that line is laid out again if it turns out to be truncated.
  private var lastLineRun = 0
  /// The breaker of the current paragraph.
  private var breaker: LineBreaker
  private var breakerParagraph: Int

  /// The start of a line.
  private struct Start {
    var index = 0
    var run = 0
    var beginsParagraph = true
    var paragraph = 0
  }

  init(text: StyledText, constraints: TextLayout.Constraints) {
    self.text = text
    self.constraints = constraints
    breakerParagraph = text.runs[0].paragraph
    breaker = LineBreaker(text: text, paragraph: text.paragraphs[breakerParagraph])
  }

  /// Lays out all lines that fit.
  mutating func stack() {
    var start = Start()
    start.paragraph = text.runs[0].paragraph
    var top: CGFloat = 0
    while true {
      let before = spaceBefore(start)
      let (line, next) = setLine(from: start, top: top + before)
      if line.bottom > constraints.height + LineBreaker.tolerance, let last = lines.last {
        endEarly(last)
        return
      }
      lines.append(line)
      lastLineRun = start.run
      if line.truncation != nil || line.width > line.room + slack(line.range.lowerBound, line.room) {
        isTruncated = true
      }
      guard let next else { return }
      if constraints.endsAtLastNewline, next.beginsParagraph, next.index >= text.units.count { return }
      if constraints.maximumLines > 0 && lines.count >= constraints.maximumLines {
        endEarly(line)
        return
      }
      top = line.bottom
      start = next
    }
  }

  /// By how much a line may exceed its room without being cut, in points.
  ///
  /// Widths that are only measured may be too large by a point or one percent: a text that just fits on a device isn't cut here.
  private func slack(_ index: Int, _ room: CGFloat) -> CGFloat {
    let isMeasured = text.runs[text.runIndex(at: index)].font.advances.isMeasured
    return isMeasured && constraints.maximumLines == 1 ? max(1, room / 100) : LineBreaker.tolerance
  }

  /// The space in points between the previous line and the one that begins here.
  private func spaceBefore(_ start: Start) -> CGFloat {
    guard let last = lines.last else { return 0 }
    let lineSpacing = text.paragraphs[last.paragraph].lineSpacing
    guard start.beginsParagraph else { return lineSpacing }
    return lineSpacing + text.paragraphs[last.paragraph].paragraphSpacing
      + text.paragraphs[start.paragraph].paragraphSpacingBefore
  }

  /// Lays out the line that begins here; `next` is the start of the next line, if there is one.
  private mutating func setLine(from start: Start, top: CGFloat) -> (line: TextLine, next: Start?) {
    if start.paragraph != breakerParagraph {
      breakerParagraph = start.paragraph
      breaker = LineBreaker(text: text, paragraph: text.paragraphs[start.paragraph])
    }
    let paragraph = breaker.ruler.paragraph
    let mode = constraints.lineBreakMode ?? paragraph.lineBreakMode
    let wrapping = constraints.wrapping(mode)
    let (indent, room) = margins(paragraph, isFirstLine: start.beginsParagraph)
    let found = breaker.line(
      from: start.index,
      run: start.run,
      startX: indent,
      limit: indent + room,
      wrapping: wrapping
    )
    var endX = found.endX
    var truncation: Truncation?
    if mode.truncates && wrapping == .none && endX - indent > room + slack(start.index, room) {
      let truncator = Truncator(
        text: text,
        paragraph: paragraph,
        source: start.index..<found.contentEnd,
        startX: indent,
        limit: indent + room
      )
      (truncation, endX) = truncator.truncated(mode)
    }
    let line = makeLine(
      start.index..<found.end,
      contentEnd: found.contentEnd,
      firstRun: start.run,
      top: top,
      endX: endX,
      indent: indent,
      room: room,
      paragraph: start.paragraph,
      endsParagraph: found.ending != .wrapped,
      truncation: truncation,
      isHyphenated: found.isHyphenated
    )
    guard found.ending != .endOfText else { return (line, nil) }
    var next = Start(index: found.end, run: found.endRun, beginsParagraph: false, paragraph: start.paragraph)
    if found.ending == .newline {
      next.beginsParagraph = true
      next.paragraph = text.runs[text.runIndex(at: found.end)].paragraph
    }
    return (line, next)
  }

  /// Ends the text with the last line, although text follows.
  private mutating func endEarly(_ last: TextLine) {
    // Nothing visible is lost if only a newline follows.
    guard last.range.upperBound < text.units.count else { return }
    isTruncated = true
    let paragraph = text.paragraphs[last.paragraph]
    let mode = constraints.lineBreakMode ?? paragraph.lineBreakMode
    guard mode.truncates || constraints.truncatesLastLine, last.truncation == nil else { return }
    let end = text.lineEnd(from: last.range.lowerBound)
    let truncator = Truncator(
      text: text,
      paragraph: paragraph,
      source: last.range.lowerBound..<end,
      startX: last.indent,
      limit: last.indent + last.room
    )
    let (truncation, endX) = truncator.truncated(mode.truncates ? mode : .byTruncatingTail)
    lines[lines.count - 1] = makeLine(
      last.range.lowerBound..<text.units.count,
      contentEnd: end,
      metricsEnd: last.range.upperBound,
      firstRun: lastLineRun,
      top: last.top,
      endX: endX,
      indent: last.indent,
      room: last.room,
      paragraph: last.paragraph,
      endsParagraph: true,
      truncation: truncation,
      isHyphenated: false
    )
  }

  private func makeLine(
    _ range: Range<Int>,
    contentEnd: Int,
    metricsEnd: Int? = nil,
    firstRun: Int,
    top: CGFloat,
    endX: CGFloat,
    indent: CGFloat,
    room: CGFloat,
    paragraph: Int,
    endsParagraph: Bool,
    truncation: Truncation?,
    isHyphenated: Bool
  ) -> TextLine {
    let metrics = LineMetrics(
      of: text,
      in: range.lowerBound..<(metricsEnd ?? range.upperBound),
      from: firstRun,
      usesLeading: constraints.usesFontLeading
    )
    let height = text.paragraphs[paragraph].lineHeight(natural: metrics.height)
    return TextLine(
      range: range,
      contentEnd: contentEnd,
      x: indent,
      top: top,
      height: height,
      baseline: top + height - metrics.belowBaseline,
      width: max(endX - indent, 0),
      truncation: truncation,
      isHyphenated: isHyphenated,
      indent: indent,
      room: room,
      endsParagraph: endsParagraph,
      paragraph: paragraph
    )
  }

  /// The indent of a line from the leading margin, and its available width.
  private func margins(_ paragraph: ParagraphAttributes, isFirstLine: Bool) -> (
    indent: CGFloat, room: CGFloat
  ) {
    let indent = isFirstLine ? paragraph.firstLineHeadIndent : paragraph.headIndent
    let tail = paragraph.tailIndent
    let end = tail > 0 ? min(tail, constraints.width) : constraints.width + tail
    return (indent, max(end - indent, 0))
  }

  // MARK: Alignment

  /// The width in points from the left edge to the end of the longest line, with its indents.
  private var usedWidth: CGFloat {
    lines.reduce(0) { widest, line in
      let tail = text.paragraphs[line.paragraph].tailIndent
      return max(widest, line.indent + line.width + max(-tail, 0))
    }
  }

  /// The size of all lines in points; call `stack` first.
  var usedSize: CGSize { CGSize(width: usedWidth, height: lines.last?.bottom ?? 0) }

  /// The aligned lines: between the margins, or within the longest line if the width is unlimited.
  func alignedLines() -> [TextLine] {
    let width = constraints.width.isFinite ? constraints.width : usedWidth
    var result = lines
    for index in result.indices {
      let line = result[index]
      let paragraph = text.paragraphs[line.paragraph]
      let room = line.room.isFinite ? line.room : width - line.indent - max(-paragraph.tailIndent, 0)
      let spare = room - line.width
      let isReversed = paragraph.baseWritingDirection == .rightToLeft
      let left = isReversed ? width - line.indent - room : line.indent
      guard spare > 0 && spare.isFinite else {
        result[index].x = left.isFinite ? left : 0
        continue
      }
      switch paragraph.resolved(constraints.alignment ?? paragraph.alignment) {
      case .left, .natural: result[index].x = left
      case .center: result[index].x = left + spare / 2
      case .right: result[index].x = left + spare
      case .justified:
        result[index].x = left
        if !line.endsParagraph && line.truncation == nil { justify(&result[index], by: spare) }
      }
    }
    return result
  }

  private func justify(_ line: inout TextLine, by spare: CGFloat) {
    let spaces = text.units[line.range.lowerBound..<line.contentEnd].count { $0 == 0x20 || $0 == 0xA0 }
    guard spaces > 0 else { return }
    line.spaceExpansion = spare / CGFloat(spaces)
    line.width += spare
  }
}

/// The ascent and descent of a line, over all of its fonts.
struct LineMetrics {
  /// The natural height of the line in points.
  let height: CGFloat
  /// The distance from the baseline to the bottom of the line, in points.
  let belowBaseline: CGFloat

  /// The metrics of a range of units.
  ///
  /// `hint` is a run that is not after the first run of the range.
  init(of text: StyledText, in range: Range<Int>, from hint: Int, usesLeading: Bool) {
    var ascender = -CGFloat.infinity
    var descender = -CGFloat.infinity
    var leading: CGFloat = 0
    var first = hint
    while first + 1 < text.runs.count && text.runs[first].end <= range.lowerBound { first += 1 }
    var index = first
    repeat {
      let run = text.runs[index]
      ascender = max(ascender, run.font.ascender + run.baselineOffset)
      descender = max(descender, -run.font.descender - run.baselineOffset)
      if usesLeading { leading = max(leading, run.font.leading) }
      index += 1
    } while index < text.runs.count && text.runs[index - 1].end < range.upperBound
    let run = text.runs[first]
    let isPlain = index == first + 1 && run.baselineOffset == 0 && usesLeading
    // The line height of a single font is exact, whereas a sum of its parts has a rounding error.
    height = isPlain ? run.font.lineHeight : max(ascender + descender + leading, 0)
    belowBaseline = descender + leading
  }
}
