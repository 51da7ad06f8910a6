/// The status of a collision behaviour; a simulation can activate 21.
public enum CollisionStanding: Equatable, Sendable {
  /// The behaviour has neither items nor boundaries and needs no category bits.
  case idle

  /// The behaviour is active.
  case served

  /// The behaviour has items or boundaries, but all category bits are in use: nothing collides.
  case leftOut
}
