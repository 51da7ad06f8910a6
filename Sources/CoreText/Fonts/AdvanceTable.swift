/// The advance widths of the characters of one typeface, in thousandths of an em.
///
/// Latin, Cyrillic and general punctuation take two array reads; all other characters are classified by
/// range.
package struct AdvanceTable: Sendable {
  /// Widths for code points below ``denseEnd``, followed by those of ``punctuation``.
  let widths: [UInt16]
  /// The width of a glyph that the face lacks.
  let fallback: Int
  /// What is added to each of the face's own glyphs with a width, in thousandths of an em.
  private(set) var tracking = 0
  /// Whether the widths are measured, and not read from the face: they are true to about one point or one percent.
  private(set) var isMeasured = false

  static let denseEnd = 0x500
  static let punctuation = 0x2000..<0x2240

  /// The advance of a full-width character: an ideograph fills its em square.
  static let wideAdvance = 1000
  /// The advance of an emoji.
  ///
  /// Apple Color Emoji is wider than its em; from memory, not measured.
  static let emojiAdvance = 1250

  static let helvetica = AdvanceTable(
    listed: HelveticaAdvances.regular,
    fallback: HelveticaAdvances.regularFallback
  )
  static let helveticaBold = AdvanceTable(
    listed: HelveticaAdvances.bold,
    fallback: HelveticaAdvances.boldFallback
  )
  /// The advances of SF Mono.
  ///
  /// Every glyph is 0.618 em wide; from memory, not measured.
  static let monospaced = AdvanceTable(
    listed: Array(repeating: 618, count: HelveticaAdvances.regular.count),
    fallback: 618
  )

  /// The advances of Helvetica Neue.
  static let helveticaNeue = AdvanceTable(ascii: MeasuredAdvances.helveticaNeue, like: helvetica)
  /// The advances of San Francisco in its cut for text.
  static let sanFrancisco = AdvanceTable(ascii: MeasuredAdvances.sanFrancisco, like: helvetica)

  /// The same advances with space between the glyphs, in thousandths of an em.
  func tracked(by tracking: Int) -> AdvanceTable {
    var table = self
    table.tracking = tracking
    return table
  }

  /// The same advances with digits as wide as the widest one.
  func withEqualDigits() -> AdvanceTable {
    let digits = 0x30...0x39
    var widths = widths
    let widest = widths[digits].max() ?? 0
    for digit in digits { widths[digit] = widest }
    return AdvanceTable(widths: widths, fallback: fallback, tracking: tracking, isMeasured: isMeasured)
  }

  private init(widths: [UInt16], fallback: Int, tracking: Int, isMeasured: Bool) {
    self.widths = widths
    self.fallback = fallback
    self.tracking = tracking
    self.isMeasured = isMeasured
  }

  /// The widths of printable ASCII; a letter with a diacritic is as wide as its base letter, and other characters are wider or
  /// narrower than those of `model` in the proportion of all ASCII.
  private init(ascii: [UInt16], like model: AdvanceTable) {
    let range = 0x20..<0x20 + ascii.count
    let total = ascii.reduce(0) { $0 + Int($1) }
    let other = model.widths[range].reduce(0) { $0 + Int($1) }
    var widths = model.widths.map { UInt16((Int($0) * total + other / 2) / other) }
    widths.replaceSubrange(range, with: ascii)
    for (first, bases) in [(0xC0, Self.latinBases), (0x100, Self.latinExtendedBases)] {
      for (offset, base) in bases.utf8.enumerated() where base != UInt8(ascii: " ") {
        widths[first + offset] = widths[Int(base)]
      }
    }
    widths[0xA0] = widths[0x20]
    for (codePoint, width) in Self.fixedSpaces {
      if let slot = Self.slot(of: codePoint) { widths[slot] = width }
    }
    self.init(widths: widths, fallback: Int(widths[0x3F]), tracking: 0, isMeasured: true)
  }

  private init(listed: [UInt16], fallback: UInt16) {
    var widths = [UInt16](repeating: fallback, count: Self.denseEnd + Self.punctuation.count)
    var source = listed.makeIterator()
    for range in HelveticaAdvances.codePoints {
      for codePoint in range {
        guard let slot = Self.slot(of: codePoint), let width = source.next() else { continue }
        widths[slot] = width
      }
    }
    // A letter with a diacritic is as wide as its base letter, like all such letters in the AFM files.
    for (offset, base) in Self.latinExtendedBases.utf8.enumerated() where widths[0x100 + offset] == fallback {
      widths[0x100 + offset] = widths[Int(base)]
    }
    for (codePoint, width) in Self.fixedSpaces {
      if let slot = Self.slot(of: codePoint) { widths[slot] = width }
    }
    for (codePoint, model) in Self.equalWidthCharacters {
      if let slot = Self.slot(of: codePoint), let other = Self.slot(of: model) {
        widths[slot] = widths[other]
      }
    }
    for range in Self.invisible {
      for codePoint in range {
        if let slot = Self.slot(of: codePoint) { widths[slot] = 0 }
      }
    }
    self.widths = widths
    self.fallback = Int(fallback)
  }

  /// The width of one UTF-16 unit that is a whole cluster, in thousandths of an em.
  @inline(__always) func advance(ofUnit unit: UInt16) -> Int {
    let codePoint = Int(unit)
    if codePoint < Self.denseEnd { return tracked(widths[codePoint]) }
    if Self.punctuation.contains(codePoint) {
      return tracked(widths[codePoint - Self.punctuation.lowerBound + Self.denseEnd])
    }
    return advance(ofUnlisted: UInt32(unit))
  }

  @inline(__always) private func tracked(_ width: UInt16) -> Int { width == 0 ? 0 : Int(width) + tracking }

  /// The width of one scalar on its own, in thousandths of an em.
  func advance(of scalar: UInt32) -> Int {
    scalar <= 0xFFFF ? advance(ofUnit: UInt16(scalar)) : advance(ofUnlisted: scalar)
  }

  private func advance(ofUnlisted scalar: UInt32) -> Int {
    switch GlyphWidth(of: scalar) {
    case .none: 0
    case .half: 500
    case .full: Self.wideAdvance
    case .emoji: Self.emojiAdvance
    case .unlisted: fallback + tracking
    }
  }

  private static func slot(of codePoint: Int) -> Int? {
    if codePoint < denseEnd { return codePoint }
    return punctuation.contains(codePoint) ? codePoint - punctuation.lowerBound + denseEnd : nil
  }

  /// The base letters of U+00C0 to U+00FF, in order; a space stands for a letter without one.
  private static let latinBases = "AAAAAA CEEEEIIII NOOOOO OUUUUY  aaaaaa ceeeeiiii nooooo ouuuuy y"

  /// The base letters of U+0100 to U+017F, in order.
  private static let latinExtendedBases =
    "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiJjJjKkkLlLlLlLlLlNnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTtTtTt"
    + "UuUuUuUuUuUuWwYyYZzZzZzs"

  /// Spaces whose width is defined as a fraction of the em.
  private static let fixedSpaces: [(Int, UInt16)] = [
    (0x2000, 500), (0x2001, 1000), (0x2002, 500), (0x2003, 1000), (0x2004, 333), (0x2005, 250),
    (0x2006, 167), (0x2009, 200), (0x200A, 100), (0x202F, 200), (0x205F, 222),
  ]

  /// Characters with the width of another one: figure and punctuation spaces, hyphens, dashes.
  private static let equalWidthCharacters: [(Int, Int)] = [
    (0x2007, 0x30), (0x2008, 0x2E), (0x2010, 0x2D), (0x2011, 0x2D), (0x2012, 0x2013), (0x2015, 0x2014),
    (0x201B, 0x2018), (0x201F, 0x201C),
  ]

  /// Characters of no width: controls, combining marks and format characters.
  ///
  /// A soft hyphen has a width only at the end of a line.
  private static let invisible: [ClosedRange<Int>] = [
    0x00...0x1F, 0x7F...0x9F, 0xAD...0xAD, 0x300...0x36F, 0x483...0x489, 0x200B...0x200F, 0x2028...0x202E,
    0x2060...0x206F, 0x20D0...0x20F0,
  ]
}

/// Advance widths of Helvetica and Helvetica Bold in thousandths of an em.
///
/// Sources: Adobe Core-14 AFM metrics of 1997 for Latin and typographic punctuation; URW Nimbus Sans
/// (fonts-urw-base35 20200910) for Cyrillic and U+2116. The oblique faces have the widths of their upright
/// faces. Kerning pairs are not included.
enum HelveticaAdvances {
  /// The code points that the two lists below cover, in order.
  static let codePoints: [ClosedRange<Int>] = [
    0x0020...0x007E, 0x00A0...0x00FF, 0x0152...0x0153, 0x0160...0x0161, 0x0178...0x0178, 0x017D...0x017E,
    0x0192...0x0192, 0x02C6...0x02C6, 0x02DC...0x02DC, 0x0401...0x0401, 0x0404...0x0404, 0x0406...0x0407,
    0x0410...0x044F, 0x0451...0x0451, 0x0454...0x0454, 0x0456...0x0457, 0x0490...0x0491, 0x2013...0x2014,
    0x2018...0x201A, 0x201C...0x201E, 0x2020...0x2022, 0x2026...0x2026, 0x2030...0x2030, 0x2039...0x203A,
    0x20AC...0x20AC, 0x2116...0x2116, 0x2122...0x2122, 0x2212...0x2212,
  ]

  /// The width of the question mark, used for glyphs that the face lacks.
  static let regularFallback: UInt16 = 556

  /// The width of the question mark, used for glyphs that the face lacks.
  static let boldFallback: UInt16 = 611

  /// Widths of Helvetica.
  static let regular: [UInt16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722,
    278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278,
    469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333,
    500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584, 278, 333, 556, 556, 556, 556, 260, 556, 333,
    737, 370, 556, 584, 333, 737, 333, 400, 584, 333, 333, 333, 556, 537, 278, 333, 333, 365, 556, 834, 834,
    834, 611, 667, 667, 667, 667, 667, 667, 1000, 722, 667, 667, 667, 667, 278, 278, 278, 278, 722, 722,
    778, 778, 778, 778, 778, 584, 778, 722, 722, 722, 722, 667, 667, 611, 556, 556, 556, 556, 556, 556, 889,
    500, 556, 556, 556, 556, 278, 278, 278, 278, 556, 556, 556, 556, 556, 556, 556, 584, 611, 556, 556, 556,
    556, 500, 556, 500, 1000, 944, 667, 500, 667, 611, 500, 556, 333, 333, 667, 719, 278, 278, 667, 656,
    667, 542, 677, 667, 923, 604, 719, 719, 583, 656, 833, 722, 778, 719, 667, 722, 611, 635, 760, 667, 740,
    667, 917, 938, 792, 885, 656, 719, 1010, 722, 556, 573, 531, 365, 583, 556, 669, 458, 559, 559, 438,
    583, 688, 552, 556, 542, 556, 500, 458, 500, 823, 500, 573, 521, 802, 823, 625, 719, 521, 510, 750, 542,
    556, 510, 222, 278, 489, 411, 556, 1000, 222, 222, 222, 333, 333, 333, 556, 556, 350, 1000, 1000, 333,
    333, 556, 1073, 1000, 584,
  ]

  /// Widths of Helvetica Bold.
  static let bold: [UInt16] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278,
    556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584,
    556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556,
    333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584, 278, 333, 556, 556, 556, 556, 280, 556, 333, 737,
    370, 556, 584, 333, 737, 333, 400, 584, 333, 333, 333, 611, 556, 278, 333, 333, 365, 556, 834, 834, 834,
    611, 722, 722, 722, 722, 722, 722, 1000, 722, 667, 667, 667, 667, 278, 278, 278, 278, 722, 722, 778,
    778, 778, 778, 778, 584, 778, 722, 722, 722, 722, 667, 667, 611, 556, 556, 556, 556, 556, 556, 889, 556,
    556, 556, 556, 556, 278, 278, 278, 278, 611, 611, 611, 611, 611, 611, 611, 584, 611, 611, 611, 611, 611,
    556, 611, 556, 1000, 944, 667, 556, 667, 611, 500, 556, 333, 333, 669, 711, 278, 276, 722, 719, 722,
    567, 712, 667, 904, 626, 719, 719, 610, 702, 833, 722, 778, 719, 667, 722, 611, 622, 854, 667, 730, 703,
    1005, 1019, 870, 979, 719, 711, 1031, 719, 556, 618, 615, 417, 635, 556, 709, 497, 615, 615, 500, 635,
    740, 604, 611, 604, 611, 556, 490, 556, 875, 556, 615, 581, 833, 844, 729, 854, 615, 552, 854, 583, 556,
    552, 278, 281, 487, 447, 556, 1000, 278, 278, 278, 500, 500, 500, 556, 556, 350, 1000, 1000, 333, 333,
    556, 1115, 1000, 584,
  ]
}

/// The width class of characters that no table lists, which is the same in every typeface.
enum GlyphWidth {
  /// Combining marks, format characters, controls.
  case none
  /// Half-width katakana.
  case half
  /// Ideographs, kana, Hangul, full-width forms.
  case full
  case emoji
  /// All other characters, which have the width of the missing glyph.
  case unlisted

  init(of scalar: UInt32) {
    switch scalar {
    case 0x1160...0x11FF, 0xD7B0...0xD7FF, 0x3099...0x309A, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xFEFF,
      0xFFF9...0xFFFB, 0xE0000...0xE0FFF:
      self = .none
    case 0xFF61...0xFFDC: self = .half
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x20000...0x3FFFD:
      self = .full
    case 0xD800...0xDFFF: self = .unlisted
    default: self = Self.byProperties(scalar)
    }
  }

  /// The slow path, which uses the Unicode tables of the standard library.
  private static func byProperties(_ value: UInt32) -> GlyphWidth {
    guard let scalar = Unicode.Scalar(value) else { return .unlisted }
    let properties = scalar.properties
    if properties.isEmojiPresentation { return .emoji }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return .none
    default: return .unlisted
    }
  }
}
