import Foundation

/// Shortens a line to a width, with an ellipsis in place of what is left out.
///
/// The ellipsis is set in the style of the character next to it, and is kept even where it alone is too wide. Where
/// kerning moves characters back, a piece is as wide as the room that it takes on the way, so that the line is shortened in
/// the same way once more in the very width that it takes.
struct Truncator {
  let text: StyledText
  let ruler: TabRuler
  /// What there is to show: one line of the text, without its newline.
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

  /// The shortened line and where it ends.
  ///
  /// If all of the source fits with an ellipsis, and is shortened because lines below it are lost, the ellipsis comes
  /// last.
  func truncated(_ mode: NSLineBreakMode) -> (truncation: Truncation, endX: CGFloat) {
    let shortened = tail()
    guard mode == .byTruncatingHead || mode == .byTruncatingMiddle,
      !isBlank(shortened.truncation.head.upperBound..<source.upperBound)
    else { return shortened }
    return mode == .byTruncatingHead ? head() : middle()
  }

  /// Whether there are only spaces in a range.
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

  /// The beginning gets at most half of the room, the end what is left; what it leaves over goes to the beginning.
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

  /// The characters from the beginning for whose end, with the width of an ellipsis in their style, a condition
  /// holds; without spaces at the end.
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
      // A smaller ellipsis may still fit after a later character, so the search goes on to the limit.
      guard condition(reach, ellipsisWidth(style ?? step.run)) else { continue }
      guard step.lineBreak != .space && step.lineBreak != .tab else { continue }
      kept = (step.range.upperBound, reach, style ?? step.run)
    }
    return kept
  }

  /// The characters from the end that fit into `room` together with the ellipsis.
  private func trailing(
    after bound: Int,
    room: CGFloat,
    ellipsisRun: Int?
  ) -> (start: Int, width: CGFloat, run: Int) {
    var start = source.upperBound
    var runIndex = text.runIndex(at: max(start - 1, source.lowerBound))
    var kept = (start: start, width: CGFloat(0), run: ellipsisRun ?? runIndex)
    var pen = TextPen(at: 0, run: text.runs[runIndex])
    // How far the pen was moved back, and the room that the characters have taken at most.
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

  /// The room that an ellipsis takes in a run's style; none where kerning moves back farther than it is wide.
  private func ellipsisWidth(_ runIndex: Int) -> CGFloat {
    let run = text.runs[runIndex]
    return max(TextPen(at: 0, run: run).x(after: run.font.advances.advance(ofUnit: TextLayout.ellipsis)), 0)
  }

  private func walker(from index: Int, x: CGFloat) -> CharacterWalker {
    CharacterWalker(text: text, from: index, x: x, ruler: ruler)
  }
}

/// What is left of a line that didn't fit: its beginning, an ellipsis, its end.
package struct Truncation: Sendable {
  /// The units kept before the ellipsis; possibly none.
  package let head: Range<Int>
  /// The units kept after it; possibly none.
  package let tail: Range<Int>
  /// The run whose style the ellipsis has.
  package let ellipsisRun: Int
}
