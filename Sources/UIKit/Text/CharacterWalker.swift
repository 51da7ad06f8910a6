import Foundation

/// Walks over characters one by one and says where each stands.
struct CharacterWalker {
  /// A character in its place on the line.
  struct Step {
    let range: Range<Int>
    let run: Int
    let x: CGFloat
    let endX: CGFloat
    let lineBreak: LineBreakClass
  }

  let text: StyledText
  /// Nil makes tabs as wide as spaces.
  let ruler: TabRuler?
  private(set) var index: Int
  private(set) var runIndex: Int
  private var pen: TextPen

  init(text: StyledText, from index: Int, x: CGFloat, ruler: TabRuler?) {
    self.text = text
    self.ruler = ruler
    self.index = index
    runIndex = text.runIndex(at: index)
    pen = TextPen(at: x, run: text.runs[runIndex])
  }

  /// Where the next character begins.
  var x: CGFloat { pen.x }

  /// The next character.
  ///
  /// The caller stops before the end of the text.
  mutating func next() -> Step {
    while index >= text.runs[runIndex].end && runIndex + 1 < text.runs.count {
      runIndex += 1
      pen.restart(at: pen.x, run: text.runs[runIndex])
    }
    let run = text.runs[runIndex]
    let range = index..<text.characterEnd(from: index)
    let start = pen.x
    let (advance, lineBreak) = text.measure(range, run.font.advances)
    if lineBreak != .tab {
      pen.move(advance)
    } else if let ruler {
      pen.jump(to: ruler.position(afterTabAt: index, run: run, x: start))
    } else {
      pen.move(run.font.advances.advance(ofUnit: 0x20))
    }
    index = range.upperBound
    return Step(range: range, run: runIndex, x: start, endX: pen.x, lineBreak: lineBreak)
  }
}
