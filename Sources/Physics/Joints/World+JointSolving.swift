/// Joints before and after a step.
extension World {
  /// Adds the joints of awake bodies to the solver, with the data for sub-steps of a given length.
  mutating func prepareJoints(_ step: Double) {
    solver.joints.clear()
    guard jointCount > 0 else { return }
    var springs = SpringCache(step: step)
    solver.joints.reserveCapacity(jointCount)
    for index in joints.indices where joints[index].isUsed {
      let joint = joints[index]
      let a = Int(joint.bodyA)
      let b = Int(joint.bodyB)
      guard bodies[b].awakeIndex >= 0 || (a >= 0 && bodies[a].awakeIndex >= 0) else { continue }
      let slotA = a >= 0 ? enlistInSolver(a) : 0
      let slotB = enlistInSolver(b)
      guard slotA > 0 || slotB > 0 else { continue }
      solver.joints.append(prepared(joint, Int32(index), slotA, slotB, &springs))
    }
    solver.groupJoints()
    solver.updateJointPoses()
  }

  /// Stores the joints' impulses for warm starting the next step.
  mutating func keepJointImpulses() {
    // By index: iterating over the joints would copy each of them.
    for index in solver.joints.indices {
      joints[Int(solver.joints[index].joint)].impulses = solver.joints[index].impulses
    }
  }

  private func response(ofSlot slot: Int) -> SIMD4<Float> {
    let inverseMass = solver.states[slot * 2].w
    return SIMD4(inverseMass, inverseMass, solver.states[slot * 2 + 1].w, 0)
  }

  /// The velocity that forces add in a sub-step to a point of a body, given the point's arm from the centre
  /// of mass.
  @inline(__always)
  private func driven(_ slot: Int32, _ arm: Float2) -> Float2 {
    let drive = solver.bodies[Int(slot)].drive
    return drive.lowHalf + drive.z * arm.perpendicular
  }

  @inline(__always)
  private func prepared(
    _ joint: Joint,
    _ index: Int32,
    _ slotA: Int32,
    _ slotB: Int32,
    _ springs: inout SpringCache
  ) -> SolverJoint {
    let a = Int(joint.bodyA)
    let b = Int(joint.bodyB)
    let kind = joint.kind
    let armB = (joint.localAnchorB - bodies[b].localCenter).single
    var anchorA = Float2.zero
    var offset = Float2.zero
    var slideAxis = Float2.zero
    var spring = ExactSpring()
    var angle = motions[b].angle - joint.referenceAngle
    if a >= 0 {
      let turnedA = placements[a].rotation
      anchorA = turnedA.applied(to: (joint.localAnchorA - bodies[a].localCenter).single)
      offset = (placements[b].center - placements[a].center).single
      angle -= motions[a].angle
      if case .slide(let axis, _, _, _) = kind { slideAxis = turnedA.applied(to: axis.single) }
    }
    switch kind {
    case .distance(_, _, _, let frequency, let damping), .weld(let frequency, let damping):
      spring = springs.spring(frequency: frequency, dampingRatio: damping)
    case .pull(let target, let wanted, let frequency, let damping, _):
      spring = springs.spring(frequency: frequency, dampingRatio: damping)
      offset = (placements[b].center - target).single
      angle = motions[b].angle - (wanted ?? motions[b].angle)
    case .rope, .pin, .slide:
      break
    }
    let anchorB = placements[b].rotation.applied(to: armB)
    let constraint = SolverJoint.Constraint(kind, seconds: Float(springs.step))
    return SolverJoint(
      joint: index,
      bodyA: slotA,
      bodyB: slotB,
      responseA: response(ofSlot: Int(slotA)),
      responseB: response(ofSlot: Int(slotB)),
      constraint: constraint,
      spring: spring,
      anchorA: anchorA,
      anchorB: anchorB,
      offset: offset,
      axis: slideAxis,
      angle: Float(angle),
      undampedVelocity: constraint.isSpring
        ? 0.5 * (driven(slotB, anchorB) - driven(slotA, anchorA)) : .zero,
      impulses: joint.impulses
    )
  }
}

extension SolverJoint.Constraint {
  /// Whether the joint pushes like a spring, with damping.
  fileprivate var isSpring: Bool {
    switch self {
    case .spring, .springs: true
    case .rod, .rope, .point, .grouped, .pin, .slide, .weld: false
    }
  }

  /// The solver's form of a kind of joint, for sub-steps of a given length.
  fileprivate init(_ kind: JointKind, seconds: Float) {
    func limit(_ number: Double?, or none: Float) -> Float { number.map { Float($0) } ?? none }
    switch kind {
    case .distance(let length, _, _, let frequency, _) where frequency == 0:
      self = kind.isShort ? .point : .rod(length: Float(length))
    case .distance(let length, let minimum, let maximum, _, _):
      let most = Float(maximum) < Float(Constants.maximumCoordinate) ? Float(maximum) : .infinity
      self = .spring(length: Float(length), minimum: Float(minimum), maximum: most)
    case .rope(let length):
      self = kind.isShort ? .point : .rope(length: Float(length))
    case .pin(lowerAngle: nil, upperAngle: nil, frictionTorque: 0):
      self = .point
    case .pin(let lower, let upper, let torque):
      self = .pin(
        lower: limit(lower, or: -.infinity),
        upper: limit(upper, or: .infinity),
        frictionTorque: Float(torque)
      )
    case .slide(_, let lower, let upper, let force):
      self = .slide(
        lower: limit(lower, or: -.infinity),
        upper: limit(upper, or: .infinity),
        frictionForce: Float(force)
      )
    case .weld(let frequency, _):
      self = frequency > 0 ? .springs(turn: true, limit: .infinity) : .weld
    case .pull(_, let angle, _, _, let force):
      self = .springs(turn: angle != nil, limit: Float(force) * seconds)
    }
  }
}

/// A cache of spring coefficients: most springs of a step equal the one before.
private struct SpringCache {
  let step: Double
  private var frequency = -1.0
  private var dampingRatio = -1.0
  private var known = ExactSpring()

  init(step: Double) {
    self.step = step
  }

  mutating func spring(frequency: Double, dampingRatio: Double) -> ExactSpring {
    if frequency != self.frequency || dampingRatio != self.dampingRatio {
      known = ExactSpring(frequency: frequency, dampingRatio: dampingRatio, step: step)
      (self.frequency, self.dampingRatio) = (frequency, dampingRatio)
    }
    return known
  }
}
