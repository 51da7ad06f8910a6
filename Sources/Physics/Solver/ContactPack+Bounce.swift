/// Restitution of four contacts.
extension ContactPack {
  /// Computes the speeds after impacts in this step; returns whether there are any.
  ///
  /// - Parameter pull: The velocity that forces add in a sub-step to the approach along the normal.
  @inline(__always)
  mutating func predictBounce(
    pull: Lanes,
    _ states: UnsafeMutableRawPointer,
    _ parameters: Solver.BounceParameters
  ) -> Bool {
    let a = BodyLanes(states, bodyA)
    let b = BodyLanes(states, bodyB)
    let along = normalX * (b.velocityX - a.velocityX) + normalY * (b.velocityY - a.velocityY)
    let acceleration = pull * parameters.inverseStep
    let one = first.predictBounce(
      restitution,
      first.velocity(along, a, b),
      acceleration,
      parameters.threshold
    )
    let other = second.predictBounce(
      restitution,
      second.velocity(along, a, b),
      acceleration,
      parameters.threshold
    )
    return one || other
  }

  /// Whether, in each lane, two dynamic bodies have collided.
  @inline(__always)
  func isBetweenMovingBodies(subSteps: Float) -> SIMDMask<SIMD4<Int32>> {
    (first.impactImpulse(subSteps) + second.impactImpulse(subSteps) .> Lanes.zero)
      .& (inverseMassA .> Lanes.zero) .& (inverseMassB .> Lanes.zero)
  }

  /// Undoes the impact impulses of contacts in chains: the bodies then move as before the impact.
  @inline(__always)
  mutating func undoImpacts(_ states: UnsafeMutableRawPointer, subSteps: Float) {
    let zero = Lanes.zero
    let one = zero.replacing(with: first.impactImpulse(subSteps), where: isInChain)
    let other = zero.replacing(with: second.impactImpulse(subSteps), where: isInChain)
    // Afterwards the contact only carries its load: the impact is no longer part of the warm start.
    first.normalImpulse.replace(with: first.load, where: isInChain)
    second.normalImpulse.replace(with: second.load, where: isInChain)
    guard any(one + other .> Lanes.zero) else { return }
    var a = BodyLanes(states, bodyA)
    var b = BodyLanes(states, bodyB)
    turn(&a, &b, -one, -other)
    apply(states, &a, &b, normal: -(one + other), tangent: .zero)
  }

  /// Applies restitution to impacts outside of chains.
  @inline(__always)
  mutating func bounce(_ states: UnsafeMutableRawPointer) {
    guard !all(isInChain) else { return }
    var a = BodyLanes(states, bodyA)
    var b = BodyLanes(states, bodyB)
    let along = normalX * (b.velocityX - a.velocityX) + normalY * (b.velocityY - a.velocityY)
    let bounces = (first.bounces .| second.bounces) .& .!isInChain
    let normal = solveNormals(
      first.bounceError(first.velocity(along, a, b), where: bounces),
      second.bounceError(second.velocity(along, a, b), where: bounces),
      softening: bounceSoftening
    )
    first.recordPeak()
    second.recordPeak()
    turn(&a, &b, normal.one, normal.other)
    apply(states, &a, &b, normal: normal.one + normal.other, tangent: .zero)
  }

  /// The factor by which bouncing contacts are softer than rigid.
  ///
  /// Softness would reduce the height of each bounce; only pairs of points that depend on each other need it.
  @inline(__always)
  private var bounceSoftening: Lanes {
    let areSideBySide =
      coupling * coupling .> Solver.largestRigidCoupling * first.normalResistance * second.normalResistance
    return Lanes(repeating: 1).replacing(with: Solver.rigidity, where: areSideBySide)
  }

  /// Computes the effective restitution of each point.
  @inline(__always)
  mutating func findRestitution(_ states: UnsafeMutableRawPointer) {
    let a = BodyLanes(states, bodyA)
    let b = BodyLanes(states, bodyB)
    let along = normalX * (b.velocityX - a.velocityX) + normalY * (b.velocityY - a.velocityY)
    first.findRestitution(first.velocity(along, a, b), restitution)
    second.findRestitution(second.velocity(along, a, b), restitution)
  }

  /// Collides approaching contacts in chains; returns whether any was fast enough to bounce.
  @inline(__always)
  mutating func collide(_ states: UnsafeMutableRawPointer, threshold: Float) -> Bool {
    var a = BodyLanes(states, bodyA)
    var b = BodyLanes(states, bodyB)
    let along = normalX * (b.velocityX - a.velocityX) + normalY * (b.velocityY - a.velocityY)
    let one = first.collision(first.velocity(along, a, b), threshold, where: isInChain)
    let other = second.collision(second.velocity(along, a, b), threshold, where: isInChain)
    guard any(one.error .< Lanes.zero) || any(other.error .< Lanes.zero) else { return false }
    // Each collision only pushes, whatever the impulses of earlier ones.
    let loads = (first.normalImpulse, second.normalImpulse)
    first.normalImpulse = .zero
    second.normalImpulse = .zero
    let normal = solveNormals(
      one.error,
      other.error,
      softening: bounceSoftening
    )
    (first.normalImpulse, second.normalImpulse) = loads
    turn(&a, &b, normal.one, normal.other)
    apply(states, &a, &b, normal: normal.one + normal.other, tangent: .zero)
    return any(one.bounces) || any(other.bounces)
  }
}

extension ContactPack.Point {
  /// Computes the speed after a bounce from that at the moment of impact within the step: v² + 2·a·s.
  @inline(__always)
  fileprivate mutating func predictBounce(
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

  /// Whether the point had an impact fast enough to bounce.
  @inline(__always)
  fileprivate var bounces: SIMDMask<SIMD4<Int32>> {
    (bounceSpeed .> Lanes.zero) .& (peakImpulse .> Lanes.zero)
  }

  /// The difference between a normal velocity and that of the bounce.
  ///
  /// It is zero for contacts that don't bounce; a point without impact stays free.
  @inline(__always)
  fileprivate func bounceError(
    _ velocity: Lanes,
    where contactBounces: SIMDMask<SIMD4<Int32>>
  ) -> Lanes {
    let error = (velocity - bounceSpeed).replacing(with: 1e6, where: peakImpulse .<= Lanes.zero)
    return Lanes.zero.replacing(with: error, where: contactBounces)
  }

  /// The impulse of an impact: the part of the step's impulses beyond the permanent load.
  @inline(__always)
  fileprivate func impactImpulse(_ subSteps: Float) -> Lanes {
    let impact = sum - subSteps * load
    // Less than the impulse of the slowest bounce is a change of load.
    let least = Lanes(repeating: 0.5 * Float(Constants.restitutionThreshold)) * normalMass
    return impact.replacing(with: Lanes.zero, where: impact .< least)
  }

  /// Computes the effective restitution of the point.
  ///
  /// It is less than the nominal one if the impact came before the whole speed of the step was gained.
  @inline(__always)
  fileprivate mutating func findRestitution(_ velocity: Lanes, _ restitution: Lanes) {
    let part = bounceSpeed / -velocity
    let isKnown = (bounceSpeed .> Lanes.zero) .& (part .> Lanes.zero) .& (part .< restitution)
    bounceSpeed = restitution.replacing(with: part, where: isKnown)
  }

  /// The difference between the normal velocity and that after a collision, and whether the collision
  /// bounces.
  ///
  /// A point without impact stays free.
  @inline(__always)
  fileprivate func collision(
    _ velocity: Lanes,
    _ threshold: Float,
    where isInChain: SIMDMask<SIMD4<Int32>>
  ) -> (error: Lanes, bounces: SIMDMask<SIMD4<Int32>>) {
    let isHit = (peakImpulse .> Lanes.zero) .& isInChain
    let bounces = isHit .& (velocity .< Lanes(repeating: -threshold)) .& (bounceSpeed .> Lanes.zero)
    let error = velocity.replacing(with: velocity + bounceSpeed * velocity, where: bounces)
    return (error.replacing(with: 1e6, where: .!isHit), bounces)
  }
}
