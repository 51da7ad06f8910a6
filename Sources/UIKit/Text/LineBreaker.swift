import Foundation

/// Finds where lines end: greedily, character by character, in one pass.
struct LineBreaker {
  /// Where a line may be broken.
  enum Wrapping {
    case words
    case characters
    /// Only at newlines.
    case none
  }

  /// A line that was found.
  struct Line {
    /// The end of what is shown: without the newline and without the spaces that a wrapped line ends with.
    var contentEnd: Int
    /// Where the next line begins.
    var end: Int
    /// The run of the unit at `end`.
    var endRun: Int
    /// How far to the right the content reaches, in points.
    ///
    /// That is where it ends, unless kerning moves characters back.
    var endX: CGFloat
    var ending: Ending
    /// Whether a soft hyphen shows at the end.
    var isHyphenated = false
  }

  /// Why a line ends.
  enum Ending {
    case wrapped, lineSeparator, newline, endOfText
  }

  /// A place in the text to come back to.
  private struct Place {
    var index: Int
    var run: Int
    var content: Content
    var isHyphenated: Bool
  }

  /// What has been set so far, without the spaces at its end.
  private struct Content {
    var end: Int
    /// How far to the right it reaches.
    var x: CGFloat
  }

  /// Sizes grow by rounding errors when a caller lays out in the very width that was measured.
  static let tolerance: CGFloat = 0.001

  let text: StyledText
  let ruler: TabRuler

  init(text: StyledText, paragraph: ParagraphAttributes) {
    self.text = text
    ruler = TabRuler(text: text, paragraph: paragraph)
  }

  /// The line that begins at a unit in a run, at `startX`, and must end before `limit`.
  ///
  /// At least one character with a width is always taken, however narrow the line.
  func line(from start: Int, run startRun: Int, startX: CGFloat, limit: CGFloat, wrapping: Wrapping) -> Line {
    let edge = wrapping == .none ? .infinity : limit
    let limit = edge + Self.tolerance
    let hasContinuations = !text.continuations.isEmpty
    let ascii = LineBreakClass.ascii
    let count = text.units.count
    var runIndex = startRun
    var run = text.runs[runIndex]
    var advances = run.font.advances
    var pen = TextPen(at: startX, run: run)
    var index = start
    var previous = LineBreakClass.lineStart
    var content = Content(end: start, x: startX)
    var opportunity: Place?
    /// How far to the right the pen has been.
    var reach = startX
    /// Whether the pen has moved: a line of what has no width is none.
    var hasWidth = false

    while index < count {
      while index >= run.end && runIndex + 1 < text.runs.count {
        runIndex += 1
        run = text.runs[runIndex]
        advances = run.font.advances
        pen.restart(at: pen.x, run: run)
      }
      let unit = text.units[index]
      var end = index + 1
      let advance: Int
      var lineBreak: LineBreakClass
      if unit < 0x80 && !(hasContinuations && end < count && text.continuations[end]) {
        advance = Int(advances.widths[Int(unit)])
        lineBreak = ascii[Int(unit)]
      } else {
        end = text.characterEnd(from: index)
        (advance, lineBreak) = text.measure(index..<end, advances)
      }

      switch lineBreak {
      case .newline:
        let isSeparator = text.isLineSeparator(index)
        return Line(
          contentEnd: index,
          end: text.newlineEnd(from: index),
          endRun: runIndex,
          endX: min(reach, max(edge, content.x)),
          ending: isSeparator ? .lineSeparator : .newline
        )
      case .space:
        pen.move(advance)
        reach = max(reach, pen.x)
        hasWidth = true
        index = end
        previous = .space
        continue
      case .tab:
        pen.jump(to: ruler.position(afterTabAt: index, run: run, x: pen.x))
        reach = max(reach, pen.x)
        hasWidth = true
        index = end
        previous = .tab
        continue
      case .hyphen where previous == .space || previous == .lineStart:
        // "-1" and "-name": such a hyphen belongs to what follows.
        lineBreak = .alphabetic
      default: break
      }

      if wrapping == .words, previous != .alphabetic || lineBreak != .alphabetic,
        LineBreakClass.allowsBreak(after: previous, before: lineBreak)
      {
        let place = Place(index: index, run: runIndex, content: content, isHyphenated: false)
        if let place = previous == .softHyphen ? hyphenated(place, limit: limit) : place {
          opportunity = place
        }
      }
      let next = max(reach, pen.x(after: advance))
      if next > limit && advance > 0 && hasWidth {
        let here = Place(index: index, run: runIndex, content: content, isHyphenated: false)
        return wrapped(at: opportunity ?? here)
      }
      pen.move(advance)
      // What has no width hangs over with the spaces before it.
      if advance > 0 || next <= max(limit, content.x) { content = Content(end: end, x: next) }
      reach = next
      hasWidth = hasWidth || advance > 0
      previous = lineBreak
      index = end
    }
    return Line(
      contentEnd: count,
      end: count,
      endRun: runIndex,
      endX: min(reach, max(edge, content.x)),
      ending: .endOfText
    )
  }

  private func wrapped(at place: Place) -> Line {
    Line(
      contentEnd: place.content.end,
      end: place.index,
      endRun: place.run,
      endX: place.content.x,
      ending: .wrapped,
      isHyphenated: place.isHyphenated
    )
  }

  /// A place after a soft hyphen, with room for the hyphen; nil if there is none.
  private func hyphenated(_ place: Place, limit: CGFloat) -> Place? {
    guard place.content.end == place.index else { return nil }
    var place = place
    let run = text.runs[text.runIndex(at: place.index - 1)]
    place.content.x = TextPen(at: place.content.x, run: run).x(after: run.font.advances.advance(ofUnit: 0x2D))
    place.isHyphenated = true
    return place.content.x <= limit ? place : nil
  }
}
