/// Rods, ropes and springs between two anchors.
extension SolverJoint {
  @inline(never)
  mutating func warmStartLength(_ states: States) {
    let strength = impulses.linear.x + impulses.lower - impulses.upper
    // Spring impulses are already complete, and most limits are not reached.
    guard strength != 0 else { return }
    withBodies(states) { joint, bodies in bodies.apply(strength * joint.pose.axis) }
  }

  // MARK: - Rods

  @inline(never)
  mutating func solveRod(_ states: States, _ length: Float, _ parameters: Parameters) {
    guard pose.resistance > 0, parameters.seconds > 0 else { return }
    withBodies(states) { joint, bodies in
      let pose = joint.pose
      let displacement = bodies.displacement(parameters.seconds)
      let along = displacement.dot(pose.axis)
      let across = pose.axis.cross(displacement)
      let square = pose.length * pose.length
      guard across * across < Self.largestSquaredSine * square else {
        return joint.pullRod(&bodies, displacement, length, parameters)
      }
      // An impulse along the rod moves its end on a circle if it removes the elongation by the movement along
      // and across the rod. Written as a quotient, because a difference of two lengths would lose precision.
      let gained = along + across * across / (pose.length + (square - across * across).squareRoot())
      let mass = 1 / pose.resistance
      let error = pose.length - length
      let velocity = gained / parameters.seconds
      let change = parameters.correction(velocity, error, joint.impulses.linear.x, mass, true)
      joint.impulses.linear.x += change
      bodies.apply(change * pose.axis)
    }
  }

  /// The square of the sine of 60 degrees, the largest rotation in a sub-step for which impulses act along
  /// the rod.
  ///
  /// The closer to 90 degrees, the less such an impulse changes the length.
  private static let largestSquaredSine: Float = 0.75

  /// Solves a rod that rotates too far in the sub-step for an impulse along its current direction.
  ///
  /// The impulse acts along the direction at the end of the sub-step, which never adds energy to free motion.
  @inline(never)
  private mutating func pullRod(
    _ bodies: inout JointBodies,
    _ displacement: Float2,
    _ length: Float,
    _ parameters: Parameters
  ) {
    impulses.linear.x = 0
    let end = pose.stretch + displacement
    let distance = end.length
    let direction = distance > 1e-9 ? end / distance : pose.axis
    let resistance = bodies.resistance(along: direction)
    guard resistance > 0 else { return }
    let correction = parameters.softness.biasRate * parameters.seconds * (length - pose.length)
    let missing = min(pose.length + correction - distance, max(0, correction))
    bodies.apply(missing / (parameters.seconds * resistance) * direction)
  }

  @inline(never)
  mutating func relaxRod(_ states: States, _ rotations: Rotations) {
    let axisBefore = pose.axis
    updateAxis(states, rotations)
    guard pose.resistance > 0 else { return }
    // After a large rotation, an impulse along the old direction is no estimate for the new one.
    if axisBefore.dot(pose.axis) < 0.5 { impulses.linear.x = 0 }
    withBodies(states) { joint, bodies in
      let axis = joint.pose.axis
      let change = -(1 / joint.pose.resistance) * bodies.relativeVelocity.dot(axis)
      joint.impulses.linear.x += change
      bodies.apply(change * axis)
    }
  }

  // MARK: - Springs and ropes

  @inline(never)
  mutating func solveSpring(
    _ states: States,
    _ length: Float,
    _ minimum: Float,
    _ maximum: Float,
    _ parameters: Parameters
  ) {
    guard pose.resistance > 0 else { return }
    withBodies(states) { joint, bodies in
      let velocity = (bodies.relativeVelocity - joint.undampedVelocity).dot(joint.pose.axis)
      let stretch = joint.pose.length - length
      let change = joint.spring.velocityRate * velocity + joint.spring.stretchRate * stretch
      bodies.apply(-change / joint.pose.resistance * joint.pose.axis)
      joint.limitLength(&bodies, minimum, maximum, parameters, usesBias: true)
    }
  }

  @inline(never)
  mutating func relaxSpring(
    _ states: States,
    _ rotations: Rotations,
    _ minimum: Float,
    _ maximum: Float,
    _ parameters: Parameters
  ) {
    updateAxis(states, rotations)
    guard pose.resistance > 0, minimum > 0 || maximum < .infinity else { return }
    withBodies(states) { joint, bodies in
      joint.limitLength(&bodies, minimum, maximum, parameters, usesBias: false)
    }
  }

  @inline(never)
  mutating func solveRope(_ states: States, _ length: Float, _ parameters: Parameters, usesBias: Bool) {
    guard pose.resistance > 0 else { return }
    withBodies(states) { joint, bodies in
      joint.limitLength(&bodies, 0, length, parameters, usesBias: usesBias)
    }
  }

  /// Keeps the length between an optional minimum and a finite maximum.
  @inline(__always)
  private mutating func limitLength(
    _ bodies: inout JointBodies,
    _ minimum: Float,
    _ maximum: Float,
    _ parameters: Parameters,
    usesBias: Bool
  ) {
    let axis = pose.axis
    if minimum > 0 {
      let velocity = bodies.relativeVelocity.dot(axis)
      let gap = pose.length - minimum
      let change = parameters.oneSided(velocity, gap, impulses.lower, 1 / pose.resistance, usesBias)
      impulses.lower += change
      bodies.apply(change * axis)
    }
    if maximum < .infinity {
      let velocity = -bodies.relativeVelocity.dot(axis)
      let gap = maximum - pose.length
      let change = parameters.oneSided(velocity, gap, impulses.upper, 1 / pose.resistance, usesBias)
      impulses.upper += change
      bodies.apply(-change * axis)
    }
  }
}
