/// Pins, welds and springs: constraints on points, and optionally on the angle.
extension SolverJoint {
  // MARK: - Points

  @inline(never)
  mutating func warmStartPoint(_ states: States) {
    withBodies(states) { joint, bodies in bodies.apply(joint.impulses.linear) }
  }

  @inline(never)
  mutating func solvePoint(_ states: States, _ parameters: Parameters) {
    withBodies(states) { joint, bodies in joint.holdPoint(&bodies, parameters, usesBias: true) }
  }

  @inline(never)
  mutating func relaxPoint(_ states: States, _ rotations: Rotations) {
    updateFreePin(states, rotations)
    withBodies(states) { joint, bodies in joint.relaxPoint(&bodies) }
  }

  @inline(__always)
  private mutating func holdPoint(_ bodies: inout JointBodies, _ parameters: Parameters, usesBias: Bool) {
    guard usesBias else { return relaxPoint(&bodies) }
    let softness = parameters.softness
    let held = softness.biasRate * pose.stretch
    let change =
      pose.impulse(against: bodies.relativeVelocity + held, softness.massScale)
      - softness.impulseScale * impulses.linear
    impulses.linear += change
    bodies.apply(change)
  }

  @inline(__always)
  private mutating func relaxPoint(_ bodies: inout JointBodies) {
    let change = pose.impulse(against: bodies.relativeVelocity, 1)
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
    usesBias: Bool
  ) {
    withBodies(states) { joint, bodies in
      joint.solveFrictionTorque(&bodies, torque, parameters)
      joint.solveAngleLimits(&bodies, lower, upper, parameters, usesBias)
      joint.holdPoint(&bodies, parameters, usesBias: usesBias)
    }
  }

  @inline(__always)
  private mutating func solveAngleLimits(
    _ bodies: inout JointBodies,
    _ lower: Float,
    _ upper: Float,
    _ parameters: Parameters,
    _ usesBias: Bool
  ) {
    if lower > -.infinity {
      let gap = pose.angle - lower
      let change = parameters.oneSided(bodies.spin, gap, impulses.lower, angularMass, usesBias)
      impulses.lower += change
      bodies.apply(angular: change)
    }
    if upper < .infinity {
      let gap = upper - pose.angle
      let change = parameters.oneSided(-bodies.spin, gap, impulses.upper, angularMass, usesBias)
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
  mutating func solveWeld(_ states: States, _ parameters: Parameters, usesBias: Bool) {
    withBodies(states) { joint, bodies in
      joint.solveAngle(&bodies, parameters, usesBias)
      joint.holdPoint(&bodies, parameters, usesBias: usesBias)
    }
  }

  @inline(__always)
  mutating func solveAngle(_ bodies: inout JointBodies, _ parameters: Parameters, _ usesBias: Bool) {
    let change = parameters.correction(bodies.spin, pose.angle, impulses.angular, angularMass, usesBias)
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
  mutating func solveSprings(_ states: States, _ turn: Bool, _ limit: Float) {
    withBodies(states) { joint, bodies in
      let spring = joint.spring
      if turn {
        let change = spring.velocityRate * bodies.spin + spring.stretchRate * joint.pose.angle
        bodies.apply(angular: -joint.angularMass * change)
      }
      let stretch = joint.pose.stretch
      let velocity = bodies.relativeVelocity - joint.undampedVelocity
      let change = spring.velocityRate * velocity + spring.stretchRate * stretch
      var impulse = joint.pose.impulse(against: change, 1)
      let strength = impulse.length
      if strength > limit { impulse *= limit / strength }
      bodies.apply(impulse)
    }
  }
}
