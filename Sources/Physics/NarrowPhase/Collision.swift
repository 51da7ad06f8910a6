/// Finds where two convex shapes touch: the narrow phase.
///
/// Polygons and segments are clipped against one another: the axis of greatest separation names a reference
/// edge, the edge of the other shape that faces it most is clipped to its sides, and what remains within the margin is
/// the manifold. A circle has a single vertex and needs no clipping.
enum Collision {
  /// The contact of two shapes.
  ///
  /// - Parameters:
  ///   - a: The first shape.
  ///   - b: The second shape.
  ///   - pose: Where the second body stands as seen from the first.
  ///   - margin: The largest gap at which points are still wanted, in metres.
  static func manifold(_ a: ConvexShape, _ b: ConvexShape, _ pose: FloatPose, margin: Float) -> Manifold {
    if a.isBox && b.isBox { return BoxCollision.manifold(a, b, pose, margin: margin) }
    if b.count == 1 { return circle(b, at: pose.point(b.vertex(0)), against: a, margin: margin) }
    if a.count == 1 {
      // The circle's middle as the other body sees it; the result is turned back into the first body's frame.
      var found = circle(a, at: pose.localPoint(a.vertex(0)), against: b, margin: margin)
      found.normal = -pose.vector(found.normal)
      found.first.position = pose.point(found.first.position)
      return found
    }
    return PolygonCollision.manifold(a, b, pose, margin: margin)
  }

  /// A circle against a shape in whose frame its middle is given.
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

  /// What a circle beyond an end of a line touches there.
  enum ChainRule {
    case corner, side, neighbour
  }

  /// Where lines go on at their ends, a circle that rolls along must not catch on what is ahead.
  ///
  /// In a hollow corner it touches the sides of both lines, nowhere their common end. A corner that stands out belongs to
  /// the line that ends there, and only while the circle isn't beside the next line.
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
      // Hollow on this side; but the circle may be on the other side of the neighbour, where the corner stands out.
      let inward = line.vertex(isAtStart ? 1 : 0) - corner
      let isHollow = beyond.cross(middle - corner) * beyond.cross(inward) > 0
      return isHollow ? .side : .neighbour
    }
    if isAtStart { return .neighbour }
    return (middle - corner).dot(beyond) > 0 ? .neighbour : .corner
  }
}
