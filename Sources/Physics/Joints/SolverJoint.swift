/// What the solver knows of a joint: all that its sub-steps need, in the order in which joints are solved.
struct SolverJoint {
  /// What a joint does, in the numbers that sub-steps reckon with; limits that there are not are infinite.
  enum Sort {
    case rod(length: Float)
    case spring(length: Float, minimum: Float, maximum: Float)
    case rope(length: Float)
    /// A pin without limits and friction, and a rod or rope so short that it is held as one.
    case point
    case pin(lower: Float, upper: Float, frictionTorque: Float)
    case slide(lower: Float, upper: Float, frictionForce: Float)
    case weld
    /// Springs on both coordinates, and perhaps on the angle, that push no more than a limit in a sub-step.
    case springs(turn: Bool, limit: Float)
  }

  /// What is the same for all joints of a step.
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

  /// The bodies in the solver's list, 0 for fixed ones.
  let bodyA: Int32
  let bodyB: Int32

  /// What a unit impulse changes of the bodies' velocities (x, y, angular): inverse mass twice, inverse inertia, 0.
  let responseA: SIMD4<Float>
  let responseB: SIMD4<Float>

  let sort: Sort
  let spring: ExactSpring

  /// The anchors relative to the centres of mass as the bodies stood at the start of the step.
  let anchorA: Float2
  let anchorB: Float2

  /// From the centre of body A, or from the target, to the centre of body B.
  let offset: Float2

  /// The axis of a slide, in the world.
  let axis: Float2

  /// By how much body B is turned from where it should be, or against body A since the joint was made.
  let angle: Float

  /// The velocity that a spring doesn't brake: half of what forces add to that of the anchors in a sub-step, so that over
  /// the sub-step their mean velocity is braked, and a weight that hangs still is not braked at all.
  let unbraked: Float2

  var impulses: JointImpulses

  /// How the bodies stand now.
  var stance = JointStance()
}

/// What each sort of joint does in the passes of a sub-step.
///
/// Springs are solved once a sub-step, where constraints push; limits, rods and pins are solved again when they relax.
/// Each sort has functions of its own that are not inlined: together they would not find room in the registers.
extension SolverJoint {
  typealias States = UnsafeMutablePointer<SIMD4<Float>>

  /// How far each of the solver's bodies has turned in the step.
  typealias Turns = UnsafePointer<FloatRotation>

  /// Applies the impulses of the last sub-step as a first guess.
  @inline(__always)
  mutating func warmStart(_ states: States) {
    switch sort {
    case .rod, .spring, .rope: warmStartLength(states)
    case .point: warmStartPoint(states)
    case .pin: warmStartPin(states)
    case .weld: warmStartWeld(states)
    case .slide: warmStartSlide(states)
    case .springs: break
    }
  }

  /// Corrects velocities and errors.
  @inline(__always)
  mutating func push(_ states: States, _ parameters: Parameters) {
    switch sort {
    case .rod(let length): pushRod(states, length, parameters)
    case .spring(let length, let minimum, let maximum):
      pushSpring(states, length, minimum, maximum, parameters)
    case .rope(let length): solveRope(states, length, parameters, isPushing: true)
    case .point: pushPoint(states, parameters)
    case .pin(let lower, let upper, let torque):
      solvePin(states, lower, upper, torque, parameters, isPushing: true)
    case .weld: solveWeld(states, parameters, isPushing: true)
    case .slide(let lower, let upper, let friction):
      solveSlide(states, lower, upper, friction, parameters, isPushing: true)
    case .springs(let turn, let limit): pushSprings(states, turn, limit)
    }
  }

  /// Looks how the bodies stand after they have moved, and takes out the velocity that correcting errors has left.
  @inline(__always)
  mutating func relax(_ states: States, _ turns: Turns, _ parameters: Parameters) {
    switch sort {
    case .rod: relaxRod(states, turns)
    case .spring(_, let minimum, let maximum): relaxSpring(states, turns, minimum, maximum, parameters)
    case .rope(let length):
      lookAlong(states, turns)
      solveRope(states, length, parameters, isPushing: false)
    case .point: relaxPoint(states, turns)
    case .pin(let lower, let upper, let torque):
      lookAround(states, turns)
      solvePin(states, lower, upper, torque, parameters, isPushing: false)
    case .weld:
      lookAround(states, turns)
      solveWeld(states, parameters, isPushing: false)
    case .slide(let lower, let upper, let friction):
      lookAround(states, turns)
      solveSlide(states, lower, upper, friction, parameters, isPushing: false)
    case .springs: lookAround(states, turns)
    }
  }

  /// Looks how the bodies stand at the start of a step.
  mutating func look(_ states: States, _ turns: Turns) {
    switch sort {
    case .rod, .spring, .rope: lookAlong(states, turns)
    case .point: lookAtFreePin(states, turns)
    case .pin, .weld, .slide, .springs: lookAround(states, turns)
    }
  }

  /// Loads the bodies, has something done to them, and stores them.
  @inline(__always)
  mutating func withBodies(_ states: States, _ work: (inout SolverJoint, inout JointBodies) -> Void) {
    var bodies = JointBodies(states, self)
    work(&self, &bodies)
    bodies.store(states, self)
  }
}

extension SolverJoint.Parameters {
  /// The impulse that takes a velocity out, and an error too where constraints push.
  @inline(__always)
  func correction(
    _ velocity: Float,
    _ error: Float,
    _ accumulated: Float,
    _ mass: Float,
    _ isPushing: Bool
  ) -> Float {
    guard isPushing else { return -mass * velocity }
    return -mass * softness.massScale * (velocity + softness.biasRate * error)
      - softness.impulseScale * accumulated
  }

  /// The same for a limit that only pushes; a gap that is still open may be closed within the sub-step.
  @inline(__always)
  func oneSided(
    _ velocity: Float,
    _ gap: Float,
    _ accumulated: Float,
    _ mass: Float,
    _ isPushing: Bool
  ) -> Float {
    let change: Float
    if gap > 0 {
      change = -mass * (velocity + gap / seconds)
    } else {
      change = correction(velocity, gap, accumulated, mass, isPushing)
    }
    return max(change, -accumulated)
  }
}
