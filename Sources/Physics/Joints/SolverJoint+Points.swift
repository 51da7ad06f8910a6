/// Pins, welds and springs: constraints on points, and optionally on the angle.
extension SolverJoint {
  // MARK: - Points

  @inline(never)
  mutating func warmStartPoint(_ states: States) {
    withBodies(states) { joint, bodies in bodies.apply(joint.impulses.linear) }
  }

  @inline(never)
  mutating func pushPoint(_ states: States, _ parameters: Parameters) {
    withBodies(states) { joint, bodies in joint.holdPoint(&bodies, parameters, isPushing: true) }
  }

  @inline(never)
  mutating func relaxPoint(_ states: States, _ turns: Turns) {
    lookAtFreePin(states, turns)
    withBodies(states) { joint, bodies in joint.relaxPoint(&bodies) }
  }

  @inline(__always)
  private mutating func holdPoint(_ bodies: inout JointBodies, _ parameters: Parameters, isPushing: Bool) {
    guard isPushing else { return relaxPoint(&bodies) }
    let softness = parameters.softness
    let held = softness.biasRate * stance.stretch
    let change =
      stance.impulse(against: bodies.relativeVelocity + held, softness.massScale)
      - softness.impulseScale * impulses.linear
    impulses.linear += change
    bodies.apply(change)
  }

  @inline(__always)
  private mutating func relaxPoint(_ bodies: inout JointBodies) {
    let change = stance.impulse(against: bodies.relativeVelocity, 1)
    impulses.linear += change
    bodies.apply(change)
  }

  // MARK: - Pins

  @inline(never)
  mutating func warmStartPin(_ states: States) {
    withBodies(states) { joint, bodies in
      bodies.apply(joint.impulses.linear)
      bodies.apply(angular: joint.impulses.lower - joint.impulses.upper + joint.impulses.friction)
    }
  }

  @inline(never)
  mutating func solvePin(
    _ states: States,
    _ lower: Float,
    _ upper: Float,
    _ torque: Float,
    _ parameters: Parameters,
    isPushing: Bool
  ) {
    withBodies(states) { joint, bodies in
      joint.solveFrictionTorque(&bodies, torque, parameters)
      joint.solveAngleLimits(&bodies, lower, upper, parameters, isPushing)
      joint.holdPoint(&bodies, parameters, isPushing: isPushing)
    }
  }

  @inline(__always)
  private mutating func solveAngleLimits(
    _ bodies: inout JointBodies,
    _ lower: Float,
    _ upper: Float,
    _ parameters: Parameters,
    _ isPushing: Bool
  ) {
    if lower > -.infinity {
      let gap = stance.angle - lower
      let change = parameters.oneSided(bodies.spin, gap, impulses.lower, angularMass, isPushing)
      impulses.lower += change
      bodies.apply(angular: change)
    }
    if upper < .infinity {
      let gap = upper - stance.angle
      let change = parameters.oneSided(-bodies.spin, gap, impulses.upper, angularMass, isPushing)
      impulses.upper += change
      bodies.apply(angular: -change)
    }
  }

  @inline(__always)
  private mutating func solveFrictionTorque(
    _ bodies: inout JointBodies,
    _ torque: Float,
    _ parameters: Parameters
  ) {
    guard torque > 0 else { return }
    let limit = torque * parameters.seconds
    let wanted = impulses.friction - angularMass * bodies.spin
    let clamped = min(max(wanted, -limit), limit)
    bodies.apply(angular: clamped - impulses.friction)
    impulses.friction = clamped
  }

  // MARK: - Welds

  @inline(never)
  mutating func warmStartWeld(_ states: States) {
    withBodies(states) { joint, bodies in
      bodies.apply(joint.impulses.linear)
      bodies.apply(angular: joint.impulses.angular)
    }
  }

  @inline(never)
  mutating func solveWeld(_ states: States, _ parameters: Parameters, isPushing: Bool) {
    withBodies(states) { joint, bodies in
      joint.solveAngle(&bodies, parameters, isPushing)
      joint.holdPoint(&bodies, parameters, isPushing: isPushing)
    }
  }

  @inline(__always)
  mutating func solveAngle(_ bodies: inout JointBodies, _ parameters: Parameters, _ isPushing: Bool) {
    let change = parameters.correction(bodies.spin, stance.angle, impulses.angular, angularMass, isPushing)
    impulses.angular += change
    bodies.apply(angular: change)
  }

  /// The angular impulse that changes the relative angular velocity by one.
  @inline(__always)
  private var angularMass: Float {
    let sum = responseA.z + responseB.z
    return sum > 0 ? 1 / sum : 0
  }

  // MARK: - Springs

  /// Springs on both coordinates, and optionally on the angle.
  @inline(never)
  mutating func pushSprings(_ states: States, _ turn: Bool, _ limit: Float) {
    withBodies(states) { joint, bodies in
      let spring = joint.spring
      if turn {
        let change = spring.velocityRate * bodies.spin + spring.stretchRate * joint.stance.angle
        bodies.apply(angular: -joint.angularMass * change)
      }
      let stretch = joint.stance.stretch
      let velocity = bodies.relativeVelocity - joint.unbraked
      let change = spring.velocityRate * velocity + spring.stretchRate * stretch
      var impulse = joint.stance.impulse(against: change, 1)
      let strength = impulse.length
      if strength > limit { impulse *= limit / strength }
      bodies.apply(impulse)
    }
  }
}
