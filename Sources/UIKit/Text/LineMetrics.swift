import Foundation

/// How far the fonts of a line reach above and below the baseline that they share.
struct LineMetrics {
  /// The height in points that the fonts ask for.
  let height: CGFloat
  /// Points from the baseline to the bottom of the line.
  let belowBaseline: CGFloat

  /// The metrics of a range of units.
  ///
  /// No run before `hint` reaches into it.
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
    // One font's line height is exact as it stands; its parts added up would round.
    height = isPlain ? run.font.lineHeight : max(ascender + descender + leading, 0)
    belowBaseline = descender + leading
  }
}
