/// A slide holds body B in the frame of body A: the arm on body A ends at the current position of anchor B.
extension SolverJoint {
  @inline(never)
  mutating func warmStartSlide(_ states: States) {
    withBodies(states) { joint, bodies in
      let axis = JointPose.turned(joint.axis, by: joint.pose.turnedA)
      let impulses = joint.impulses
      let along = impulses.lower - impulses.upper + impulses.friction
      let arm = joint.pose.acrossA + joint.pose.stretch.perpendicular
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
    usesBias: Bool
  ) {
    withBodies(states) { joint, bodies in
      joint.solveSlide(&bodies, lower, upper, friction, parameters, usesBias)
    }
  }

  @inline(__always)
  private mutating func solveSlide(
    _ bodies: inout JointBodies,
    _ lower: Float,
    _ upper: Float,
    _ friction: Float,
    _ parameters: Parameters,
    _ usesBias: Bool
  ) {
    let axis = JointPose.turned(self.axis, by: pose.turnedA)
    let across = axis.perpendicular
    let arm = pose.acrossA + pose.stretch.perpendicular
    let alongResistance = bodies.resistance(arm, along: axis)
    if alongResistance > 0 {
      let mass = 1 / alongResistance
      let offset = pose.stretch.dot(axis)
      if friction > 0 {
        let limit = friction * parameters.seconds
        let wanted = impulses.friction - mass * bodies.relativeVelocity(arm).dot(axis)
        let clamped = min(max(wanted, -limit), limit)
        bodies.apply((clamped - impulses.friction) * axis, arm)
        impulses.friction = clamped
      }
      if lower > -.infinity {
        let velocity = bodies.relativeVelocity(arm).dot(axis)
        let change = parameters.oneSided(velocity, offset - lower, impulses.lower, mass, usesBias)
        impulses.lower += change
        bodies.apply(change * axis, arm)
      }
      if upper < .infinity {
        let velocity = -bodies.relativeVelocity(arm).dot(axis)
        let change = parameters.oneSided(velocity, upper - offset, impulses.upper, mass, usesBias)
        impulses.upper += change
        bodies.apply(-change * axis, arm)
      }
    }
    solveAngle(&bodies, parameters, usesBias)
    let resistance = bodies.resistance(arm, along: across)
    guard resistance > 0 else { return }
    let change = parameters.correction(
      bodies.relativeVelocity(arm).dot(across),
      pose.stretch.dot(across),
      impulses.linear.x,
      1 / resistance,
      usesBias
    )
    impulses.linear.x += change
    bodies.apply(change * across, arm)
  }
}
