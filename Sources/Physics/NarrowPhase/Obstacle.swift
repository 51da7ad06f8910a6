/// A fixed shape from the view of a moving shape on one side of it.
struct Obstacle {
  private let shape: ConvexShape

  /// For a line: the normal on the side of the moving shape, and the ends.
  private var side: Float2?
  private var start = Float2.zero
  private var end = Float2.zero
  private var isEndless = false

  /// - Parameters:
  ///   - shape: The fixed shape.
  ///   - middle: The centre of the moving shape at the start of the step, in the frame of the fixed body.
  ///   - reach: A length that the moving shape can't cover.
  init(_ shape: ConvexShape, from middle: Float2, reach: Float) {
    self.shape = shape
    guard shape.count == 2 else { return }
    start = shape.vertex(0)
    end = shape.vertex(1)
    let normal = shape.normal(0)
    let side = normal.dot(middle - start) < 0 ? -normal : normal
    self.side = side
    // From a concave corner, a shape can't get around the end: for it, the line is extended.
    let along = side.perpendicular.dot(end - start) < 0 ? -side.perpendicular : side.perpendicular
    let goesOnBefore = Self.isHollow(shape.before, at: start, from: end, side, middle)
    let goesOnAfter = Self.isHollow(shape.after, at: end, from: start, side, middle)
    if goesOnBefore { start -= reach * along }
    if goesOnAfter { end += reach * along }
    isEndless = goesOnBefore && goesOnAfter
  }

  private static func isHollow(
    _ beyond: Float2,
    at corner: Float2,
    from other: Float2,
    _ side: Float2,
    _ middle: Float2
  ) -> Bool {
    guard beyond != .zero else { return false }
    let rise = side.dot(beyond)
    let flat = 1e-4 * beyond.length
    if rise < -flat { return false }
    // A shape on the far side of the neighbour isn't in the corner.
    return rise <= flat || beyond.cross(middle - corner) * beyond.cross(other - corner) > 0
  }

  /// The clearance of a shape at a pose relative to the fixed body.
  func clearance(of other: ConvexShape, at pose: FloatPose) -> Clearance {
    var best = Clearance(gap: -.greatestFiniteMagnitude, normal: Float2(0, 1))
    if let side {
      best = separation(along: side, from: start, other, pose)
      if isEndless { return best.reduced(by: other.radius) }
    } else if shape.count > 1 {
      for edge in 0..<Int(shape.count) {
        let found = separation(along: shape.normal(edge), from: shape.vertex(edge), other, pose)
        if found.gap > best.gap { best = found }
      }
    }
    if other.count > 1 {
      for edge in 0..<Int(other.count) {
        let normal = pose.vector(other.normal(edge))
        let corner = pose.point(other.vertex(edge))
        var gap = normal.dot(vertex(0) - corner)
        for index in 1..<max(Int(shape.count), 1) { gap = min(gap, normal.dot(vertex(index) - corner)) }
        if gap > best.gap { best = Clearance(gap: gap, normal: -normal) }
      }
    }
    let radii = shape.radius + other.radius
    // For overlapping shapes this is the depth. Separated corners may be farther apart than the axes say.
    let isInside = best.gap <= 0 && (shape.count > 1 || other.count > 1)
    if isInside && !isBesideEnds(other, pose) { return best.reduced(by: radii) }
    return distance(to: other, pose, otherwise: best).reduced(by: radii)
  }

  private func vertex(_ index: Int) -> Float2 {
    guard side != nil else { return shape.vertex(index) }
    return index == 0 ? start : end
  }

  private func separation(
    along normal: Float2,
    from point: Float2,
    _ other: ConvexShape,
    _ pose: FloatPose
  ) -> Clearance {
    let direction = pose.rotation.removed(from: normal)
    var least = direction.dot(other.vertex(0))
    for index in 1..<max(Int(other.count), 1) { least = min(least, direction.dot(other.vertex(index))) }
    return Clearance(gap: least + normal.dot(pose.position - point), normal: normal)
  }

  /// Whether a circle's centre is beyond the ends of a line, where the separation from its side is not the
  /// distance.
  private func isBesideEnds(_ other: ConvexShape, _ pose: FloatPose) -> Bool {
    guard other.count == 1, side != nil else { return false }
    let along = (pose.point(other.vertex(0)) - start).dot(end - start)
    return along < 0 || along > (end - start).lengthSquared
  }

  private func distance(to other: ConvexShape, _ pose: FloatPose, otherwise: Clearance) -> Clearance {
    var best = Float.greatestFiniteMagnitude
    var offset = Float2.zero
    for edge in 0..<(shape.count == 2 ? 1 : Int(shape.count)) {
      for otherEdge in 0..<(other.count == 2 ? 1 : Int(other.count)) {
        let nearest = SegmentDistance(
          vertex(edge),
          vertex(shape.next(edge)),
          pose.point(other.vertex(otherEdge)),
          pose.point(other.vertex(other.next(otherEdge)))
        )
        let gap = nearest.second - nearest.first
        if gap.lengthSquared < best {
          best = gap.lengthSquared
          offset = gap
        }
      }
    }
    let length = best.squareRoot()
    return length > 1e-6 ? Clearance(gap: length, normal: offset / length) : otherwise
  }
}

/// The distance of a moving shape from a fixed one, or its depth in it.
///
/// Unlike a manifold it is correct at any depth: a line stops shapes from the side on which they were at the
/// start of the step.
struct Clearance {
  /// The gap in metres; negative for an overlap.
  var gap: Float

  /// The unit normal from the fixed shape to the moving one, in the frame of the fixed body.
  var normal: Float2
}

extension Clearance {
  /// The clearance of circles, given that of their centres.
  func reduced(by radii: Float) -> Clearance { Clearance(gap: gap - radii, normal: normal) }
}

/// The closest points of two line segments.
struct SegmentDistance {
  let first: Float2
  let second: Float2

  init(_ start: Float2, _ end: Float2, _ otherStart: Float2, _ otherEnd: Float2) {
    let axis = end - start
    let otherAxis = otherEnd - otherStart
    let offset = start - otherStart
    let square = max(axis.lengthSquared, .leastNormalMagnitude)
    let otherSquare = max(otherAxis.lengthSquared, .leastNormalMagnitude)
    let mixed = axis.dot(otherAxis)
    let along = axis.dot(offset)
    let otherAlong = otherAxis.dot(offset)
    let determinant = square * otherSquare - mixed * mixed
    var fraction: Float = 0
    if determinant > 1e-6 * square * otherSquare {
      fraction = clampUnit((mixed * otherAlong - along * otherSquare) / determinant)
    }
    var otherFraction = (mixed * fraction + otherAlong) / otherSquare
    if otherFraction < 0 || otherFraction > 1 {
      otherFraction = clampUnit(otherFraction)
      fraction = clampUnit((mixed * otherFraction - along) / square)
    }
    first = start + fraction * axis
    second = otherStart + otherFraction * otherAxis
  }
}

@inline(__always)
private func clampUnit(_ number: Float) -> Float { min(max(number, 0), 1) }
