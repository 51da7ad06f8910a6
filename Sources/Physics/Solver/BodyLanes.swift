/// The velocities of four bodies, or what they have moved, as the four lanes of vectors.
struct BodyLanes {
  typealias Lanes = SIMD4<Float>

  var velocityX: Lanes
  var velocityY: Lanes
  var angular: Lanes

  @inline(__always)
  init(_ states: UnsafeMutablePointer<Lanes>, _ bodies: SIMD4<Int32>) {
    let a = states[Int(bodies[0]) * 2]
    let b = states[Int(bodies[1]) * 2]
    let c = states[Int(bodies[2]) * 2]
    let d = states[Int(bodies[3]) * 2]
    velocityX = Lanes(a.x, b.x, c.x, d.x)
    velocityY = Lanes(a.y, b.y, c.y, d.y)
    angular = Lanes(a.z, b.z, c.z, d.z)
  }

  /// Writes velocities back, with the inverse masses that stand beside them.
  @inline(__always)
  func store(_ states: UnsafeMutablePointer<Lanes>, _ bodies: SIMD4<Int32>, _ inverseMass: Lanes) {
    Self.store(states, bodies, velocityX, velocityY, angular, inverseMass)
  }

  /// Turns lanes into states.
  ///
  /// Never inlined: where the optimizer sees which arithmetic the lanes come from, it takes that apart lane by lane, which
  /// costs more than the call.
  @inline(never)
  private static func store(
    _ states: UnsafeMutablePointer<Lanes>,
    _ bodies: SIMD4<Int32>,
    _ x: Lanes,
    _ y: Lanes,
    _ angular: Lanes,
    _ inverseMass: Lanes
  ) {
    states[Int(bodies[0]) * 2] = Lanes(x.x, y.x, angular.x, inverseMass.x)
    states[Int(bodies[1]) * 2] = Lanes(x.y, y.y, angular.y, inverseMass.y)
    states[Int(bodies[2]) * 2] = Lanes(x.z, y.z, angular.z, inverseMass.z)
    states[Int(bodies[3]) * 2] = Lanes(x.w, y.w, angular.w, inverseMass.w)
  }
}
