import Foundation

extension StyledText {
  /// The width of a character in thousandths of an em, and what it means for line breaks.
  func measure(_ character: Range<Int>, _ advances: AdvanceTable) -> (advance: Int, lineBreak: LineBreakClass)
  {
    let first = units[character.lowerBound]
    if character.count == 1 {
      return (advances.advance(ofUnit: first), LineBreakClass(of: UInt32(first)))
    }
    let (base, baseLength) = scalar(at: character.lowerBound, before: character.upperBound)
    if isEmoji(character, base: base) { return (AdvanceTable.emojiAdvance, .ideograph) }
    // Marks have no width of their own, so the sum is the base's width unless the script writes its marks apart.
    var advance = advances.advance(of: base)
    var index = character.lowerBound + baseLength
    while index < character.upperBound {
      let (scalar, length) = scalar(at: index, before: character.upperBound)
      advance += advances.advance(of: scalar)
      index += length
    }
    return (advance, LineBreakClass(of: base))
  }

  /// An emoji sequence is one glyph whatever it is made of: flags, families, skin tones, keycaps.
  private func isEmoji(_ character: Range<Int>, base: UInt32) -> Bool {
    if GlyphWidth(of: base) == .emoji || (0x1F1E6...0x1F1FF).contains(base) { return true }
    return units[character].contains { $0 == 0xFE0F || $0 == 0x20E3 }
  }

  /// The scalar at an index and its length in units.
  ///
  /// Half of a pair stands for itself.
  private func scalar(at index: Int, before end: Int) -> (value: UInt32, length: Int) {
    let unit = units[index]
    guard UTF16.isLeadSurrogate(unit), index + 1 < end, UTF16.isTrailSurrogate(units[index + 1]) else {
      return (UInt32(unit), 1)
    }
    return (0x10000 + (UInt32(unit) & 0x3FF) << 10 + UInt32(units[index + 1]) & 0x3FF, 2)
  }

  /// The first unit after a newline that begins at `index`: a carriage return takes its line feed along.
  func newlineEnd(from index: Int) -> Int {
    let isPair = units[index] == 0x0D && index + 1 < units.count && units[index + 1] == 0x0A
    return index + (isPair ? 2 : 1)
  }

  /// Whether a newline only ends the line, and the paragraph goes on: line separator and vertical tab.
  func isLineSeparator(_ index: Int) -> Bool { units[index] == 0x2028 || units[index] == 0x0B }

  /// Whether a unit ends a line.
  @inline(__always) static func isNewline(_ unit: UInt16) -> Bool {
    (0x0A...0x0D).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
  }

  /// The first newline at or after `index`, or the end of the text.
  func lineEnd(from index: Int) -> Int {
    units[index...].firstIndex(where: Self.isNewline) ?? units.count
  }
}
