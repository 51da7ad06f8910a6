import UIKit

/// The properties of a group of nodes.
package struct SceneGroup: Hashable, Sendable {
  /// The transform from the group's coordinates to the enclosing ones.
  package var transform = CGAffineTransform.identity
  /// The centre of the transform's rotation and scale, in the group's own coordinates.
  ///
  /// A film moves this point and rotates around it, instead of moving the origin along an arc.
  package var pivot = CGPoint.zero
  /// The opacity from 0 to 1 of the group as a whole.
  package var opacity: CGFloat = 1
  /// The clip, in the group's own coordinates.
  package var clip: Clip?
  /// What multiplies the opacity, in the group's own coordinates; nil for nothing.
  package var mask: SceneMask?
  /// What is behind the group, filtered, as its first content; nil for nothing.
  package var backdrop: SceneBackdrop?
  /// How the group mixes with what is below; normal if what is in it mixes with nothing else, nil for neither.
  package var blendMode: CGBlendMode?
  /// The purpose of the group; nil for painting only.
  package var role: SceneRole?

  package init(
    transform: CGAffineTransform = .identity,
    pivot: CGPoint = .zero,
    opacity: CGFloat = 1,
    clip: Clip? = nil,
    mask: SceneMask? = nil,
    role: SceneRole? = nil
  ) {
    self.transform = transform
    self.pivot = pivot
    self.opacity = opacity
    self.clip = clip
    self.mask = mask
    self.role = role
  }

  /// An outline that clips a group.
  package enum Clip: Hashable, Sendable {
    case rect(CGRect)
    case roundedRect(CGRect, radius: CGFloat)
    case path(PathOutline, CGPathFillRule)

    /// The outline as the geometry of a shape.
    package var geometry: SceneShape.Geometry {
      switch self {
      case .rect(let rect): .rect(rect, radius: 0)
      case .roundedRect(let rect, let radius): .rect(rect, radius: radius)
      case .path(let path, let rule): .path(path, rule)
      }
    }
  }
}
