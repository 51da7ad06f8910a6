/// The narrow phase: computes the manifold of two convex shapes.
///
/// Polygons and segments are clipped: the axis of greatest separation gives the reference edge, the other
/// shape's edge most opposed to it is clipped to its sides, and the points within the margin are the
/// manifold. A circle has a single vertex and needs no clipping.
enum Collision {
  /// The manifold of two shapes.
  ///
  /// - Parameters:
  ///   - a: The first shape.
  ///   - b: The second shape.
  ///   - pose: The pose of the second body relative to the first.
  ///   - margin: The largest gap at which points are computed, in metres.
  static func manifold(_ a: ConvexShape, _ b: ConvexShape, _ pose: FloatPose, margin: Float) -> Manifold {
    if a.isBox && b.isBox { return BoxCollision.manifold(a, b, pose, margin: margin) }
    if b.count == 1 { return circle(b, at: pose.point(b.vertex(0)), against: a, margin: margin) }
    if a.count == 1 {
      // The circle's centre in the other body's frame; the result is transformed back to the first body's
      // frame.
      var found = circle(a, at: pose.localPoint(a.vertex(0)), against: b, margin: margin)
      found.normal = -pose.vector(found.normal)
      found.first.position = pose.point(found.first.position)
      return found
    }
    return PolygonCollision.manifold(a, b, pose, margin: margin)
  }

  /// The manifold of a circle and a shape, with the circle's centre in the frame of the shape.
  private static func circle(
    _ circle: ConvexShape,
    at middle: Float2,
    against shape: ConvexShape,
    margin: Float
  ) -> Manifold {
    let radii = circle.radius + shape.radius
    var nearest = shape.vertex(0)
    var feature = 0
    var normal = Float2(0, 1)
    var distance: Float = 0
    if shape.count == 1 {
      let offset = middle - nearest
      distance = offset.length
      if distance > 1e-9 { normal = offset / distance }
    } else {
      var bestEdge = 0
      var best = -Float.greatestFiniteMagnitude
      for edge in 0..<Int(shape.count) {
        let separation = shape.normal(edge).dot(middle - shape.vertex(edge))
        if separation > best {
          best = separation
          bestEdge = edge
        }
      }
      let start = shape.vertex(bestEdge)
      let end = shape.vertex(shape.next(bestEdge))
      let axis = end - start
      let along = (middle - start).dot(axis) / max(axis.lengthSquared, .leastNormalMagnitude)
      normal = shape.normal(bestEdge)
      distance = best
      nearest = middle - best * normal
      feature = bestEdge
      if best > 0 && (along < 0 || along > 1) {
        switch chainRule(shape, middle, normal, isAtStart: (along < 0) == (bestEdge == 0)) {
        case .corner: break
        case .side: return single(nearest, normal, best - radii, shape.radius, feature, margin: margin)
        case .neighbour: return Manifold()
        }
        nearest = along < 0 ? start : end
        let offset = middle - nearest
        distance = offset.length
        if distance > 1e-9 { normal = offset / distance }
        feature |= along < 0 ? 0x100 : 0x200
      }
    }
    return single(nearest, normal, distance - radii, shape.radius, feature, margin: margin)
  }

  private static func single(
    _ nearest: Float2,
    _ normal: Float2,
    _ separation: Float,
    _ radius: Float,
    _ feature: Int,
    margin: Float
  ) -> Manifold {
    guard separation <= margin else { return .distant }
    var found = Manifold()
    found.normal = normal
    let surface = nearest + radius * normal
    found.append(
      Manifold.Point(
        position: surface + 0.5 * separation * normal,
        separation: separation,
        feature: ContactFeature(feature)
      )
    )
    return found
  }

  /// The feature of a chain that a circle touches beyond the end of a segment.
  enum ChainRule {
    case corner, side, neighbour
  }

  /// Decides what a circle touches at the end of a chain segment, to prevent ghost collisions.
  ///
  /// In a concave corner it touches the sides of both segments and never their common end. A convex corner
  /// belongs to the segment that ends there, and only while the circle isn't beside the next segment.
  static func chainRule(
    _ line: ConvexShape,
    _ middle: Float2,
    _ normal: Float2,
    isAtStart: Bool
  ) -> ChainRule {
    guard line.count == 2 else { return .corner }
    let beyond = isAtStart ? line.before : line.after
    if beyond == .zero { return .corner }
    let corner = line.vertex(isAtStart ? 0 : 1)
    if normal.dot(beyond) > 1e-4 * beyond.length {
      // Concave on this side; but the circle may be on the other side of the neighbour, where the corner is
      // convex.
      let inward = line.vertex(isAtStart ? 1 : 0) - corner
      let isHollow = beyond.cross(middle - corner) * beyond.cross(inward) > 0
      return isHollow ? .side : .neighbour
    }
    if isAtStart { return .neighbour }
    return (middle - corner).dot(beyond) > 0 ? .neighbour : .corner
  }
}
