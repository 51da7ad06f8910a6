import UIKit

/// The line along an outline.
package struct SceneStroke: Hashable, Sendable {
  package var color: SceneColor
  package var width: CGFloat
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  package var miterLimit: CGFloat = 10
  package var dashPhase: CGFloat = 0
  /// Lengths of dashes and gaps in turn, none negative and not all 0; empty for a solid line.
  package var dashes: [CGFloat] = []

  package init(_ color: SceneColor, width: CGFloat) {
    self.color = color
    self.width = width
  }

  /// The same stroke, more transparent.
  package func faded(by opacity: CGFloat) -> SceneStroke {
    var stroke = self
    stroke.color = color.faded(by: opacity)
    return stroke
  }
}
