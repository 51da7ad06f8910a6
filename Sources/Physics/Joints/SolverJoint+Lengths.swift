/// Rods, ropes and springs between two anchors.
extension SolverJoint {
  @inline(never)
  mutating func warmStartLength(_ states: States) {
    let strength = impulses.linear.x + impulses.lower - impulses.upper
    // Spring impulses are already complete, and most limits are not reached.
    guard strength != 0 else { return }
    withBodies(states) { joint, bodies in bodies.apply(strength * joint.stance.axis) }
  }

  // MARK: - Rods

  @inline(never)
  mutating func pushRod(_ states: States, _ length: Float, _ parameters: Parameters) {
    guard stance.resistance > 0, parameters.seconds > 0 else { return }
    withBodies(states) { joint, bodies in
      let stance = joint.stance
      let way = bodies.displacement(parameters.seconds)
      let along = way.dot(stance.axis)
      let across = stance.axis.cross(way)
      let square = stance.length * stance.length
      guard across * across < Self.largestSquaredSine * square else {
        return joint.pullRod(&bodies, way, length, parameters)
      }
      // An impulse along the rod moves its end on a circle if it removes the elongation by the movement along
      // and across the rod. Written as a quotient, because a difference of two lengths would lose precision.
      let gained = along + across * across / (stance.length + (square - across * across).squareRoot())
      let mass = 1 / stance.resistance
      let error = stance.length - length
      let velocity = gained / parameters.seconds
      let change = parameters.correction(velocity, error, joint.impulses.linear.x, mass, true)
      joint.impulses.linear.x += change
      bodies.apply(change * stance.axis)
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
    _ way: Float2,
    _ length: Float,
    _ parameters: Parameters
  ) {
    impulses.linear.x = 0
    let end = stance.stretch + way
    let distance = end.length
    let direction = distance > 1e-9 ? end / distance : stance.axis
    let resistance = bodies.resistance(along: direction)
    guard resistance > 0 else { return }
    let correction = parameters.softness.biasRate * parameters.seconds * (length - stance.length)
    let missing = min(stance.length + correction - distance, max(0, correction))
    bodies.apply(missing / (parameters.seconds * resistance) * direction)
  }

  @inline(never)
  mutating func relaxRod(_ states: States, _ turns: Turns) {
    let axisBefore = stance.axis
    lookAlong(states, turns)
    guard stance.resistance > 0 else { return }
    // After a large rotation, an impulse along the old direction is no estimate for the new one.
    if axisBefore.dot(stance.axis) < 0.5 { impulses.linear.x = 0 }
    withBodies(states) { joint, bodies in
      let axis = joint.stance.axis
      let change = -(1 / joint.stance.resistance) * bodies.relativeVelocity.dot(axis)
      joint.impulses.linear.x += change
      bodies.apply(change * axis)
    }
  }

  // MARK: - Springs and ropes

  @inline(never)
  mutating func pushSpring(
    _ states: States,
    _ length: Float,
    _ minimum: Float,
    _ maximum: Float,
    _ parameters: Parameters
  ) {
    guard stance.resistance > 0 else { return }
    withBodies(states) { joint, bodies in
      let velocity = (bodies.relativeVelocity - joint.unbraked).dot(joint.stance.axis)
      let stretch = joint.stance.length - length
      let change = joint.spring.velocityRate * velocity + joint.spring.stretchRate * stretch
      bodies.apply(-change / joint.stance.resistance * joint.stance.axis)
      joint.limitLength(&bodies, minimum, maximum, parameters, isPushing: true)
    }
  }

  @inline(never)
  mutating func relaxSpring(
    _ states: States,
    _ turns: Turns,
    _ minimum: Float,
    _ maximum: Float,
    _ parameters: Parameters
  ) {
    lookAlong(states, turns)
    guard stance.resistance > 0, minimum > 0 || maximum < .infinity else { return }
    withBodies(states) { joint, bodies in
      joint.limitLength(&bodies, minimum, maximum, parameters, isPushing: false)
    }
  }

  @inline(never)
  mutating func solveRope(_ states: States, _ length: Float, _ parameters: Parameters, isPushing: Bool) {
    guard stance.resistance > 0 else { return }
    withBodies(states) { joint, bodies in
      joint.limitLength(&bodies, 0, length, parameters, isPushing: isPushing)
    }
  }

  /// Keeps the length between an optional minimum and a finite maximum.
  @inline(__always)
  private mutating func limitLength(
    _ bodies: inout JointBodies,
    _ minimum: Float,
    _ maximum: Float,
    _ parameters: Parameters,
    isPushing: Bool
  ) {
    let axis = stance.axis
    if minimum > 0 {
      let velocity = bodies.relativeVelocity.dot(axis)
      let gap = stance.length - minimum
      let change = parameters.oneSided(velocity, gap, impulses.lower, 1 / stance.resistance, isPushing)
      impulses.lower += change
      bodies.apply(change * axis)
    }
    if maximum < .infinity {
      let velocity = -bodies.relativeVelocity.dot(axis)
      let gap = maximum - stance.length
      let change = parameters.oneSided(velocity, gap, impulses.upper, 1 / stance.resistance, isPushing)
      impulses.upper += change
      bodies.apply(-change * axis)
    }
  }
}
