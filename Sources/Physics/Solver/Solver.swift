/// The working memory of a step: bodies and contacts in the order and form in which they are solved.
///
/// It keeps its room from step to step, so that a warm step allocates nothing.
struct Solver {
  /// Two vectors a body: how it moves and what it has moved.
  ///
  /// The first holds velocity (x, y, angular) and inverse mass, the second the way of the step (x, y, angle) and
  /// inverse inertia. Body 0 stands for all fixed ones.
  var states: ContiguousArray<SIMD4<Float>> = []

  /// What a body's velocity gains from forces in a sub-step, and which part of it damping leaves.
  var drives: ContiguousArray<SIMD4<Float>> = []
  var decays: ContiguousArray<SIMD4<Float>> = []

  /// The velocities before constraints changed them in the running sub-step.
  var unconstrained: ContiguousArray<SIMD4<Float>> = []
  var bodyNumbers: ContiguousArray<Int32> = []

  /// The first pack that may hold another contact of each body.
  var openPacks: ContiguousArray<Int32> = []

  var prepared: ContiguousArray<PreparedContact> = []
  var packs: ContiguousArray<ContactPack> = []
  var schedule = PackSchedule()
  var hasBounces = false
  var hasDecay = false

  var foundPairs: ContiguousArray<(Int32, Int32)> = []
  var partedContacts: ContiguousArray<Int32> = []
  var wakingBodies: ContiguousArray<Int32> = []
  var preparedJoints: ContiguousArray<Int32> = []
  var outgrownShapes: ContiguousArray<Int32> = []
  var outgrownBoxes: ContiguousArray<FloatBox> = []
  var fastBodies: ContiguousArray<FastBody> = []

  init() {}

  mutating func reset() {
    states.clear()
    drives.clear()
    decays.clear()
    unconstrained.clear()
    bodyNumbers.clear()
    openPacks.clear()
    prepared.clear()
    packs.clear()
    hasBounces = false
    hasDecay = false
    append(state: .zero, .zero, drive: .zero, decay: SIMD4(repeating: 1), body: -1)
  }

  @inline(__always)
  mutating func append(
    state velocity: SIMD4<Float>,
    _ masses: SIMD4<Float>,
    drive: SIMD4<Float>,
    decay: SIMD4<Float>,
    body: Int32
  ) {
    states.append(velocity)
    states.append(masses)
    drives.append(drive)
    decays.append(decay)
    unconstrained.append(velocity)
    bodyNumbers.append(body)
    openPacks.append(0)
  }
}
