/// A convex polygon with three to eight vertices in body coordinates, in metres.
public struct Polygon: Equatable, Sendable {
  /// The vertices, winding from the x axis towards the y axis.
  public let vertices: [Vector2]

  /// Creates the convex hull of points.
  ///
  /// Returns nil if the hull has no area or needs more than eight vertices, or if a coordinate is not finite
  /// or beyond 10¹⁰ m.
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

  /// A box with twice the half sizes around a centre, rotated by an angle in radians.
  ///
  /// Half sizes that are not finite or smaller than 10 µm are set to 10 µm.
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

  /// Whether the polygon contains a point, edges included.
  public func contains(_ point: Vector2) -> Bool {
    var last = vertices[vertices.count - 1]
    for vertex in vertices {
      if (vertex - last).cross(point - last) < 0 { return false }
      last = vertex
    }
    return true
  }
}

/// The convex hull of points.
enum ConvexHull {
  /// The vertices of the hull, winding from the x axis towards the y axis, without collinear ones.
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
        // A vertex that bends the outline by less than 1e-9 rad is left out.
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
