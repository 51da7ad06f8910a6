import Foundation

/// Text ready to be laid out: UTF-16 units, where characters begin, and runs of equal style.
///
/// It knows no colours: whoever draws looks them up by the index of the unit. It never changes; it is a class only
/// so that the parts of the engine share it at the price of a pointer.
package final class StyledText: Sendable {
  package let units: [UInt16]
  /// For each unit whether it continues a character; empty if every unit is one.
  let continuations: [Bool]
  /// At least one; the last ends where the text does.
  ///
  /// Empty text has one run that gives its line a height.
  package let runs: [TextRun]
  package let paragraphs: [ParagraphAttributes]

  package init(units: [UInt16], runs: [TextRun], paragraphs: [ParagraphAttributes]) {
    self.units = units
    self.continuations = GraphemeBreaks.continuations(in: units)
    self.runs = runs
    self.paragraphs = paragraphs
  }

  private init(units: [UInt16], continuations: [Bool], runs: [TextRun], paragraphs: [ParagraphAttributes]) {
    self.units = units
    self.continuations = continuations
    self.runs = runs
    self.paragraphs = paragraphs
  }

  /// Text of one style.
  package convenience init(
    _ string: String,
    font: UIFont,
    kern: CGFloat = 0,
    baselineOffset: CGFloat = 0,
    expansion: CGFloat = 0,
    paragraph: ParagraphAttributes = .standard
  ) {
    let units = Array(string.utf16)
    let run = TextRun(
      end: units.count,
      font: font,
      kern: kern,
      baselineOffset: baselineOffset,
      expansion: expansion
    )
    self.init(units: units, runs: [run], paragraphs: [paragraph.sanitized])
  }

  /// The same text with fonts, kerning and baseline offsets times a factor, as for text that shrinks to fit.
  package func scaled(by factor: CGFloat) -> StyledText {
    StyledText(
      units: units,
      continuations: continuations,
      runs: runs.map { $0.scaled(by: factor) },
      paragraphs: paragraphs
    )
  }

  /// The text of a range of units.
  package func string(in range: Range<Int>) -> String {
    String(decoding: units[range], as: UTF16.self)
  }

  /// The first unit after the character that begins at `index`.
  @inline(__always) func characterEnd(from index: Int) -> Int {
    var end = index + 1
    if !continuations.isEmpty {
      while end < units.count && continuations[end] { end += 1 }
    }
    return end
  }

  /// The first unit of the character that ends at `end`.
  func characterStart(before end: Int) -> Int {
    var start = end - 1
    if !continuations.isEmpty {
      while start > 0 && continuations[start] { start -= 1 }
    }
    return start
  }

  /// The index of the run that holds a unit, or of the last run.
  package func runIndex(at unit: Int) -> Int {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end > unit { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
