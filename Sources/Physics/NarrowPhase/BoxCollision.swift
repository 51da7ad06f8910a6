/// Collision of two boxes: the rule for polygons with separations in closed form.
enum BoxCollision {
  static func manifold(_ a: ConvexShape, _ b: ConvexShape, _ pose: FloatPose, margin: Float) -> Manifold {
    let cosine = pose.rotation.cosine
    let sine = pose.rotation.sine
    let middle = pose.point(b.middle) - a.middle
    let absoluteCosine = cosine.magnitude
    let absoluteSine = sine.magnitude

    // The separations along the axes of the first box, then along those of the second.
    let aX = middle.x.magnitude - a.half.x - (absoluteCosine * b.half.x + absoluteSine * b.half.y)
    let aY = middle.y.magnitude - a.half.y - (absoluteSine * b.half.x + absoluteCosine * b.half.y)
    if max(aX, aY) > margin { return .distant }
    let seen = pose.rotation.removed(from: middle)
    let bX = seen.x.magnitude - b.half.x - (absoluteCosine * a.half.x + absoluteSine * a.half.y)
    let bY = seen.y.magnitude - b.half.y - (absoluteSine * a.half.x + absoluteCosine * a.half.y)
    if max(bX, bY) > margin { return .distant }

    // An axis of the second box must be better by more than a tolerance, otherwise resting boxes would
    // alternate.
    let hair = 0.1 * Float(Constants.slop)
    let bestA = max(aX, aY)
    if max(bX, bY) > bestA + hair {
      let isX = bX > bY + hair
      let sign: Float = (isX ? seen.x : seen.y) < 0 ? 1 : -1
      let normal = isX ? Float2(sign, 0) : Float2(0, sign)
      let reference = edge(half: b.half, normal: normal, isX: isX)
      // Computed in the second box's frame, then transformed.
      let facing = incident(
        half: a.half,
        normal: normal,
        FloatRotation(cosine: cosine, sine: -sine),
        at: -seen
      )
      var found = EdgeClipping.manifold(
        reference: reference,
        normal: normal,
        incident: facing,
        isFlipped: true,
        margin: margin
      )
      let shift = middle + a.middle
      found.clearance = max(bestA, bX, bY)
      found.normal = pose.vector(found.normal)
      found.first.position = pose.vector(found.first.position) + shift
      found.second.position = pose.vector(found.second.position) + shift
      return found
    }
    let isX = aX > aY + hair
    let sign: Float = (isX ? middle.x : middle.y) < 0 ? -1 : 1
    let normal = isX ? Float2(sign, 0) : Float2(0, sign)
    let reference = edge(half: a.half, normal: normal, isX: isX)
    let facing = incident(half: b.half, normal: normal, pose.rotation, at: middle)
    var found = EdgeClipping.manifold(
      reference: reference,
      normal: normal,
      incident: facing,
      isFlipped: false,
      margin: margin
    )
    found.clearance = max(bestA, bX, bY)
    found.first.position += a.middle
    found.second.position += a.middle
    return found
  }

  /// The edge of a box on the side of a normal along one of its axes, relative to its centre.
  @inline(__always)
  private static func edge(half: Float2, normal: Float2, isX: Bool) -> EdgeClipping.Edge {
    // Edges are numbered as in a polygon: 0 bottom, 1 right, 2 top, 3 left.
    let outward = half * normal
    let along = normal.perpendicular * half
    let number = isX ? (normal.x > 0 ? 1 : 3) : (normal.y > 0 ? 2 : 0)
    return EdgeClipping.Edge(
      start: outward - along,
      end: outward + along,
      startIndex: number,
      endIndex: (number + 1) & 3
    )
  }

  /// The edge of a box most opposed to a normal, in the frame of the normal.
  @inline(__always)
  private static func incident(
    half: Float2,
    normal: Float2,
    _ rotation: FloatRotation,
    at middle: Float2
  ) -> EdgeClipping.Edge {
    let seen = -rotation.removed(from: normal)
    let isX = seen.x.magnitude > seen.y.magnitude
    let own = isX ? Float2(seen.x < 0 ? -1 : 1, 0) : Float2(0, seen.y < 0 ? -1 : 1)
    var found = edge(half: half, normal: own, isX: isX)
    found.start = middle + rotation.applied(to: found.start)
    found.end = middle + rotation.applied(to: found.end)
    return found
  }
}
