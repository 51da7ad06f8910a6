import Foundation

/// How far the pen moves for each character of one typeface, in thousandths of an em.
///
/// Latin, Cyrillic and general punctuation are two array reads away; everything else is classified by range.
package struct AdvanceTable: Sendable {
  /// Widths for code points below ``denseEnd``, followed by those of ``punctuation``.
  let widths: [UInt16]
  /// The width of a glyph that the face lacks.
  let fallback: Int

  static let denseEnd = 0x500
  static let punctuation = 0x2000..<0x2240

  /// Advances of a full-width character: an ideograph fills its em square.
  static let wideAdvance = 1000
  /// Advances of an emoji.
  ///
  /// Apple Color Emoji is wider than its em; recalled, not measured.
  static let emojiAdvance = 1250

  static let helvetica = AdvanceTable(
    listed: HelveticaAdvances.regular,
    fallback: HelveticaAdvances.regularFallback
  )
  static let helveticaBold = AdvanceTable(
    listed: HelveticaAdvances.bold,
    fallback: HelveticaAdvances.boldFallback
  )
  /// Every glyph of SF Mono is 0.618 em wide; recalled, not measured.
  static let monospaced = AdvanceTable(
    listed: Array(repeating: 618, count: HelveticaAdvances.regular.count),
    fallback: 618
  )

  private init(listed: [UInt16], fallback: UInt16) {
    var widths = [UInt16](repeating: fallback, count: Self.denseEnd + Self.punctuation.count)
    var source = listed.makeIterator()
    for range in HelveticaAdvances.codePoints {
      for codePoint in range {
        guard let slot = Self.slot(of: codePoint), let width = source.next() else { continue }
        widths[slot] = width
      }
    }
    // A letter with a diacritic is as wide as the bare letter, as all of those in the AFM files are.
    for (offset, base) in Self.latinExtendedBases.utf8.enumerated() where widths[0x100 + offset] == fallback {
      widths[0x100 + offset] = widths[Int(base)]
    }
    for (codePoint, width) in Self.fixedSpaces {
      if let slot = Self.slot(of: codePoint) { widths[slot] = width }
    }
    for (codePoint, model) in Self.lookalikes {
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
    if codePoint < Self.denseEnd { return Int(widths[codePoint]) }
    if Self.punctuation.contains(codePoint) {
      return Int(widths[codePoint - Self.punctuation.lowerBound + Self.denseEnd])
    }
    return advance(ofUnlisted: UInt32(unit))
  }

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
    case .unlisted: fallback
    }
  }

  private static func slot(of codePoint: Int) -> Int? {
    if codePoint < denseEnd { return codePoint }
    return punctuation.contains(codePoint) ? codePoint - punctuation.lowerBound + denseEnd : nil
  }

  /// The bare letters of U+0100 to U+017F, in order.
  private static let latinExtendedBases =
    "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiJjJjKkkLlLlLlLlLlNnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTtTtTt"
    + "UuUuUuUuUuUuWwYyYZzZzZzs"

  /// Spaces that are a part of the em by definition.
  private static let fixedSpaces: [(Int, UInt16)] = [
    (0x2000, 500), (0x2001, 1000), (0x2002, 500), (0x2003, 1000), (0x2004, 333), (0x2005, 250),
    (0x2006, 167), (0x2009, 200), (0x200A, 100), (0x202F, 200), (0x205F, 222),
  ]

  /// Characters that look like another: figure and punctuation spaces, hyphens, dashes.
  private static let lookalikes: [(Int, Int)] = [
    (0x2007, 0x30), (0x2008, 0x2E), (0x2010, 0x2D), (0x2011, 0x2D), (0x2012, 0x2013), (0x2015, 0x2014),
    (0x201B, 0x2018), (0x201F, 0x201C),
  ]

  /// Controls, combining marks and format characters leave no space.
  ///
  /// A soft hyphen does only where a line ends.
  private static let invisible: [ClosedRange<Int>] = [
    0x00...0x1F, 0x7F...0x9F, 0xAD...0xAD, 0x300...0x36F, 0x483...0x489, 0x200B...0x200F, 0x2028...0x202E,
    0x2060...0x206F, 0x20D0...0x20F0,
  ]
}
