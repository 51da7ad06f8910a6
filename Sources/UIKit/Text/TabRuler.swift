import Foundation

/// Where the text after a tab goes.
struct TabRuler {
  let text: StyledText
  let paragraph: ParagraphAttributes

  /// The position after the tab at `index`, which the pen reached at `x`.
  ///
  /// The stops of the paragraph count first, then multiples of its interval; past both a tab is as wide as a space.
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
