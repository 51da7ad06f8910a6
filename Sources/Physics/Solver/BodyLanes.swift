/// Four bodies as the four lanes of vectors.
struct BodyLanes {
  typealias Lanes = SIMD4<Float>

  var velocityX: Lanes
  var velocityY: Lanes
  var angular: Lanes
  let inverseMass: Lanes

  /// What the bodies have moved in the step.
  let movedX: Lanes
  let movedY: Lanes
  let turned: Lanes
  let inverseInertia: Lanes

  @inline(__always)
  init(_ states: UnsafeMutablePointer<Lanes>, _ bodies: SIMD4<Int32>) {
    let first = states + Int(bodies[0]) * 2
    let second = states + Int(bodies[1]) * 2
    let third = states + Int(bodies[2]) * 2
    let fourth = states + Int(bodies[3]) * 2
    (velocityX, velocityY, angular, inverseMass) = Self.transposed(first[0], second[0], third[0], fourth[0])
    (movedX, movedY, turned, inverseInertia) = Self.transposed(first[1], second[1], third[1], fourth[1])
  }

  /// Writes the velocities back.
  @inline(__always)
  func store(_ states: UnsafeMutablePointer<Lanes>, _ bodies: SIMD4<Int32>) {
    let (first, second, third, fourth) = Self.transposed(velocityX, velocityY, angular, inverseMass)
    states[Int(bodies[0]) * 2] = first
    states[Int(bodies[1]) * 2] = second
    states[Int(bodies[2]) * 2] = third
    states[Int(bodies[3]) * 2] = fourth
  }

  @inline(__always)
  private static func transposed(
    _ a: Lanes,
    _ b: Lanes,
    _ c: Lanes,
    _ d: Lanes
  ) -> (Lanes, Lanes, Lanes, Lanes) {
    (
      Lanes(a.x, b.x, c.x, d.x), Lanes(a.y, b.y, c.y, d.y),
      Lanes(a.z, b.z, c.z, d.z), Lanes(a.w, b.w, c.w, d.w)
    )
  }
}
