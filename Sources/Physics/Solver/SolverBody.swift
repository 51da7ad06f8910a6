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
