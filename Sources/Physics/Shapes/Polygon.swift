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

/// The smallest convex polygon around points.
enum ConvexHull {
  /// The vertices of the hull in the order from the x axis towards the y axis, without vertices on straight edges.
  ///
  /// Andrew's monotone chain.
  static func vertices(of points: [Vector2]) -> [Vector2] {
    let sorted = points.sorted { $0.x != $1.x ? $0.x < $1.x : $0.y < $1.y }
    var distinct: [Vector2] = []
    for point in sorted {
      if let last = distinct.last, (point - last).length < Constants.minimumLength { continue }
      distinct.append(point)
    }
    guard distinct.count >= 3 else { return distinct }
    let lower = chain(distinct)
    let upper = chain(distinct.reversed())
    return lower.dropLast() + upper.dropLast()
  }

  private static func chain(_ points: [Vector2]) -> [Vector2] {
    var chain: [Vector2] = []
    for point in points {
      while chain.count >= 2 {
        let last = chain[chain.count - 1]
        let edge = last - chain[chain.count - 2]
        // A vertex that bends the outline by less than a billionth of a radian is none.
        if edge.cross(point - last) > 1e-9 * edge.length * (point - last).length { break }
        chain.removeLast()
      }
      chain.append(point)
    }
    return chain
  }
}

/// Areas and centroids of outlines.
enum PlanarArea {
  /// The area inside an outline, positive if it winds from the x axis towards the y axis.
  static func area(of outline: [Vector2]) -> Double {
    guard outline.count >= 3 else { return 0 }
    var doubled = 0.0
    let origin = outline[0]
    for index in 1..<(outline.count - 1) {
      doubled += (outline[index] - origin).cross(outline[index + 1] - origin)
    }
    return doubled / 2
  }
}
