/// The working memory of a step: bodies, contacts and joints in the order and form in which they are solved.
///
/// Capacity is kept, so steps without groups of pins allocate nothing once it is large enough.
struct Solver {
  /// Two vectors per body: velocity and movement.
  ///
  /// The first holds velocity (x, y, angular) and inverse mass, the second the movement in the step (x, y,
  /// angle) and inverse inertia. Body 0 stands for all fixed bodies.
  var states: ContiguousArray<SIMD4<Float>> = []

  var bodies: ContiguousArray<SolverBody> = []
  var contacts: ContiguousArray<SolverContact> = []
  var packs: ContiguousArray<ContactPack> = []
  var schedule = PackSchedule()
  var hasBounces = false

  /// The velocities before restitution, if there are impacts, and the energies of groups by their root.
  var heldVelocities: ContiguousArray<SIMD4<Float>> = []
  var budgets: ContiguousArray<EnergyBudget> = []

  /// Whether each body has collided with another dynamic body; empty if none has.
  var chained: ContiguousArray<Bool> = []

  var foundPairs: ContiguousArray<(Int32, Int32)> = []
  var partedContacts: ContiguousArray<Int32> = []
  var wakingBodies: ContiguousArray<Int32> = []
  var joints: ContiguousArray<SolverJoint> = []
  var jointGroups: ContiguousArray<JointGroup> = []

  /// The rotation of each body in the step, if there are joints.
  var rotations: ContiguousArray<FloatRotation> = []
  var outgrownShapes: ContiguousArray<Int32> = []
  var outgrownBoxes: ContiguousArray<FloatBox> = []
  var fastBodies: ContiguousArray<FastBody> = []
  var candidates: ContiguousArray<Int32> = []

  init() {}

  /// Clears the data of the last step.
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

  /// Adds a body with its velocity before the step and its inverse mass.
  @inline(__always)
  mutating func append(_ body: SolverBody, masses: SIMD4<Float>) {
    states.append(body.unconstrained)
    states.append(masses)
    bodies.append(body)
  }
}

/// The solver's data of a body besides its state.
struct SolverBody {
  /// The velocity before constraints changed it in this sub-step.
  var unconstrained: SIMD4<Float>

  /// The velocity that forces add in a sub-step.
  let drive: SIMD4<Float>

  /// The factor of the velocity by damping in a sub-step.
  let decay: SIMD4<Float>

  /// The body's number in the world; -1 for the entry of all fixed bodies.
  let number: Int32

  /// Whether only constant forces drive the body: no damping and no field that depends on position or
  /// velocity.
  var isBallistic: Bool
}

/// The solver's data of a contact, besides its points.
struct SolverContact {
  /// The contact's number in the world; -1 for an empty lane of a pack.
  var contact: Int32

  /// The bodies: numbers in the world while contacts are collected, later indices in the solver's list.
  var bodyA: Int32
  var bodyB: Int32

  /// The depth of the contact along gravity: the solving order.
  var depth: Float

  /// The normal from body A to body B, in the world and in the frame of body B.
  var normal: Float2
  var normalB: Float2

  /// The distance of the centres of mass along the normal.
  var distance: Float
  var friction: Float
  var restitution: Float

  /// The number of points, 1 or 2.
  var count: Float
}

struct FastBody {
  var body: Int32
  var moved: Vector2
  var turned: Double
}
