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
