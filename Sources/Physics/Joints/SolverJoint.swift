/// The solver's data of a joint: everything that sub-steps need, in solving order.
struct SolverJoint {
  /// The kind of a joint in the numbers of sub-steps; missing limits are infinite.
  enum Constraint {
    case rod(length: Float)
    case spring(length: Float, minimum: Float, maximum: Float)
    case rope(length: Float)
    /// A pin without limits and friction, or a rod or rope short enough to be solved as one.
    case point
    /// A pin that its group solves.
    case grouped
    case pin(lower: Float, upper: Float, frictionTorque: Float)
    case slide(lower: Float, upper: Float, frictionForce: Float)
    case weld
    /// Springs on both coordinates, and optionally on the angle, with a largest impulse per sub-step.
    case springs(turn: Bool, limit: Float)
  }

  /// The parameters that all joints of a step share.
  struct Parameters {
    /// The length of a sub-step.
    let seconds: Float
    let softness: Softness

    init(step: Double) {
      seconds = Float(step)
      softness = Softness(
        frequency: min(Constants.jointFrequency, 0.25 / step),
        dampingRatio: Constants.jointDampingRatio,
        step: step
      )
    }
  }

  /// The joint's number in the world.
  let joint: Int32

  /// The indices in the solver's bodies; 0 for fixed bodies.
  let bodyA: Int32
  let bodyB: Int32

  /// The velocity change (x, y, angular) by a unit impulse: the inverse mass twice, the inverse inertia, 0.
  let responseA: SIMD4<Float>
  let responseB: SIMD4<Float>

  var constraint: Constraint
  let spring: ExactSpring

  /// The anchors relative to the centres of mass, rotated as at the start of the step.
  let anchorA: Float2
  let anchorB: Float2

  /// The offset from the centre of body A, or from the target, to the centre of body B.
  let offset: Float2

  /// The axis of a slide in world coordinates.
  let axis: Float2

  /// The angle of body B from its target, or relative to body A since the joint was created.
  let angle: Float

  /// The velocity that a spring doesn't damp: half of the velocity that forces add to the anchors in a
  /// sub-step.
  ///
  /// The damping therefore acts on the mean velocity of the sub-step, and not at all on a weight that hangs
  /// at rest.
  let undampedVelocity: Float2

  var impulses: JointImpulses

  /// The current relative pose of the bodies.
  var pose = JointPose()
}

/// The passes of a sub-step for each kind of joint.
///
/// Springs are solved once per sub-step, in the solve pass; limits, rods and pins again in the relax pass.
/// Each kind has its own functions that are not inlined: inlined together they would need more registers than
/// there are.
extension SolverJoint {
  typealias States = UnsafeMutablePointer<SIMD4<Float>>

  /// The rotation of each of the solver's bodies since the start of the step.
  typealias Rotations = UnsafePointer<FloatRotation>

  /// Warm-starts the joint with the impulses of the last sub-step.
  @inline(__always)
  mutating func warmStart(_ states: States) {
    switch constraint {
    case .rod, .spring, .rope: warmStartLength(states)
    case .point, .grouped: warmStartPoint(states)
    case .pin: warmStartPin(states)
    case .weld: warmStartWeld(states)
    case .slide: warmStartSlide(states)
    case .springs: break
    }
  }

  /// Solves velocities and position errors.
  @inline(__always)
  mutating func solve(_ states: States, _ parameters: Parameters) {
    switch constraint {
    case .rod(let length): solveRod(states, length, parameters)
    case .spring(let length, let minimum, let maximum):
      solveSpring(states, length, minimum, maximum, parameters)
    case .rope(let length): solveRope(states, length, parameters, usesBias: true)
    case .point: solvePoint(states, parameters)
    case .pin(let lower, let upper, let torque):
      solvePin(states, lower, upper, torque, parameters, usesBias: true)
    case .weld: solveWeld(states, parameters, usesBias: true)
    case .slide(let lower, let upper, let friction):
      solveSlide(states, lower, upper, friction, parameters, usesBias: true)
    case .springs(let turn, let limit): solveSprings(states, turn, limit)
    case .grouped: break
    }
  }

  /// Updates the pose after the bodies have moved, and removes the velocity of the correction.
  @inline(__always)
  mutating func relax(_ states: States, _ rotations: Rotations, _ parameters: Parameters) {
    switch constraint {
    case .rod: relaxRod(states, rotations)
    case .spring(_, let minimum, let maximum): relaxSpring(states, rotations, minimum, maximum, parameters)
    case .rope(let length):
      updateAxis(states, rotations)
      solveRope(states, length, parameters, usesBias: false)
    case .point: relaxPoint(states, rotations)
    case .pin(let lower, let upper, let torque):
      updateAngle(states, rotations)
      solvePin(states, lower, upper, torque, parameters, usesBias: false)
    case .weld:
      updateAngle(states, rotations)
      solveWeld(states, parameters, usesBias: false)
    case .slide(let lower, let upper, let friction):
      updateAngle(states, rotations)
      solveSlide(states, lower, upper, friction, parameters, usesBias: false)
    case .springs: updateAngle(states, rotations)
    case .grouped: updateFreePin(states, rotations)
    }
  }

  /// Prepares the pose at the start of a step.
  mutating func updatePose(_ states: States, _ rotations: Rotations) {
    switch constraint {
    case .rod, .spring, .rope: updateAxis(states, rotations)
    case .point, .grouped: updateFreePin(states, rotations)
    case .pin, .weld, .slide, .springs: updateAngle(states, rotations)
    }
  }

  /// Loads the bodies, calls a closure with them, and stores them.
  @inline(__always)
  mutating func withBodies(_ states: States, _ work: (inout SolverJoint, inout JointBodies) -> Void) {
    var bodies = JointBodies(states, self)
    work(&self, &bodies)
    bodies.store(states, self)
  }
}

extension SolverJoint.Parameters {
  /// The impulse that removes a velocity and, in the solve pass, also an error.
  @inline(__always)
  func correction(
    _ velocity: Float,
    _ error: Float,
    _ accumulated: Float,
    _ mass: Float,
    _ usesBias: Bool
  ) -> Float {
    guard usesBias else { return -mass * velocity }
    return -mass * softness.massScale * (velocity + softness.biasRate * error)
      - softness.impulseScale * accumulated
  }

  /// The same for a limit that only pushes; an open gap may close within the sub-step.
  @inline(__always)
  func oneSided(
    _ velocity: Float,
    _ gap: Float,
    _ accumulated: Float,
    _ mass: Float,
    _ usesBias: Bool
  ) -> Float {
    let change: Float
    if gap > 0 {
      change = -mass * (velocity + gap / seconds)
    } else {
      change = correction(velocity, gap, accumulated, mass, usesBias)
    }
    return max(change, -accumulated)
  }
}
