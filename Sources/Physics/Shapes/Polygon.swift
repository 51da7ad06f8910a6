/// A convex polygon with three to eight vertices in the coordinates of its body, in metres.
public struct Polygon: Equatable, Sendable {
  /// The vertices in the order from the x axis towards the y axis.
  public let vertices: [Vector2]

  /// The convex hull of points; nil if it has no area, if a coordinate is not finite or beyond 10¹⁰ m, or if it needs
  /// more than eight vertices.
  public init?(_ points: [Vector2]) {
    guard points.allSatisfy({ $0.isInReach }) else { return nil }
    let hull = ConvexHull.vertices(of: points)
    guard hull.count >= 3, hull.count <= Constants.maximumVertexCount else { return nil }
    let tooSmall = Constants.minimumLength * Constants.minimumLength
    guard PlanarArea.area(of: hull) > tooSmall else { return nil }
    vertices = hull
  }

  private init(trusted vertices: [Vector2]) {
    self.vertices = vertices
  }

  /// A box of twice the half sizes around a centre, turned by an angle in radians.
  ///
  /// Half sizes that are not finite or smaller than 10 µm count as 10 µm.
  public static func box(
    halfWidth: Double,
    halfHeight: Double,
    center: Vector2 = .zero,
    angle: Double = 0
  ) -> Polygon {
    func usable(_ half: Double) -> Double {
      half.isFinite
        ? min(max(half, Constants.minimumLength), Constants.maximumCoordinate) : Constants.minimumLength
    }
    let width = usable(halfWidth)
    let height = usable(halfHeight)
    let middle = center.isFinite ? center.limited(to: Constants.maximumCoordinate) : .zero
    let rotation = Rotation(angle: angle)
    let corners = [
      Vector2(-width, -height), Vector2(width, -height), Vector2(width, height), Vector2(-width, height),
    ]
    return Polygon(trusted: corners.map { middle + rotation.applied(to: $0) })
  }

  /// Whether a point lies inside or on the edge.
  public func contains(_ point: Vector2) -> Bool {
    var last = vertices[vertices.count - 1]
    for vertex in vertices {
      if (vertex - last).cross(point - last) < 0 { return false }
      last = vertex
    }
    return true
  }
}
