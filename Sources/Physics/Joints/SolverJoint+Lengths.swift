/// Rods, ropes and springs from anchor to anchor.
extension SolverJoint {
  @inline(never)
  mutating func warmStartLength(_ states: States) {
    let strength = impulses.linear.x + impulses.lower - impulses.upper
    // Springs have pushed anew, and most limits are far from being reached.
    guard strength != 0 else { return }
    withBodies(states) { joint, bodies in bodies.apply(strength * joint.stance.axis) }
  }

  // MARK: - Rods

  @inline(never)
  mutating func pushRod(_ states: States, _ length: Float, _ parameters: Parameters) {
    guard stance.resistance > 0 else { return }
    withBodies(states) { joint, bodies in
      let stance = joint.stance
      var velocity = bodies.relativeVelocity.dot(stance.axis)
      velocity += bodies.lengthening(stance.stretch, stance.length, velocity, parameters.seconds)
      let mass = 1 / stance.resistance
      let error = stance.length - length
      let change = parameters.correction(velocity, error, joint.impulses.linear.x, mass, true)
      joint.impulses.linear.x += change
      bodies.apply(change * stance.axis)
    }
  }

  @inline(never)
  mutating func relaxRod(_ states: States, _ turns: Turns) {
    lookAlong(states, turns)
    guard stance.resistance > 0 else { return }
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

  /// Keeps the length between a minimum, if there is one, and a maximum, if it is finite.
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
