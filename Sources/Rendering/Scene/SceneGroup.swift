import UIKit

/// What holds for a group of nodes.
package struct SceneGroup: Hashable, Sendable {
  /// Takes the group's coordinates to those around it.
  package var transform = CGAffineTransform.identity
  /// The point about which the transform turns and scales, in the group's own coordinates: a film moves it and turns
  /// about it, rather than moving the origin along an arc.
  package var pivot = CGPoint.zero
  /// From 0 to 1; the group is painted as a whole, then faded.
  package var opacity: CGFloat = 1
  /// What the group is cut off at, in its own coordinates.
  package var clip: Clip?
  /// What the group is for; nil if for nothing but painting.
  package var role: SceneRole?

  /// The outline that a group is cut off at.
  package enum Clip: Hashable, Sendable {
    case rect(CGRect)
    case roundedRect(CGRect, radius: CGFloat)
    case path(PathOutline, CGPathFillRule)

    /// The outline as that of a shape.
    package var geometry: SceneShape.Geometry {
      switch self {
      case .rect(let rect): .rect(rect, radius: 0)
      case .roundedRect(let rect, let radius): .rect(rect, radius: radius)
      case .path(let path, let rule): .path(path, rule)
      }
    }
  }
}
