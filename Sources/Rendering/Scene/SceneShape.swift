import UIKit

/// A filled and stroked outline.
package struct SceneShape: Hashable, Sendable {
  /// The kinds of outlines.
  package enum Geometry: Hashable, Sendable {
    case rect(CGRect, radius: CGFloat)
    case ellipse(CGRect)
    case path(PathOutline, CGPathFillRule)

    /// The bounding box.
    package var bounds: CGRect {
      switch self {
      case .rect(let rect, _), .ellipse(let rect): rect
      case .path(let path, _): path.boundingBox
      }
    }
  }

  package var geometry: Geometry
  package var fill: ScenePaint?
  package var stroke: SceneStroke?
  /// The standard deviation of a soft edge, in points; 0 for a sharp one.
  package var blur: CGFloat = 0
  /// Whether its edges aren't smoothed, so that no gap shows between neighbours.
  package var isCrisp = false

  package init(
    _ geometry: Geometry,
    fill: ScenePaint? = nil,
    stroke: SceneStroke? = nil,
    blur: CGFloat = 0
  ) {
    self.geometry = geometry
    self.fill = fill
    self.stroke = stroke
    self.blur = blur
  }

  /// The extent of a soft edge, in standard deviations.
  static let blurReach: CGFloat = 3

  /// The bounding box of everything painted.
  package var extent: CGRect {
    let margin = reach + blur * Self.blurReach
    return geometry.bounds.insetBy(dx: -margin, dy: -margin)
  }

  /// The maximum extent of the stroke beyond the outline.
  private var reach: CGFloat {
    guard let stroke else { return 0 }
    // Enough for right angles and curves; the mitre of a sharp corner may be longer.
    guard case .path = geometry else { return stroke.width / 2 }
    return stroke.width / 2 * (stroke.join == .miter ? max(1, stroke.miterLimit) : 1.5)
  }
}
