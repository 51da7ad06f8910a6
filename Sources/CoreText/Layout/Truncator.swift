/// Truncates a line to a width by replacing a part of it with an ellipsis.
///
/// The ellipsis has the style of the adjacent character, and is kept even if it is too wide itself. Where
/// kerning moves characters back, the width of a piece is its maximum extent. Truncating again to the
/// resulting width therefore gives the same result.
struct Truncator {
  let text: StyledText
  let ruler: TabRuler
  /// The text of one line, without its newline.
  let source: Range<Int>
  let startX: CGFloat
  let limit: CGFloat

  init(text: StyledText, paragraph: ParagraphAttributes, source: Range<Int>, startX: CGFloat, limit: CGFloat)
  {
    self.text = text
    ruler = TabRuler(text: text, paragraph: paragraph)
    self.source = source
    self.startX = startX
    self.limit = limit + LineBreaker.tolerance
  }

  /// The truncated line and its end.
  ///
  /// If the whole source fits with an ellipsis, and is truncated because lines below it are lost, the
  /// ellipsis is at the end.
  func truncated(_ mode: CTLineBreakMode) -> (truncation: Truncation, endX: CGFloat) {
    let shortened = tail()
    guard mode == .byTruncatingHead || mode == .byTruncatingMiddle,
      !isBlank(shortened.truncation.head.upperBound..<source.upperBound)
    else { return shortened }
    return mode == .byTruncatingHead ? head() : middle()
  }

  /// Whether a range contains only spaces.
  private func isBlank(_ range: Range<Int>) -> Bool {
    var walker = walker(from: range.lowerBound, x: startX)
    while walker.index < range.upperBound {
      guard [.space, .tab].contains(walker.next().lineBreak) else { return false }
    }
    return true
  }

  private func tail() -> (truncation: Truncation, endX: CGFloat) {
    let kept = leading { x, ellipsis in x + ellipsis <= limit }
    return (
      Truncation(
        head: source.lowerBound..<kept.end,
        tail: source.upperBound..<source.upperBound,
        ellipsisRun: kept.run
      ),
      kept.x + ellipsisWidth(kept.run)
    )
  }

  private func head() -> (truncation: Truncation, endX: CGFloat) {
    let kept = trailing(after: source.lowerBound, room: limit - startX, ellipsisRun: nil)
    return (
      Truncation(
        head: source.lowerBound..<source.lowerBound,
        tail: kept.start..<source.upperBound,
        ellipsisRun: kept.run
      ),
      startX + ellipsisWidth(kept.run) + kept.width
    )
  }

  /// Truncates in the middle: the head gets at most half of the width, the tail the rest; the
  /// head gets what remains.
  private func middle() -> (truncation: Truncation, endX: CGFloat) {
    let half = leading { x, ellipsis in 2 * (x - startX) + ellipsis <= limit - startX }
    let ellipsis = ellipsisWidth(half.run)
    let end = trailing(after: half.end, room: limit - half.x, ellipsisRun: half.run)
    let kept = leading(upTo: end.start, style: half.run) { x, _ in x + ellipsis + end.width <= limit }
    return (
      Truncation(
        head: source.lowerBound..<kept.end,
        tail: end.start..<source.upperBound,
        ellipsisRun: half.run
      ),
      kept.x + ellipsis + end.width
    )
  }

  /// The longest head that fulfils a condition on its end and the ellipsis's width in its style.
  ///
  /// Trailing spaces are not included.
  private func leading(
    upTo end: Int? = nil,
    style: Int? = nil,
    while condition: (_ x: CGFloat, _ ellipsis: CGFloat) -> Bool
  ) -> (end: Int, x: CGFloat, run: Int) {
    var walker = walker(from: source.lowerBound, x: startX)
    var reach = startX
    var kept = (end: source.lowerBound, x: startX, run: style ?? walker.runIndex)
    while walker.index < end ?? source.upperBound {
      let step = walker.next()
      reach = max(reach, step.endX)
      if reach > limit { break }
      // A narrower ellipsis may still fit after a later character, so the search continues to the limit.
      guard condition(reach, ellipsisWidth(style ?? step.run)) else { continue }
      guard step.lineBreak != .space && step.lineBreak != .tab else { continue }
      kept = (step.range.upperBound, reach, style ?? step.run)
    }
    return kept
  }

  /// The longest tail that fits into `room` together with the ellipsis.
  private func trailing(
    after bound: Int,
    room: CGFloat,
    ellipsisRun: Int?
  ) -> (start: Int, width: CGFloat, run: Int) {
    var start = source.upperBound
    var runIndex = text.runIndex(at: max(start - 1, source.lowerBound))
    var kept = (start: start, width: CGFloat(0), run: ellipsisRun ?? runIndex)
    var pen = TextPen(at: 0, run: text.runs[runIndex])
    // The leftmost position of the pen, and the maximum extent of the characters so far.
    var (lowest, width) = (CGFloat(0), CGFloat(0))
    while start > bound {
      let previous = text.characterStart(before: start)
      while runIndex > 0 && previous < text.runs[runIndex - 1].end {
        runIndex -= 1
        pen.restart(at: pen.x, run: text.runs[runIndex])
      }
      let advances = text.runs[runIndex].font.advances
      let (advance, lineBreak) = text.measure(previous..<start, advances)
      pen.move(lineBreak == .tab ? advances.advance(ofUnit: 0x20) : advance)
      lowest = min(lowest, pen.x)
      width = max(width, pen.x - lowest)
      if width > room { break }
      start = previous
      guard width + ellipsisWidth(ellipsisRun ?? runIndex) <= room else { continue }
      if lineBreak != .space && lineBreak != .tab { kept = (start, width, ellipsisRun ?? runIndex) }
    }
    return kept
  }

  /// The width of an ellipsis in a run's style; 0 if kerning moves back by more than that.
  private func ellipsisWidth(_ runIndex: Int) -> CGFloat {
    let run = text.runs[runIndex]
    return max(TextPen(at: 0, run: run).x(after: run.font.advances.advance(ofUnit: TextLayout.ellipsis)), 0)
  }

  private func walker(from index: Int, x: CGFloat) -> CharacterWalker {
    CharacterWalker(text: text, from: index, x: x, ruler: ruler)
  }
}

/// A truncated line: its head, an ellipsis, and its tail.
package struct Truncation: Sendable {
  /// The units before the ellipsis; may be empty.
  package let head: Range<Int>
  /// The units after the ellipsis; may be empty.
  package let tail: Range<Int>
  /// The run whose style the ellipsis has.
  package let ellipsisRun: Int
}
