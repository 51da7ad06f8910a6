/// What a collision behaviour is among the 21 that a simulation can serve.
public enum CollisionStanding: Equatable, Sendable {
  /// It has neither items nor boundaries and counts for nothing.
  case idle

  /// It is one of them.
  case served

  /// It has items or boundaries, but all places are taken: nothing collides.
  case leftOut
}
