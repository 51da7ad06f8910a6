/// How far a moving shape is from a fixed one, or how deep it is in it.
///
/// Unlike a manifold it stays right however deep the shapes are in one another, for lines at any depth: a line stops from
/// the side on which the moving shape was when the step began.
struct Clearance {
  /// The gap in metres, negative for an overlap.
  var gap: Float

  /// From the fixed shape to the moving one, of length 1, in the frame of the fixed body.
  var normal: Float2
}

extension Clearance {
  /// The same for circles, whose middles were looked at.
  func reduced(by radii: Float) -> Clearance { Clearance(gap: gap - radii, normal: normal) }
}
