/// Collision of polygons and segments: separating axis test and clipping.
enum PolygonCollision {
  static func manifold(_ a: ConvexShape, _ b: ConvexShape, _ pose: FloatPose, margin: Float) -> Manifold {
    let other = moved(b, pose)
    let fromA = greatestSeparation(a, other)
    if fromA.separation > margin { return .distant }
    let fromB = greatestSeparation(other, a)
    if fromB.separation > margin { return .distant }

    let hair = 0.1 * Float(Constants.slop)
    var isFlipped = fromB.separation > fromA.separation + hair
    if a.count == 2, isFlipped, catches(a, other, other.normal(fromB.edge)) {
      isFlipped = false
    } else if b.count == 2, !isFlipped, catches(other, a, a.normal(fromA.edge)) {
      isFlipped = true
    }
    let line = isFlipped ? other : a
    var found =
      isFlipped
      ? clipped(reference: other, edge: fromB.edge, incident: a, isFlipped: true, margin: margin)
      : clipped(reference: a, edge: fromA.edge, incident: other, isFlipped: false, margin: margin)
    found.clearance = max(fromA.separation, fromB.separation)
    guard line.count == 2, found.count > 0 else { return found }
    return isAtForeignCorner(found, line, isFlipped ? a : other) ? Manifold() : found
  }

  /// Whether a shape touches a chain segment only near a corner, by the overlap with the next segment, on
  /// which it rests.
  private static func isAtForeignCorner(_ found: Manifold, _ line: ConvexShape, _ shape: ConvexShape) -> Bool
  {
    for isAtStart in [true, false] where (isAtStart ? line.before : line.after) != .zero {
      let corner = line.vertex(isAtStart ? 0 : 1)
      let axis = line.vertex(isAtStart ? 1 : 0) - corner
      let reach = 4 * Float(Constants.slop) * axis.length
      let isNear =
        axis.dot(found.first.position - corner) < reach
        && (found.count == 1 || axis.dot(found.second.position - corner) < reach)
      if isNear, chainRule(line, isAtStart ? 0 : 1, shape.middlePoint) == .neighbour { return true }
    }
    return false
  }

  /// A shape transformed into the other body's frame.
  private static func moved(_ shape: ConvexShape, _ pose: FloatPose) -> ConvexShape {
    var result = shape
    let cosine = pose.rotation.cosine
    let sine = pose.rotation.sine
    result.x = cosine * shape.x - sine * shape.y + pose.position.x
    result.y = sine * shape.x + cosine * shape.y + pose.position.y
    result.normalX = cosine * shape.normalX - sine * shape.normalY
    result.normalY = sine * shape.normalX + cosine * shape.normalY
    result.before = pose.vector(shape.before)
    result.after = pose.vector(shape.after)
    return result
  }

  /// The edge of a shape with the greatest separation from the other shape, and that separation.
  private static func greatestSeparation(
    _ shape: ConvexShape,
    _ other: ConvexShape
  ) -> (edge: Int, separation: Float) {
    var best = -Float.greatestFiniteMagnitude
    var bestEdge = 0
    for edge in 0..<Int(shape.count) {
      let normal = shape.normal(edge)
      let offset = normal.dot(shape.vertex(edge))
      let distances = normal.x * other.x + normal.y * other.y
      let separation = distances.smallest - offset
      if separation > best {
        best = separation
        bestEdge = edge
      }
    }
    return (bestEdge, best)
  }

  private static func clipped(
    reference: ConvexShape,
    edge: Int,
    incident: ConvexShape,
    isFlipped: Bool,
    margin: Float
  ) -> Manifold {
    let normal = reference.normal(edge)
    let end = reference.next(edge)
    let facing = facingEdge(of: incident, normal)
    let facingEnd = incident.next(facing)
    return EdgeClipping.manifold(
      reference: EdgeClipping.Edge(
        start: reference.vertex(edge),
        end: reference.vertex(end),
        startIndex: edge,
        endIndex: end
      ),
      normal: normal,
      incident: EdgeClipping.Edge(
        start: incident.vertex(facing),
        end: incident.vertex(facingEnd),
        startIndex: facing,
        endIndex: facingEnd
      ),
      isFlipped: isFlipped,
      margin: margin
    )
  }

  /// The edge whose normal is most opposed to a direction.
  private static func facingEdge(of shape: ConvexShape, _ direction: Float2) -> Int {
    var best = Float.greatestFiniteMagnitude
    var bestEdge = 0
    for edge in 0..<Int(shape.count) {
      let product = shape.normal(edge).dot(direction)
      if product < best {
        best = product
        bestEdge = edge
      }
    }
    return bestEdge
  }

  /// Whether a chain segment would produce a ghost collision with a sliding shape.
  ///
  /// A normal other than the segment's own is valid only at a convex corner, and only between the normals of
  /// the two segments that meet there.
  private static func catches(_ line: ConvexShape, _ shape: ConvexShape, _ inward: Float2) -> Bool {
    guard line.before != .zero || line.after != .zero else { return false }
    let start = line.vertex(0)
    let end = line.vertex(1)
    let axis = end - start
    let middle = shape.middlePoint
    var normal = line.normal(0)
    if normal.dot(middle - start) < 0 { normal = -normal }
    let outward = -inward
    let isAtEnd = axis.dot(outward) > 0
    let beyond = isAtEnd ? line.after : line.before
    guard beyond != .zero else { return false }
    // The neighbour rises towards the shape or continues straight: the corner is not convex.
    if normal.dot(beyond) >= -1e-4 * beyond.length { return true }
    // A convex corner: the normal may turn as far as the neighbour's own normal.
    var neighbour = beyond.outward / max(beyond.length, .leastNormalMagnitude)
    if neighbour.dot(isAtEnd ? axis : -axis) < 0 { neighbour = -neighbour }
    let along = isAtEnd ? axis : -axis
    let lean = outward.dot(along) / axis.length
    return lean > neighbour.dot(along) / axis.length + 1e-3
  }

  /// The chain rule for a corner of another shape at the end of a segment.
  private static func chainRule(_ line: ConvexShape, _ corner: Int, _ other: Float2) -> Collision.ChainRule {
    guard line.count == 2 else { return .corner }
    let normal = line.normal(0).dot(other - line.vertex(0)) < 0 ? line.normal(1) : line.normal(0)
    return Collision.chainRule(line, other, normal, isAtStart: corner == 0)
  }
}
