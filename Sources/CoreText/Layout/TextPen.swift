/// The position of the next glyph.
///
/// Widths are summed as integers in thousandths of an em and multiplied once. A text's width is therefore
/// independent of the number of additions.
struct TextPen {
  private var base: CGFloat
  private var units = 0
  private var glyphs = 0
  private var size: CGFloat
  private var kern: CGFloat

  init(at x: CGFloat, run: TextRun) {
    base = x
    size = run.advanceSize
    kern = run.kern
  }

  /// The position in points.
  @inline(__always) var x: CGFloat {
    let advanced = base + CGFloat(units) * size / 1000
    return kern == 0 ? advanced : advanced + CGFloat(glyphs) * kern
  }

  /// Moves by a character's width.
  ///
  /// Characters without a width get no kerning either.
  @inline(__always) mutating func move(_ advance: Int) {
    units += advance
    glyphs += advance == 0 ? 0 : 1
  }

  /// Continues at a position in another run.
  mutating func restart(at x: CGFloat, run: TextRun) { self = TextPen(at: x, run: run) }

  /// Continues at another position in the same run.
  mutating func jump(to x: CGFloat) {
    base = x
    units = 0
    glyphs = 0
  }

  /// The position after a character of a given width.
  @inline(__always) func x(after advance: Int) -> CGFloat {
    var next = self
    next.move(advance)
    return next.x
  }
}

/// Iterates over characters with their positions.
struct CharacterWalker {
  /// A character with its position on the line.
  struct Step {
    let range: Range<Int>
    let run: Int
    let x: CGFloat
    let endX: CGFloat
    let lineBreak: LineBreakClass
  }

  let text: StyledText
  /// The ruler for tabs; if nil, tabs are as wide as spaces.
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

  /// The position of the next character.
  var x: CGFloat { pen.x }

  /// Advances to the next character.
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

/// Computes the position of the text after a tab.
struct TabRuler {
  let text: StyledText
  let paragraph: ParagraphAttributes

  /// The position after the tab at `index`, which the pen reached at `x`.
  ///
  /// It is at the next tab stop of the paragraph, else at the next multiple of its interval. Without an
  /// interval the tab is as wide as a space.
  func position(afterTabAt index: Int, run: TextRun, x: CGFloat) -> CGFloat {
    for stop in paragraph.tabStops where stop.location > x {
      switch stop.alignment {
      case .left, .natural, .justified: return stop.location
      case .right: return max(x, stop.location - columnWidth(from: index + 1, to: stop.terminators))
      case .center: return max(x, stop.location - columnWidth(from: index + 1, to: stop.terminators) / 2)
      }
    }
    let interval = paragraph.defaultTabInterval
    if interval > 0 && x.isFinite { return ((x / interval).rounded(.down) + 1) * interval }
    return TextPen(at: x, run: run).x(after: run.font.advances.advance(ofUnit: 0x20))
  }

  /// The width of the text up to the next tab, newline or terminator.
  private func columnWidth(from start: Int, to terminators: CharacterSet?) -> CGFloat {
    var walker = CharacterWalker(text: text, from: start, x: 0, ruler: nil)
    while walker.index < text.units.count {
      let unit = text.units[walker.index]
      if unit == 0x09 || StyledText.isNewline(unit) { break }
      if let terminators, let scalar = Unicode.Scalar(unit), terminators.contains(scalar) { break }
      _ = walker.next()
    }
    return walker.x
  }
}
