/// A slide holds body B in the frame of body A: the arm on body A ends at the current position of anchor B.
extension SolverJoint {
  @inline(never)
  mutating func warmStartSlide(_ states: States) {
    withBodies(states) { joint, bodies in
      let axis = JointStance.turned(joint.axis, by: joint.stance.turnedA)
      let impulses = joint.impulses
      let along = impulses.lower - impulses.upper + impulses.friction
      let arm = joint.stance.acrossA + joint.stance.stretch.perpendicular
      bodies.apply(impulses.linear.x * axis.perpendicular + along * axis, arm)
      bodies.apply(angular: impulses.angular)
    }
  }

  @inline(never)
  mutating func solveSlide(
    _ states: States,
    _ lower: Float,
    _ upper: Float,
    _ friction: Float,
    _ parameters: Parameters,
    isPushing: Bool
  ) {
    withBodies(states) { joint, bodies in
      joint.solveSlide(&bodies, lower, upper, friction, parameters, isPushing)
    }
  }

  @inline(__always)
  private mutating func solveSlide(
    _ bodies: inout JointBodies,
    _ lower: Float,
    _ upper: Float,
    _ friction: Float,
    _ parameters: Parameters,
    _ isPushing: Bool
  ) {
    let axis = JointStance.turned(self.axis, by: stance.turnedA)
    let across = axis.perpendicular
    let arm = stance.acrossA + stance.stretch.perpendicular
    let alongResistance = bodies.resistance(arm, along: axis)
    if alongResistance > 0 {
      let mass = 1 / alongResistance
      let offset = stance.stretch.dot(axis)
      if friction > 0 {
        let limit = friction * parameters.seconds
        let wanted = impulses.friction - mass * bodies.relativeVelocity(arm).dot(axis)
        let clamped = min(max(wanted, -limit), limit)
        bodies.apply((clamped - impulses.friction) * axis, arm)
        impulses.friction = clamped
      }
      if lower > -.infinity {
        let velocity = bodies.relativeVelocity(arm).dot(axis)
        let change = parameters.oneSided(velocity, offset - lower, impulses.lower, mass, isPushing)
        impulses.lower += change
        bodies.apply(change * axis, arm)
      }
      if upper < .infinity {
        let velocity = -bodies.relativeVelocity(arm).dot(axis)
        let change = parameters.oneSided(velocity, upper - offset, impulses.upper, mass, isPushing)
        impulses.upper += change
        bodies.apply(-change * axis, arm)
      }
    }
    solveAngle(&bodies, parameters, isPushing)
    let resistance = bodies.resistance(arm, along: across)
    guard resistance > 0 else { return }
    let change = parameters.correction(
      bodies.relativeVelocity(arm).dot(across),
      stance.stretch.dot(across),
      impulses.linear.x,
      1 / resistance,
      isPushing
    )
    impulses.linear.x += change
    bodies.apply(change * across, arm)
  }
}
