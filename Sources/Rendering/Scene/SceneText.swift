import UIKit

/// A run of glyphs of one style on one line, at the positions of our layout.
package struct SceneText: Hashable, Sendable {
  /// Glyphs without large gaps, so that any font can be fitted to their width.
  package struct Piece: Hashable, Sendable {
    /// The characters, without control characters and without spaces at the ends.
    package var string: String
    /// The start in points.
    package var x: CGFloat
    /// Its width in points.
    package var width: CGFloat
  }

  /// The fixed end of a piece if a viewer's font is wider or narrower.
  package enum Anchor: Hashable, Sendable {
    case start
    case middle
  }

  /// At least one piece.
  package var pieces: [Piece]
  package var baseline: CGFloat
  package var font: SceneFont
  /// The fill colour; nil for outlined glyphs only.
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

  /// The minimum and maximum x, in points.
  package var span: (left: CGFloat, right: CGFloat) {
    let left = pieces.lazy.map(\.x).min() ?? 0
    let right = pieces.lazy.map { $0.x + $0.width }.max() ?? 0
    return (left, right)
  }

  /// The area of capitals, digits and descenders, for any font of a viewer; accents may extend beyond it.
  var ink: CGRect {
    let (left, right) = span
    return CGRect(x: left, y: baseline - font.size * 0.75, width: right - left, height: font.size)
  }

  /// The bounding box of everything painted.
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
