/// The working memory of a step: bodies and contacts in the order and form in which they are solved.
///
/// It keeps its room from step to step, so that a warm step allocates nothing.
struct Solver {
  /// Two vectors a body: how it moves, and how far it has moved.
  ///
  /// The first holds velocity (x, y, angular) and inverse mass, the second the way of the step (x, y, angle) and
  /// inverse inertia. Body 0 stands for all fixed ones.
  var states: ContiguousArray<SIMD4<Float>> = []

  var bodies: ContiguousArray<SolverBody> = []
  var contacts: ContiguousArray<SolverContact> = []
  var packs: ContiguousArray<ContactPack> = []
  var schedule = PackSchedule()
  var hasBounces = false

  /// The velocities before bounces, if there are any, and the energies of groups by their root.
  var heldVelocities: ContiguousArray<SIMD4<Float>> = []
  var budgets: ContiguousArray<EnergyBudget> = []

  /// Whether each body has had an impact on another that moves, if any has.
  var chained: ContiguousArray<Bool> = []

  var foundPairs: ContiguousArray<(Int32, Int32)> = []
  var partedContacts: ContiguousArray<Int32> = []
  var wakingBodies: ContiguousArray<Int32> = []
  var joints: ContiguousArray<SolverJoint> = []

  /// How far each body has turned in the step, if there are joints.
  var turns: ContiguousArray<FloatRotation> = []
  var outgrownShapes: ContiguousArray<Int32> = []
  var outgrownBoxes: ContiguousArray<FloatBox> = []
  var fastBodies: ContiguousArray<FastBody> = []
  var candidates: ContiguousArray<Int32> = []

  init() {}

  /// Forgets the last step.
  mutating func reset() {
    contacts.clear()
    packs.clear()
    hasBounces = false
    guard bodies.count != 1 else { return }
    states.clear()
    bodies.clear()
    append(
      SolverBody(
        unconstrained: .zero,
        drive: .zero,
        decay: SIMD4(repeating: 1),
        number: -1,
        isBallistic: false
      ),
      masses: .zero
    )
  }

  /// Adds a body with its velocity before the step; its inverse mass stands beside it.
  @inline(__always)
  mutating func append(_ body: SolverBody, masses: SIMD4<Float>) {
    states.append(body.unconstrained)
    states.append(masses)
    bodies.append(body)
  }
}

/// What the solver knows of a body besides its state.
struct SolverBody {
  /// The velocity before constraints changed it in the running sub-step.
  var unconstrained: SIMD4<Float>

  /// What the velocity gains from forces in a sub-step.
  let drive: SIMD4<Float>

  /// Which part of the velocity damping leaves in a sub-step.
  let decay: SIMD4<Float>

  /// The body's number in the world; -1 for the one that stands for all fixed ones.
  let number: Int32

  /// Whether nothing but constant forces drive the body: neither damping nor fields that depend on place or velocity.
  var isBallistic: Bool
}

/// What the solver knows of a contact that takes part in a step, besides its points.
struct SolverContact {
  /// The contact's number in the world; -1 for a lane of a pack without one.
  var contact: Int32

  /// The bodies: their numbers in the world while contacts are collected, then those in the solver's list.
  var bodyA: Int32
  var bodyB: Int32

  /// How far down along gravity the contact lies: the order of solving.
  var depth: Float

  /// From body A to body B, in the world and in the frame of body B.
  var normal: Float2
  var normalB: Float2

  /// How far body B is in front of body A along the normal, from centre to centre.
  var distance: Float
  var friction: Float
  var restitution: Float

  /// How many points there are, 1 or 2.
  var count: Float
}

struct FastBody {
  var body: Int32
  var moved: Vector2
  var turned: Double
}
