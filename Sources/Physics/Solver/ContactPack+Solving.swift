/// Impulses of four contacts.
extension ContactPack {
  @inline(__always)
  func warmStart(_ states: UnsafeMutableRawPointer) {
    var a = BodyLanes(states, bodyA)
    var b = BodyLanes(states, bodyB)
    turn(&a, &b, first.normalImpulse, second.normalImpulse)
    a.angular -=
      inverseInertiaA
      * (first.tangentArmA * first.tangentImpulse + second.tangentArmA * second.tangentImpulse)
    b.angular +=
      inverseInertiaB
      * (first.tangentArmB * first.tangentImpulse + second.tangentArmB * second.tangentImpulse)
    apply(
      states,
      &a,
      &b,
      normal: first.normalImpulse + second.normalImpulse,
      tangent: first.tangentImpulse + second.tangentImpulse
    )
  }

  /// Solve pass: stops approach and corrects overlap.
  ///
  /// Friction is applied in the relax pass, because a correcting impulse carries no load.
  @inline(__always)
  mutating func solve(_ states: UnsafeMutableRawPointer, _ parameters: Solver.ContactParameters) {
    var a = BodyLanes(states, bodyA)
    var b = BodyLanes(states, bodyB)
    let gaps = self.gaps(states)
    isApart = any(gaps.one .>= Lanes.zero) || any(gaps.other .>= Lanes.zero)
    let along = normalX * (b.velocityX - a.velocityX) + normalY * (b.velocityY - a.velocityY)
    let one = first.positionBias(along, a, b, gaps.one, parameters)
    let other = second.positionBias(along, a, b, gaps.other, parameters)
    loadBefore = first.normalImpulse + second.normalImpulse
    let normal = solveNormals(one, other, softening: Lanes(repeating: Solver.rigidity + parameters.give))
    turn(&a, &b, normal.one, normal.other)
    apply(states, &a, &b, normal: normal.one + normal.other, tangent: .zero)
  }

  /// Relax pass: removes the velocity of the correction and applies friction.
  @inline(__always)
  mutating func relax(_ states: UnsafeMutableRawPointer, _ parameters: Solver.ContactParameters) {
    var a = BodyLanes(states, bodyA)
    var b = BodyLanes(states, bodyB)
    let differenceX = b.velocityX - a.velocityX
    let differenceY = b.velocityY - a.velocityY
    let mass = inverseMassA + inverseMassB
    let along = normalX * differenceX + normalY * differenceY
    var across = normalX * differenceY - normalY * differenceX

    // Friction first: of the two it may be less accurate. A flat body that stands on both points yields twice
    // as much as each point alone.
    let grip = friction * shareOfLoad(yielding: 1 + 2 * parameters.give)
    var tangent = solveTangent(&first, &a, &b, &across, mass, grip)
    tangent += solveTangent(&second, &a, &b, &across, mass, grip)
    var one = first.velocity(along, a, b)
    var other = second.velocity(along, a, b)
    if isApart {
      let gaps = self.gaps(states)
      let zero = Lanes.zero
      one += gaps.one.replacing(with: zero, where: gaps.one .< zero) * parameters.inverseStep
      other += gaps.other.replacing(with: zero, where: gaps.other .< zero) * parameters.inverseStep
    }
    let normal = solveNormals(one, other, softening: Lanes(repeating: Solver.rigidity))
    first.recordImpulse()
    second.recordImpulse()
    turn(&a, &b, normal.one, normal.other)
    apply(states, &a, &b, normal: normal.one + normal.other, tangent: tangent)
  }

  // MARK: - Parts of a pass

  /// The current gaps, from the movement of the bodies since the start of the step.
  @inline(__always)
  func gaps(_ states: UnsafeMutableRawPointer) -> (one: Lanes, other: Lanes) {
    let a = BodyLanes(states, bodyA, offset: MemoryLayout<Lanes>.stride)
    let b = BodyLanes(states, bodyB, offset: MemoryLayout<Lanes>.stride)
    let moved = normalX * (b.velocityX - a.velocityX) + normalY * (b.velocityY - a.velocityY)
    return (
      first.separation + first.velocity(moved, a, b),
      second.separation + second.velocity(moved, a, b)
    )
  }

  @inline(__always)
  func apply(
    _ states: UnsafeMutableRawPointer,
    _ a: inout BodyLanes,
    _ b: inout BodyLanes,
    normal: Lanes,
    tangent: Lanes
  ) {
    let impulseX = normalX * normal - normalY * tangent
    let impulseY = normalY * normal + normalX * tangent
    a.velocityX -= inverseMassA * impulseX
    a.velocityY -= inverseMassA * impulseY
    b.velocityX += inverseMassB * impulseX
    b.velocityY += inverseMassB * impulseY
    a.store(states, bodyA, inverseMassA)
    b.store(states, bodyB, inverseMassB)
  }

  @inline(__always)
  func turn(_ a: inout BodyLanes, _ b: inout BodyLanes, _ one: Lanes, _ other: Lanes) {
    a.angular -= inverseInertiaA * (first.normalArmA * one + second.normalArmA * other)
    b.angular += inverseInertiaB * (first.normalArmB * one + second.normalArmB * other)
  }

  /// The ratio of the load to the impulses that the solve pass has left.
  ///
  /// The solve pass is soft: a contact that hasn't sunk in yet carries only a part of its load afterwards.
  /// The load is the earlier one, as far as softness explains the difference.
  @inline(__always)
  private func shareOfLoad(yielding: Float) -> Lanes {
    let one = Lanes(repeating: 1)
    let most = Lanes(repeating: yielding)
    let share = loadBefore / (first.normalImpulse + second.normalImpulse)
    // NaN, the result without any load, is not greater than anything.
    return one.replacing(with: share, where: share .> one).replacing(with: most, where: share .> most)
  }

  @inline(__always)
  private func solveTangent(
    _ point: inout Point,
    _ a: inout BodyLanes,
    _ b: inout BodyLanes,
    _ across: inout Lanes,
    _ mass: Lanes,
    _ grip: Lanes
  ) -> Lanes {
    let velocity = across + point.tangentArmB * b.angular - point.tangentArmA * a.angular
    let limit = grip * point.normalImpulse
    let wanted = point.tangentImpulse - point.tangentMass * velocity
    let low = wanted.replacing(with: -limit, where: wanted .< -limit)
    let clamped = low.replacing(with: limit, where: low .> limit)
    let change = clamped - point.tangentImpulse
    point.tangentImpulse = clamped
    across += mass * change
    a.angular -= inverseInertiaA * point.tangentArmA * change
    b.angular += inverseInertiaB * point.tangentArmB * change
    return change
  }

  /// Solves both points as a block; one after the other, a box that falls flat would rotate.
  ///
  /// Impulses are not negative, and where an impulse is positive, its velocity error becomes zero. Of the
  /// four possible cases the consistent one is used. The results are the changes of the impulses.
  @_transparent
  mutating func solveNormals(
    _ one: Lanes,
    _ other: Lanes,
    softening: Lanes
  ) -> (one: Lanes, other: Lanes) {
    let zero = Lanes.zero
    let hardening = 1 / softening
    let resistance = first.normalResistance * softening
    let otherResistance = second.normalResistance * softening
    let inverse = 1 / (resistance * otherResistance - coupling * coupling)
    let before = first.normalImpulse
    let otherBefore = second.normalImpulse
    let both = before - (otherResistance * one - coupling * other) * inverse
    let bothOther = otherBefore - (resistance * other - coupling * one) * inverse
    let hasBoth = (both .>= zero) .& (bothOther .>= zero)
    if all(hasBoth) {
      first.normalImpulse = both
      second.normalImpulse = bothOther
      return (both - before, bothOther - otherBefore)
    }

    // Only one point pushes: the other impulse is removed, and the other velocity may only separate.
    let alone = before - (one - coupling * otherBefore) * (first.normalMass * hardening)
    let firstOnly = alone.replacing(with: zero, where: alone .< zero)
    let leftOver = other + coupling * (firstOnly - before) - otherResistance * otherBefore
    let otherAlone = otherBefore - (other - coupling * before) * (second.normalMass * hardening)
    let secondOnly = otherAlone.replacing(with: zero, where: otherAlone .< zero)

    let hasFirst = leftOver .>= zero
    let new = zero.replacing(with: firstOnly, where: hasFirst).replacing(with: both, where: hasBoth)
    let otherNew =
      secondOnly.replacing(with: zero, where: hasFirst).replacing(with: bothOther, where: hasBoth)
    first.normalImpulse = new
    second.normalImpulse = otherNew
    return (new - before, otherNew - otherBefore)
  }
}

extension ContactPack.Point {
  typealias Lanes = SIMD4<Float>

  /// The relative normal velocity at the point.
  @inline(__always)
  func velocity(_ along: Lanes, _ a: BodyLanes, _ b: BodyLanes) -> Lanes {
    along + normalArmB * b.angular - normalArmA * a.angular
  }

  /// The velocity error: a gap may just close, an overlap is corrected, and the spring yields.
  @inline(__always)
  func positionBias(
    _ along: Lanes,
    _ a: BodyLanes,
    _ b: BodyLanes,
    _ gap: Lanes,
    _ parameters: Solver.ContactParameters
  ) -> Lanes {
    let zero = Lanes.zero
    let depth = gap + Float(Constants.slop)
    let deep = gap + Constants.stiffeningDepth
    let push =
      parameters.biasRate * depth.replacing(with: zero, where: depth .> zero)
      + parameters.stiffening * deep.replacing(with: zero, where: deep .> zero)
    let limit = Lanes(repeating: -Constants.maximumPushSpeed)
    let limited = push.replacing(with: limit, where: push .< limit)
    let bias = limited.replacing(with: gap * parameters.inverseStep, where: gap .> zero)
    return velocity(along, a, b) + bias + parameters.give * normalResistance * normalImpulse
  }

  @inline(__always)
  mutating func recordImpulse() {
    sum += normalImpulse
    load = load.replacing(with: normalImpulse, where: normalImpulse .< load)
    recordPeak()
  }

  @inline(__always)
  mutating func recordPeak() {
    peakImpulse = peakImpulse.replacing(with: normalImpulse, where: normalImpulse .> peakImpulse)
  }
}
