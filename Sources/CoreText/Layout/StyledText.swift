/// Text ready for layout: UTF-16 units, character boundaries, and runs of equal style.
///
/// It contains no colours; the painter looks them up by the index of the unit. It is immutable, and a class
/// only to share it at the cost of a pointer.
package final class StyledText: Sendable {
  package let units: [UInt16]
  /// Whether each unit continues a character; empty if every unit is a character.
  let continuations: [Bool]
  /// The runs, at least one; the last one ends at the end of the text.
  ///
  /// Empty text has one run, which determines the height of its line.
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

  /// Creates text of one style.
  package convenience init(
    _ string: String,
    font: CTFont,
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

  /// The same text with fonts, kerning and baseline offsets multiplied by a factor, for text
  /// that shrinks to fit.
  package func scaled(by factor: CGFloat) -> StyledText {
    StyledText(
      units: units,
      continuations: continuations,
      runs: runs.map { $0.scaled(by: factor) },
      paragraphs: paragraphs
    )
  }

  /// The text of a range of UTF-16 units.
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

  /// The index of the run that contains a unit, or of the last run.
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

// MARK: - Characters

extension StyledText {
  /// The width of a character in thousandths of an em, and its line-breaking class.
  func measure(_ character: Range<Int>, _ advances: AdvanceTable) -> (advance: Int, lineBreak: LineBreakClass)
  {
    let first = units[character.lowerBound]
    if character.count == 1 {
      return (advances.advance(ofUnit: first), LineBreakClass(of: UInt32(first)))
    }
    let (base, baseLength) = scalar(at: character.lowerBound, before: character.upperBound)
    if isEmoji(character, base: base) { return (AdvanceTable.emojiAdvance, .ideograph) }
    // Combining marks have no width, so the sum is the base's width, except in scripts with spacing marks.
    var advance = advances.advance(of: base)
    var index = character.lowerBound + baseLength
    while index < character.upperBound {
      let (scalar, length) = scalar(at: index, before: character.upperBound)
      advance += advances.advance(of: scalar)
      index += length
    }
    return (advance, LineBreakClass(of: base))
  }

  /// Whether a character is an emoji, which is one glyph: flags, families, skin tones, keycaps.
  private func isEmoji(_ character: Range<Int>, base: UInt32) -> Bool {
    if GlyphWidth(of: base) == .emoji || (0x1F1E6...0x1F1FF).contains(base) { return true }
    return units[character].contains { $0 == 0xFE0F || $0 == 0x20E3 }
  }

  /// The scalar at an index, and its length in units.
  ///
  /// An unpaired surrogate is returned unchanged.
  private func scalar(at index: Int, before end: Int) -> (value: UInt32, length: Int) {
    let unit = units[index]
    guard UTF16.isLeadSurrogate(unit), index + 1 < end, UTF16.isTrailSurrogate(units[index + 1]) else {
      return (UInt32(unit), 1)
    }
    return (0x10000 + (UInt32(unit) & 0x3FF) << 10 + UInt32(units[index + 1]) & 0x3FF, 2)
  }

  /// The first unit after a newline that begins at `index`; a carriage return and a line
  /// feed are one newline.
  func newlineEnd(from index: Int) -> Int {
    let isPair = units[index] == 0x0D && index + 1 < units.count && units[index + 1] == 0x0A
    return index + (isPair ? 2 : 1)
  }

  /// Whether a newline ends the line but not the paragraph: line separator and vertical tab.
  func isLineSeparator(_ index: Int) -> Bool { units[index] == 0x2028 || units[index] == 0x0B }

  /// Whether a unit is a newline.
  @inline(__always) package static func isNewline(_ unit: UInt16) -> Bool {
    (0x0A...0x0D).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
  }

  /// The first newline at or after `index`, or the end of the text.
  func lineEnd(from index: Int) -> Int {
    units[index...].firstIndex(where: Self.isNewline) ?? units.count
  }
}

/// Finds character boundaries, so layout never separates combining marks from their base, or splits an emoji.
enum GraphemeBreaks {
  /// Whether each unit continues the character before it; empty if every unit is a character.
  ///
  /// Only units that can combine, and their neighbours, are checked with the standard library's rules,
  /// so ordinary text costs one comparison per unit. A carriage return and its line feed are handled
  /// by the line breaker.
  static func continuations(in units: [UInt16]) -> [Bool] {
    guard let first = units.firstIndex(where: combines) else { return [] }
    var result = [Bool](repeating: false, count: units.count)
    var index = first
    while index < units.count {
      guard combines(units[index]) else {
        index += 1
        continue
      }
      var end = index + 1
      while end < units.count && combines(units[end]) { end += 1 }
      // One neighbour on each side: marks follow their base, and a joiner or prepended mark precedes it.
      mark(max(index - 1, 0)..<min(end + 1, units.count), of: units, in: &result)
      index = end
    }
    return result
  }

  private static func mark(_ range: Range<Int>, of units: [UInt16], in result: inout [Bool]) {
    var index = range.lowerBound
    for character in String(decoding: units[range], as: UTF16.self) {
      let end = min(index + character.utf16.count, range.upperBound)
      for unit in index..<end where unit > index { result[unit] = true }
      index = end
    }
  }

  /// Whether a unit may combine with a neighbour: marks, joiners, conjoining letters,
  /// surrogates, unknown ones.
  @inline(__always) private static func combines(_ unit: UInt16) -> Bool {
    unit >= 0x300 && !standsAlone(unit)
  }

  private static func standsAlone(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x370..<0x483, 0x48A..<0x591, 0x1E00..<0x200B, 0x2010..<0x202A, 0x202F..<0x2060, 0x2070..<0x20D0,
      0x2100..<0x2CEF, 0x2E80..<0x302A, 0x3030..<0x3099, 0x309B..<0xA66F, 0xAC00..<0xD7A4, 0xF900..<0xFB1E,
      0xFF00..<0xFF9E:
      true
    default: false
    }
  }
}
