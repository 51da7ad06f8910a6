/// Joints within a step.
extension World {
  mutating func prepareJoints(_ seconds: Double) {
    solver.preparedJoints.clear()
    guard jointCount > 0 else { return }
    let step = seconds / Double(subStepCount)
    for index in joints.indices where joints[index].isUsed {
      let joint = joints[index]
      let a = Int(joint.bodyA)
      let b = Int(joint.bodyB)
      guard bodies[b].awakeIndex >= 0 || (a >= 0 && bodies[a].awakeIndex >= 0) else { continue }
      var prepared = JointStep()
      prepared.bodyA = a >= 0 ? Int(enlistInSolver(a)) : 0
      prepared.bodyB = Int(enlistInSolver(b))
      guard prepared.bodyA > 0 || prepared.bodyB > 0 else { continue }
      prepared.seconds = Float(step)
      prepared.softness = Softness(
        frequency: min(Constants.jointFrequency, 0.25 / step),
        dampingRatio: Constants.jointDampingRatio,
        step: step
      )
      let turnedB = Rotation(angle: motions[b].angle)
      prepared.anchorB = turnedB.applied(to: joint.localAnchorB - bodies[b].localCenter).single
      var angle = motions[b].angle - joint.referenceAngle
      if a >= 0 {
        let turnedA = Rotation(angle: motions[a].angle)
        prepared.anchorA = turnedA.applied(to: joint.localAnchorA - bodies[a].localCenter).single
        prepared.offset = (placements[b].center - placements[a].center).single
        angle -= motions[a].angle
        if case .slide(let axis, _, _, _) = joint.kind { prepared.axis = turnedA.applied(to: axis).single }
      }
      switch joint.kind {
      case .distance(_, _, _, let frequency, let damping), .weld(let frequency, let damping):
        prepared.spring = ExactSpring(frequency: frequency, dampingRatio: damping, step: step)
      case .pull(let target, let wanted, let frequency, let damping, _):
        prepared.spring = ExactSpring(frequency: frequency, dampingRatio: damping, step: step)
        prepared.offset = (placements[b].center - target).single
        angle = motions[b].angle - (wanted ?? motions[b].angle)
      case .rope, .pin, .slide:
        break
      }
      prepared.angle = Float(angle)
      joints[index].step = prepared
      solver.preparedJoints.append(Int32(index))
    }
  }

  mutating func warmStartJoints() {
    for index in solver.preparedJoints {
      withJoint(Int(index)) { joint, bodies in joint.warmStart(&bodies) }
    }
  }

  mutating func solveJoints(isPushing: Bool) {
    for index in solver.preparedJoints {
      withJoint(Int(index)) { joint, bodies in joint.solve(&bodies, isPushing: isPushing) }
    }
  }

  @inline(__always)
  private mutating func withJoint(_ index: Int, _ work: (inout Joint, inout JointBodies) -> Void) {
    solver.states.withUnsafeMutableBufferPointer { states in
      guard let states = states.baseAddress else { return }
      var bodies = JointBodies(states, joints[index].step)
      work(&joints[index], &bodies)
      bodies.store()
    }
  }
}
