import UIKit

extension SceneShape.Geometry {
  /// Creates a rectangle with some rounded corners, whose radius isn't clamped.
  package init(
    _ rect: CGRect,
    corners: CACornerMask,
    radius: CGFloat,
    curve: CALayerCornerCurve = .circular
  ) {
    let half = min(rect.width, rect.height) / 2
    if radius <= 0 || corners.isDisjoint(with: .all) {
      self = .rect(rect, radius: 0)
    } else if curve == .continuous, radius < half - Self.tolerance {
      self = .path(PathOutline(continuous: rect, corners: corners, radius: radius), .winding)
    } else if corners.isSuperset(of: .all), radius <= half + Self.tolerance {
      self = .rect(rect, radius: min(radius, half))
    } else {
      self = .path(PathOutline(rect, corners: corners, radius: radius), .winding)
    }
  }

  /// The largest difference between a radius and half a side that is a rounding error.
  private static let tolerance: CGFloat = 1e-6
}

extension SceneGroup.Clip {
  /// Creates a clip from an outline.
  package init(_ geometry: SceneShape.Geometry) {
    switch geometry {
    case .rect(let rect, let radius): self = radius > 0 ? .roundedRect(rect, radius: radius) : .rect(rect)
    case .ellipse: self = .path(geometry.outline.path, .winding)
    case .path(let path, let rule): self = .path(path, rule)
    }
  }

  /// Returns the clip in the coordinates after a translation, or as an outline after another transform.
  func moved(by transform: CGAffineTransform) -> SceneGroup.Clip {
    if let placed = SceneShape(geometry).placed(by: transform) { return SceneGroup.Clip(placed.geometry) }
    let (path, rule) = geometry.outline
    return .path(path.applying(transform), rule)
  }
}
