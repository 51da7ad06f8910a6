/// The distance of two convex shapes.
enum ConvexDistance {
  /// How far apart two shapes are, 0 if they overlap; and the direction from the first to the second.
  ///
  /// Every edge is measured against every other: with eight vertices at most and only few calls that is fast enough,
  /// and unlike an iteration it can't fail.
  static func between(
    _ a: ConvexShape,
    _ b: ConvexShape,
    _ pose: FloatPose
  ) -> (distance: Float, normal: Float2) {
    var best = Float.greatestFiniteMagnitude
    var normal = Float2(0, 1)
    for edgeA in 0..<max(1, Int(a.count) == 2 ? 1 : Int(a.count)) {
      let startA = a.vertex(edgeA)
      let endA = a.vertex(a.next(edgeA))
      for edgeB in 0..<max(1, Int(b.count) == 2 ? 1 : Int(b.count)) {
        let nearest = SegmentDistance(
          startA,
          endA,
          pose.point(b.vertex(edgeB)),
          pose.point(b.vertex(b.next(edgeB)))
        )
        let offset = nearest.second - nearest.first
        let square = offset.lengthSquared
        if square < best {
          best = square
          if square > 0 { normal = offset / square.squareRoot() }
        }
      }
    }
    if best < 1e-12 || isInside(a, pose.point(b.vertex(0))) || isInside(b, pose.localPoint(a.vertex(0))) {
      return (0, normal)
    }
    return (max(0, best.squareRoot() - a.radius - b.radius), normal)
  }

  /// Whether a point in the frame of a shape lies in it, its rounding left out.
  static func isInside(_ shape: ConvexShape, _ point: Float2) -> Bool {
    guard shape.count > 2 else { return false }
    for edge in 0..<Int(shape.count) where shape.normal(edge).dot(point - shape.vertex(edge)) > 0 {
      return false
    }
    return true
  }
}
