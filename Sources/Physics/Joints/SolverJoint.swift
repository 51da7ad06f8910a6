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
