/// The bounces of four contacts.
extension ContactPack {
  /// Finds the speeds with which the bodies would part if they hit each other in this step; tells whether any would.
  ///
  /// - Parameter pull: What draws the bodies together along the normal, as the velocity that they gain in a sub-step.
  @inline(__always)
  mutating func foresee(
    _ restitution: Lanes,
    pull: Lanes,
    _ states: UnsafeMutableRawPointer,
    _ parameters: Solver.BounceParameters
  ) -> Bool {
    let a = BodyLanes(states, bodyA)
    let b = BodyLanes(states, bodyB)
    let along = normalX * (b.velocityX - a.velocityX) + normalY * (b.velocityY - a.velocityY)
    let acceleration = pull * parameters.inverseStep
    let one = first.foresee(restitution, first.velocity(along, a, b), acceleration, parameters.threshold)
    let other = second.foresee(restitution, second.velocity(along, a, b), acceleration, parameters.threshold)
    return one || other
  }

  /// Gives what was hit its bounce.
  @inline(__always)
  mutating func bounce(_ states: UnsafeMutableRawPointer) {
    var a = BodyLanes(states, bodyA)
    var b = BodyLanes(states, bodyB)
    let along = normalX * (b.velocityX - a.velocityX) + normalY * (b.velocityY - a.velocityY)
    let bounces = first.bounces .| second.bounces
    // Any softness would take its part of the height, bounce after bounce; only points side by side need it.
    let areSideBySide =
      coupling * coupling .> Solver.largestRigidCoupling * first.normalResistance * second.normalResistance
    let normal = solveNormals(
      first.bounceError(along, a, b, where: bounces),
      second.bounceError(along, a, b, where: bounces),
      softening: Lanes(repeating: 1).replacing(with: Solver.rigidity, where: areSideBySide)
    )
    first.notePeak()
    second.notePeak()
    turn(&a, &b, normal.one, normal.other)
    apply(states, &a, &b, normal: normal.one + normal.other, tangent: .zero)
  }
}

extension ContactPack.Point {
  /// Finds the speed after a bounce from the one at the moment of impact, which may come within the step: v² + 2·a·s.
  @inline(__always)
  fileprivate mutating func foresee(
    _ restitution: Lanes,
    _ speed: Lanes,
    _ acceleration: Lanes,
    _ threshold: Float
  ) -> Bool {
    let zero = Lanes.zero
    let square =
      speed * speed + 2 * acceleration * separation.replacing(with: zero, where: separation .< zero)
    let impact = square.replacing(with: zero, where: square .< zero).squareRoot()
    let bounces = (speed .< zero) .& (impact .> Lanes(repeating: threshold))
    bounceSpeed = zero.replacing(with: restitution * impact, where: bounces)
    return any(bounceSpeed .> zero)
  }

  /// Whether the point was hit, and hard enough to bounce.
  @inline(__always)
  fileprivate var bounces: SIMDMask<SIMD4<Int32>> {
    (bounceSpeed .> Lanes.zero) .& (peakImpulse .> Lanes.zero)
  }

  /// By how much the velocity along the normal misses that of the bounce.
  ///
  /// Nothing is wrong with a contact that doesn't bounce; a point that wasn't hit stays free.
  @inline(__always)
  fileprivate func bounceError(
    _ along: Lanes,
    _ a: BodyLanes,
    _ b: BodyLanes,
    where contactBounces: SIMDMask<SIMD4<Int32>>
  ) -> Lanes {
    let missing = velocity(along, a, b) - bounceSpeed
    let error = missing.replacing(with: 1e6, where: peakImpulse .<= Lanes.zero)
    return Lanes.zero.replacing(with: error, where: contactBounces)
  }
}
