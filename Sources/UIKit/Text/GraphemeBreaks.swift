import Foundation

/// Finds the characters of UTF-16 text, so that layout never parts a letter from its marks or splits an emoji.
enum GraphemeBreaks {
  /// For each unit whether it continues the character before it; empty if every unit is a character.
  ///
  /// Only the neighbourhood of units that can combine is given to the standard library's rules, so ordinary text
  /// costs one comparison a unit. A carriage return and its line feed are left to the line breaker.
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
      // One neighbour on each side: marks follow their base, and a joiner or prepended mark takes what follows.
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

  /// Whether a unit may join with a neighbour: marks, joiners, conjoining letters, halves of pairs, and whatever is
  /// not known not to.
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
