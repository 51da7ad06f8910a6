internal import Physics

/// The shapes with which an item collides and by which it has its mass.
@MainActor
enum ItemGeometry {
  /// The corners of the polygon that stands for an ellipse which is no circle.
  private static let ellipseCorners = 24

  /// The convex shapes of an item around its middle, in metres.
  ///
  /// Sides of less than `DynamicsScale.leastSide` count as that. A path without area stands for the bounds.
  static func shapes(of item: any UIDynamicItem, size: CGSize) -> [Geometry] {
    let halfWidth = DynamicsScale.meters(max(abs(size.width), DynamicsScale.leastSide)) / 2
    let halfHeight = DynamicsScale.meters(max(abs(size.height), DynamicsScale.leastSide)) / 2
    switch item.collisionBoundsType {
    case .rectangle:
      break
    case .ellipse where halfWidth == halfHeight:
      return [.circle(Circle(center: .zero, radius: halfWidth))]
    case .ellipse:
      let parts = convexParts(ellipse(halfWidth, halfHeight))
      if !parts.isEmpty { return parts }
    case .path:
      let outline = item.collisionBoundingPath.outline
      let parts = outline.polylines(tolerance: DynamicsScale.curveTolerance).flatMap { subpath in
        convexParts(subpath.points.map(DynamicsScale.meters))
      }
      if !parts.isEmpty { return parts }
    }
    return [.polygon(Polygon.box(halfWidth: halfWidth, halfHeight: halfHeight))]
  }

  private static func ellipse(_ halfWidth: Double, _ halfHeight: Double) -> [Vector2] {
    (0..<ellipseCorners).map { corner in
      let angle = 2 * Double.pi * Double(corner) / Double(ellipseCorners)
      return Vector2(halfWidth * cos(angle), halfHeight * sin(angle))
    }
  }

  private static func convexParts(_ outline: [Vector2]) -> [Geometry] {
    guard outline.count > 2 else { return [] }
    return ConvexDecomposition.polygons(of: outline).map(Geometry.polygon)
  }
}
