/// Sequential impulses on contacts, four at a time.
extension Solver {
  /// What holds for all contacts of a sub-step.
  struct ContactParameters {
    var inverseStep: Float

    /// Which part of an overlap is pushed apart in a second.
    var biasRate: Float

    /// By how much a contact gives way, as a part of its resistance.
    var give: Float
  }

  /// By how much contacts are softer than rigid at least.
  static let rigidity: Float = 1.001

  /// Applies the impulses of the last step as a first guess.
  mutating func warmStartContacts() {
    states.withUnsafeMutableBufferPointer { states in
      packs.withUnsafeMutableBufferPointer { packs in
        guard let states = states.baseAddress else { return }
        for index in packs.indices { packs[index].warmStart(states) }
      }
    }
  }

  /// Drives approaching velocities to zero and overlaps apart.
  mutating func solveContacts(_ parameters: ContactParameters) {
    states.withUnsafeMutableBufferPointer { states in
      packs.withUnsafeMutableBufferPointer { packs in
        guard let states = states.baseAddress else { return }
        for index in packs.indices { packs[index].solve(states, parameters, isPushing: true) }
      }
    }
  }

  /// Takes out the velocity that pushing overlaps apart has left.
  mutating func relaxContacts(_ parameters: ContactParameters) {
    states.withUnsafeMutableBufferPointer { states in
      packs.withUnsafeMutableBufferPointer { packs in
        guard let states = states.baseAddress else { return }
        for index in packs.indices { packs[index].solve(states, parameters, isPushing: false) }
      }
    }
  }

  /// Gives what was hit its bounce.
  mutating func bounceContacts() {
    guard hasBounces else { return }
    states.withUnsafeMutableBufferPointer { states in
      packs.withUnsafeMutableBufferPointer { packs in
        guard let states = states.baseAddress else { return }
        for index in packs.indices { packs[index].bounce(states) }
      }
    }
  }
}

extension ContactPack {
  @inline(__always)
  fileprivate func apply(
    _ states: UnsafeMutablePointer<Lanes>,
    _ a: inout BodyLanes,
    _ b: inout BodyLanes,
    normal: Lanes,
    tangent: Lanes
  ) {
    let impulseX = normalX * normal - normalY * tangent
    let impulseY = normalY * normal + normalX * tangent
    a.velocityX -= a.inverseMass * impulseX
    a.velocityY -= a.inverseMass * impulseY
    b.velocityX += b.inverseMass * impulseX
    b.velocityY += b.inverseMass * impulseY
    a.store(states, bodyA)
    b.store(states, bodyB)
  }

  @inline(__always)
  fileprivate func warmStart(_ states: UnsafeMutablePointer<Lanes>) {
    var a = BodyLanes(states, bodyA)
    var b = BodyLanes(states, bodyB)
    a.angular -=
      a.inverseInertia
      * (first.normalArmA * first.normalImpulse + second.normalArmA * second.normalImpulse
        + first.tangentArmA * first.tangentImpulse + second.tangentArmA * second.tangentImpulse)
    b.angular +=
      b.inverseInertia
      * (first.normalArmB * first.normalImpulse + second.normalArmB * second.normalImpulse
        + first.tangentArmB * first.tangentImpulse + second.tangentArmB * second.tangentImpulse)
    apply(
      states,
      &a,
      &b,
      normal: first.normalImpulse + second.normalImpulse,
      tangent: first.tangentImpulse + second.tangentImpulse
    )
  }

  @inline(__always)
  fileprivate mutating func solve(
    _ states: UnsafeMutablePointer<Lanes>,
    _ parameters: Solver.ContactParameters,
    isPushing: Bool
  ) {
    var a = BodyLanes(states, bodyA)
    var b = BodyLanes(states, bodyB)
    let differenceX = b.velocityX - a.velocityX
    let differenceY = b.velocityY - a.velocityY
    let movedX = b.movedX - a.movedX
    let movedY = b.movedY - a.movedY
    let mass = a.inverseMass + b.inverseMass
    let alongNormal = normalX * differenceX + normalY * differenceY
    var alongTangent = normalX * differenceY - normalY * differenceX
    let moved = normalX * movedX + normalY * movedY

    // Friction where velocities relax: there impulses carry loads and push nothing apart.
    var tangent = Lanes.zero
    if !isPushing {
      tangent =
        first.solveTangent(&a, &b, &alongTangent, mass, friction)
        + second.solveTangent(&a, &b, &alongTangent, mass, friction)
    }
    let one = first.normalError(a, b, alongNormal, moved, parameters, isPushing: isPushing)
    let other = second.normalError(a, b, alongNormal, moved, parameters, isPushing: isPushing)
    let normal = solveNormals(&a, &b, one, other)
    if !isPushing { notePeaks() }
    apply(states, &a, &b, normal: normal, tangent: tangent)
  }

  /// Finds the impulses of both points at once: those of one after the other would turn a box that falls flat.
  ///
  /// The impulses are not negative, and where one is positive its velocity error is gone: of the four ways in which that
  /// can be, the one that fits is taken.
  @inline(__always)
  fileprivate mutating func solveNormals(
    _ a: inout BodyLanes,
    _ b: inout BodyLanes,
    _ one: (velocity: Lanes, resistance: Lanes),
    _ other: (velocity: Lanes, resistance: Lanes)
  ) -> Lanes {
    let determinant = one.resistance * other.resistance - coupling * coupling
    let inverse = 1 / determinant
    let zero = Lanes.zero
    let bothOne =
      first.normalImpulse - (other.resistance * one.velocity - coupling * other.velocity) * inverse
    let bothOther =
      second.normalImpulse - (one.resistance * other.velocity - coupling * one.velocity) * inverse

    // The first alone: the second's impulse goes, and its velocity may then only part.
    let alone = first.normalImpulse - (one.velocity - coupling * second.normalImpulse) / one.resistance
    let firstOnly = alone.replacing(with: zero, where: alone .< zero)
    let leftOver =
      other.velocity + coupling * (firstOnly - first.normalImpulse) - other.resistance * second.normalImpulse
    let otherAlone =
      second.normalImpulse - (other.velocity - coupling * first.normalImpulse) / other.resistance
    let secondOnly = otherAlone.replacing(with: zero, where: otherAlone .< zero)

    let hasBoth = (bothOne .>= zero) .& (bothOther .>= zero)
    let hasFirst = leftOver .>= zero
    let newFirst = zero.replacing(with: firstOnly, where: hasFirst).replacing(with: bothOne, where: hasBoth)
    let newSecond = secondOnly.replacing(with: zero, where: hasFirst).replacing(
      with: bothOther,
      where: hasBoth
    )
    let change = newFirst - first.normalImpulse
    let otherChange = newSecond - second.normalImpulse
    first.normalImpulse = newFirst
    second.normalImpulse = newSecond
    a.angular -= a.inverseInertia * (first.normalArmA * change + second.normalArmA * otherChange)
    b.angular += b.inverseInertia * (first.normalArmB * change + second.normalArmB * otherChange)
    return change + otherChange
  }

  @inline(__always)
  fileprivate mutating func notePeaks() {
    let one = first.normalImpulse
    let other = second.normalImpulse
    first.peakImpulse = first.peakImpulse.replacing(with: one, where: one .> first.peakImpulse)
    second.peakImpulse = second.peakImpulse.replacing(with: other, where: other .> second.peakImpulse)
  }

  @inline(__always)
  fileprivate mutating func bounce(_ states: UnsafeMutablePointer<Lanes>) {
    var a = BodyLanes(states, bodyA)
    var b = BodyLanes(states, bodyB)
    let alongNormal =
      normalX * (b.velocityX - a.velocityX) + normalY * (b.velocityY - a.velocityY)
    let bounces = first.bounces .| second.bounces
    let normal = solveNormals(
      &a,
      &b,
      first.bounceError(a, b, alongNormal, where: bounces),
      second.bounceError(a, b, alongNormal, where: bounces)
    )
    apply(states, &a, &b, normal: normal, tangent: .zero)
  }
}

extension ContactPack.Point {
  typealias Lanes = SIMD4<Float>

  @inline(__always)
  fileprivate mutating func solveTangent(
    _ a: inout BodyLanes,
    _ b: inout BodyLanes,
    _ along: inout Lanes,
    _ mass: Lanes,
    _ friction: Lanes
  ) -> Lanes {
    let velocity = along + tangentArmB * b.angular - tangentArmA * a.angular
    let limit = friction * normalImpulse
    let wanted = tangentImpulse - tangentMass * velocity
    let low = wanted.replacing(with: -limit, where: wanted .< -limit)
    let clamped = low.replacing(with: limit, where: low .> limit)
    let change = clamped - tangentImpulse
    tangentImpulse = clamped
    along += mass * change
    a.angular -= a.inverseInertia * tangentArmA * change
    b.angular += b.inverseInertia * tangentArmB * change
    return change
  }

  /// What is wrong with the velocity along the normal, and how much the point resists its correction.
  @inline(__always)
  fileprivate func normalError(
    _ a: BodyLanes,
    _ b: BodyLanes,
    _ along: Lanes,
    _ moved: Lanes,
    _ parameters: Solver.ContactParameters,
    isPushing: Bool
  ) -> (velocity: Lanes, resistance: Lanes) {
    let gap = separation + moved + normalArmB * b.turned - normalArmA * a.turned
    let isApart = gap .> Lanes.zero
    let velocity = along + normalArmB * b.angular - normalArmA * a.angular
    // A hair softer than rigid, so that two points that do the same share the load.
    let rigid = normalResistance * Solver.rigidity
    guard isPushing else {
      let closing = Lanes.zero.replacing(with: gap * parameters.inverseStep, where: isApart)
      return (velocity + closing, rigid)
    }
    let depth = gap + Float(Constants.slop)
    let push = parameters.biasRate * depth.replacing(with: Lanes.zero, where: depth .> Lanes.zero)
    let limit = Lanes(repeating: -Constants.maximumPushSpeed)
    let limited = push.replacing(with: limit, where: push .< limit)
    let bias = limited.replacing(with: gap * parameters.inverseStep, where: isApart)
    let give = normalResistance * parameters.give
    return (velocity + bias + give * normalImpulse, rigid + give)
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
    _ a: BodyLanes,
    _ b: BodyLanes,
    _ along: Lanes,
    where contactBounces: SIMDMask<SIMD4<Int32>>
  ) -> (velocity: Lanes, resistance: Lanes) {
    let missing = along + normalArmB * b.angular - normalArmA * a.angular - bounceSpeed
    let error = missing.replacing(with: 1e6, where: peakImpulse .<= Lanes.zero)
    return (Lanes.zero.replacing(with: error, where: contactBounces), normalResistance * Solver.rigidity)
  }
}
