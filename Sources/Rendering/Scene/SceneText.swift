import UIKit

/// A run of glyphs of one look on one line, with the places that our own layout gave them.
package struct SceneText: Hashable, Sendable {
  /// A stretch of glyphs without gaps to speak of, so that any font can be fitted to its width.
  package struct Piece: Hashable, Sendable {
    /// The characters; no control characters, no space at either end.
    package var string: String
    /// Where it begins, in points.
    package var x: CGFloat
    /// Its width in points.
    package var width: CGFloat
  }

  /// Which end of a piece stays in its place if a viewer's font is wider or narrower.
  package enum Anchor: Hashable, Sendable {
    case start
    case middle
  }

  /// At least one.
  package var pieces: [Piece]
  package var baseline: CGFloat
  package var font: SceneFont
  /// Nil if only the outlines of the glyphs show.
  package var fill: SceneColor?
  package var stroke: SceneStroke?
  package var anchor = Anchor.start
  /// The standard deviation of a soft edge, in points, as in a shadow; 0 for a sharp one.
  package var blur: CGFloat = 0

  package init(_ pieces: [Piece], baseline: CGFloat, font: SceneFont, fill: SceneColor?) {
    self.pieces = pieces
    self.baseline = baseline
    self.font = font
    self.fill = fill
  }

  /// The characters of all pieces.
  package var string: String { pieces.map(\.string).joined(separator: " ") }

  /// The least x and the greatest, in points.
  package var span: (left: CGFloat, right: CGFloat) {
    let left = pieces.lazy.map(\.x).min() ?? 0
    let right = pieces.lazy.map { $0.x + $0.width }.max() ?? 0
    return (left, right)
  }

  /// The room of capitals, digits and descenders, of whatever font that a viewer has: less than that of accents.
  var ink: CGRect {
    let (left, right) = span
    return CGRect(x: left, y: baseline - font.size * 0.75, width: right - left, height: font.size)
  }

  /// A rectangle around all that is painted.
  package var extent: CGRect {
    let (left, right) = span
    let margin = (stroke?.width ?? 0) + blur * SceneShape.blurReach
    return CGRect(
      x: left,
      y: baseline - font.size,
      width: right - left,
      height: font.size * 1.3
    ).insetBy(dx: -margin, dy: -margin)
  }
}
