import UIKit

/// The stroke of an outline.
package struct SceneStroke: Hashable, Sendable {
  package var color: SceneColor
  package var width: CGFloat
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  package var miterLimit: CGFloat = 10
  package var dashPhase: CGFloat = 0
  /// The lengths of dashes and gaps alternately, none negative and not all 0; empty for a solid line.
  package var dashes: [CGFloat] = []

  package init(_ color: SceneColor, width: CGFloat) {
    self.color = color
    self.width = width
  }

  /// Returns the stroke of an outline that is scaled, without its colour.
  ///
  /// - Parameter leastWidth: the width of thinner lines.
  func pen(scale: CGFloat = 1, leastWidth: CGFloat = 0) -> DrawingStroke {
    DrawingStroke(
      width: max(leastWidth, width * scale),
      cap: cap,
      join: join,
      miterLimit: miterLimit,
      dashPhase: dashPhase * scale,
      dashes: dashes.map { $0 * scale }
    )
  }

  /// Returns the stroke with its opacity multiplied.
  package func faded(by opacity: CGFloat) -> SceneStroke {
    var stroke = self
    stroke.color = color.faded(by: opacity)
    return stroke
  }
}
