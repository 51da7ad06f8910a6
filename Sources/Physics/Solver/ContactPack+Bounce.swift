/// The bounces of four contacts.
extension ContactPack {
  /// Finds the speeds with which the bodies would part if they hit each other in this step; tells whether any would.
  ///
  /// - Parameter pull: What draws the bodies together along the normal, as the velocity that they gain in a sub-step.
  @inline(__always)
  mutating func foresee(
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

  /// Whether in each lane two bodies that move have had an impact on each other.
  @inline(__always)
  func isBetweenMovingBodies(subSteps: Float) -> SIMDMask<SIMD4<Int32>> {
    (first.impactImpulse(subSteps) + second.impactImpulse(subSteps) .> Lanes.zero)
      .& (inverseMassA .> Lanes.zero) .& (inverseMassB .> Lanes.zero)
  }

  /// Takes the impulses of impacts out again in a chain, so that the bodies move as before the impact.
  @inline(__always)
  mutating func takeImpactsBack(_ states: UnsafeMutableRawPointer, subSteps: Float) {
    let zero = Lanes.zero
    let one = zero.replacing(with: first.impactImpulse(subSteps), where: isInChain)
    let other = zero.replacing(with: second.impactImpulse(subSteps), where: isInChain)
    // After the impact the contact carries its load alone: what else it would pass on as a guess isn't there any more.
    first.normalImpulse.replace(with: first.load, where: isInChain)
    second.normalImpulse.replace(with: second.load, where: isInChain)
    guard any(one + other .> Lanes.zero) else { return }
    var a = BodyLanes(states, bodyA)
    var b = BodyLanes(states, bodyB)
    turn(&a, &b, -one, -other)
    apply(states, &a, &b, normal: -(one + other), tangent: .zero)
  }

  /// Gives what was hit outside of chains its bounce.
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
    first.notePeak()
    second.notePeak()
    turn(&a, &b, normal.one, normal.other)
    apply(states, &a, &b, normal: normal.one + normal.other, tangent: .zero)
  }

  /// By how much contacts are softer than rigid in bounces.
  ///
  /// Any softness would take its part of the height, bounce after bounce; only points side by side need it.
  @inline(__always)
  private var bounceSoftening: Lanes {
    let areSideBySide =
      coupling * coupling .> Solver.largestRigidCoupling * first.normalResistance * second.normalResistance
    return Lanes(repeating: 1).replacing(with: Solver.rigidity, where: areSideBySide)
  }

  /// Finds which part of an approach speed each point gives back.
  @inline(__always)
  mutating func findRestitution(_ states: UnsafeMutableRawPointer) {
    let a = BodyLanes(states, bodyA)
    let b = BodyLanes(states, bodyB)
    let along = normalX * (b.velocityX - a.velocityX) + normalY * (b.velocityY - a.velocityY)
    first.findRestitution(first.velocity(along, a, b), restitution)
    second.findRestitution(second.velocity(along, a, b), restitution)
  }

  /// Lets what touches in a chain and approaches collide; tells whether anything was fast enough to bounce.
  @inline(__always)
  mutating func collide(_ states: UnsafeMutableRawPointer, threshold: Float) -> Bool {
    var a = BodyLanes(states, bodyA)
    var b = BodyLanes(states, bodyB)
    let along = normalX * (b.velocityX - a.velocityX) + normalY * (b.velocityY - a.velocityY)
    let one = first.collision(first.velocity(along, a, b), threshold, where: isInChain)
    let other = second.collision(second.velocity(along, a, b), threshold, where: isInChain)
    guard any(one.error .< Lanes.zero) || any(other.error .< Lanes.zero) else { return false }
    // Each collision only pushes, whatever those before it did.
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

  /// By how much a velocity along the normal misses that of the bounce.
  ///
  /// Nothing is wrong with a contact that doesn't bounce; a point that wasn't hit stays free.
  @inline(__always)
  fileprivate func bounceError(
    _ velocity: Lanes,
    where contactBounces: SIMDMask<SIMD4<Int32>>
  ) -> Lanes {
    let error = (velocity - bounceSpeed).replacing(with: 1e6, where: peakImpulse .<= Lanes.zero)
    return Lanes.zero.replacing(with: error, where: contactBounces)
  }

  /// The impulse of an impact: what the step has pushed with beyond the load that was there all along.
  @inline(__always)
  fileprivate func impactImpulse(_ subSteps: Float) -> Lanes {
    let impact = sum - subSteps * load
    // What is less than makes anything bounce is a load that has grown.
    let least = Lanes(repeating: 0.5 * Float(Constants.restitutionThreshold)) * normalMass
    return impact.replacing(with: Lanes.zero, where: impact .< least)
  }

  /// Finds which part of an approach speed the point gives back: the restitution, and less if in the step the impact came
  /// before all of the speed was gained.
  @inline(__always)
  fileprivate mutating func findRestitution(_ velocity: Lanes, _ restitution: Lanes) {
    let part = bounceSpeed / -velocity
    let isKnown = (bounceSpeed .> Lanes.zero) .& (part .> Lanes.zero) .& (part .< restitution)
    bounceSpeed = restitution.replacing(with: part, where: isKnown)
  }

  /// By how much the velocity along the normal misses that after a collision, and whether it is one that bounces.
  ///
  /// A point that wasn't hit stays free.
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
