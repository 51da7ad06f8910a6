import UIKit

/// A glyph run in pieces for writing: words separated by a normal space stay together.
package struct TextPieces {
  package private(set) var pieces: [SceneText.Piece] = []

  /// - Parameters:
  ///   - span: the range of x in which glyphs are visible; others are omitted.
  ///   - limit: the maximum number of glyphs.
  package init(_ text: DrawingText, within span: ClosedRange<CGFloat>, limit: Int) {
    let run = text.run
    if run.isEllipsis {
      pieces = [SceneText.Piece(string: run.string, x: run.x + text.origin.x, width: run.width)]
      return
    }
    let units = Array(run.string.utf16)
    // Helvetica's space is 0.28 em wide; wider spaces of a justified line must not spread letters.
    let widestSpace = run.font.pointSize * (run.font.face.isMonospaced ? 0.7 : 0.45)
    var piece: Builder?
    /// A single space that may belong to a piece.
    var gap: GlyphRun.Glyph?
    func close() {
      if let piece { pieces.append(piece.piece(units)) }
      piece = nil
      gap = nil
    }
    var count = 0
    for glyph in run.glyphs {
      let x = glyph.x + text.origin.x
      if x + glyph.advance < span.lowerBound || x > span.upperBound { continue }
      if count == limit { break }
      count += 1
      if Self.isSpace(glyph, units, run.location) {
        let isRegular =
          piece != nil && gap == nil && Self.unit(glyph, units, run.location) == 0x20
          && glyph.advance < widestSpace
        if isRegular { gap = glyph } else { close() }
        continue
      }
      let range = glyph.range.lowerBound - run.location..<glyph.range.upperBound - run.location
      guard range.lowerBound >= 0, range.upperBound <= units.count else { continue }
      gap = nil
      if piece == nil { piece = Builder(start: range.lowerBound, x: x) }
      piece?.end = range.upperBound
      piece?.right = x + glyph.advance
    }
    close()
  }

  private struct Builder {
    var start: Int
    var x: CGFloat
    var end = 0
    var right: CGFloat = 0

    init(start: Int, x: CGFloat) {
      self.start = start
      self.x = x
    }

    func piece(_ units: [UInt16]) -> SceneText.Piece {
      SceneText.Piece(
        string: String(decoding: units[start..<end], as: UTF16.self),
        x: x,
        width: right - x
      )
    }
  }

  private static func unit(_ glyph: GlyphRun.Glyph, _ units: [UInt16], _ location: Int) -> UInt16? {
    let index = glyph.range.lowerBound - location
    return units.indices.contains(index) ? units[index] : nil
  }

  /// Whether a glyph is blank: white space, tabs, newlines and other controls.
  private static func isSpace(_ glyph: GlyphRun.Glyph, _ units: [UInt16], _ location: Int) -> Bool {
    guard let unit = unit(glyph, units, location) else { return true }
    return unit <= 0x20 || (0x7F...0xA0).contains(unit) || (0x2000...0x200A).contains(unit) || unit == 0x3000
      || unit == 0x2028 || unit == 0x2029
  }
}
