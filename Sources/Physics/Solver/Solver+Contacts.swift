/// Sequential impulses on contacts, four at a time.
extension Solver {
  /// What holds for all contacts of a sub-step.
  struct ContactParameters {
    var inverseStep: Float
    var softness: Softness
  }

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
    var alongNormal = normalX * differenceX + normalY * differenceY
    var alongTangent = normalX * differenceY - normalY * differenceX
    let moved = normalX * movedX + normalY * movedY

    // Friction first: of the two it may be a little wrong.
    let tangent =
      first.solveTangent(&a, &b, &alongTangent, mass, friction)
      + second.solveTangent(&a, &b, &alongTangent, mass, friction)
    let normal =
      first.solveNormal(&a, &b, &alongNormal, mass, moved, parameters, isPushing: isPushing)
      + second.solveNormal(&a, &b, &alongNormal, mass, moved, parameters, isPushing: isPushing)
    apply(states, &a, &b, normal: normal, tangent: tangent)
  }

  @inline(__always)
  fileprivate mutating func bounce(_ states: UnsafeMutablePointer<Lanes>) {
    var a = BodyLanes(states, bodyA)
    var b = BodyLanes(states, bodyB)
    let mass = a.inverseMass + b.inverseMass
    var alongNormal =
      normalX * (b.velocityX - a.velocityX) + normalY * (b.velocityY - a.velocityY)
    let normal =
      first.bounce(&a, &b, &alongNormal, mass) + second.bounce(&a, &b, &alongNormal, mass)
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

  @inline(__always)
  fileprivate mutating func solveNormal(
    _ a: inout BodyLanes,
    _ b: inout BodyLanes,
    _ along: inout Lanes,
    _ mass: Lanes,
    _ moved: Lanes,
    _ parameters: Solver.ContactParameters,
    isPushing: Bool
  ) -> Lanes {
    let gap = separation + moved + normalArmB * b.turned - normalArmA * a.turned
    let isApart = gap .> Lanes.zero
    let velocity = along + normalArmB * b.angular - normalArmA * a.angular
    let wanted: Lanes
    if isPushing {
      let softness = parameters.softness
      let depth = gap + Float(Constants.slop)
      let push = softness.biasRate * depth.replacing(with: Lanes.zero, where: depth .> Lanes.zero)
      let limit = Lanes(repeating: -Constants.maximumPushSpeed)
      let limited = push.replacing(with: limit, where: push .< limit)
      let bias = limited.replacing(with: gap * parameters.inverseStep, where: isApart)
      let massScale = Lanes(repeating: softness.massScale).replacing(with: 1, where: isApart)
      let impulseScale = Lanes(repeating: softness.impulseScale).replacing(with: 0, where: isApart)
      wanted =
        normalImpulse - normalMass * massScale * (velocity + bias) - impulseScale * normalImpulse
    } else {
      let bias = Lanes.zero.replacing(with: gap * parameters.inverseStep, where: isApart)
      wanted = normalImpulse - normalMass * (velocity + bias)
    }
    let clamped = wanted.replacing(with: Lanes.zero, where: wanted .< Lanes.zero)
    let change = clamped - normalImpulse
    normalImpulse = clamped
    peakImpulse = peakImpulse.replacing(with: clamped, where: clamped .> peakImpulse)
    along += mass * change
    a.angular -= a.inverseInertia * normalArmA * change
    b.angular += b.inverseInertia * normalArmB * change
    return change
  }

  @inline(__always)
  fileprivate mutating func bounce(
    _ a: inout BodyLanes,
    _ b: inout BodyLanes,
    _ along: inout Lanes,
    _ mass: Lanes
  ) -> Lanes {
    let velocity = along + normalArmB * b.angular - normalArmA * a.angular
    let wanted = normalImpulse - normalMass * (velocity - bounceSpeed)
    let clamped = wanted.replacing(with: Lanes.zero, where: wanted .< Lanes.zero)
    let bounces = (bounceSpeed .> Lanes.zero) .& (peakImpulse .> Lanes.zero)
    let change = Lanes.zero.replacing(with: clamped - normalImpulse, where: bounces)
    normalImpulse += change
    peakImpulse = peakImpulse.replacing(with: normalImpulse, where: normalImpulse .> peakImpulse)
    along += mass * change
    a.angular -= a.inverseInertia * normalArmA * change
    b.angular += b.inverseInertia * normalArmB * change
    return change
  }
}
