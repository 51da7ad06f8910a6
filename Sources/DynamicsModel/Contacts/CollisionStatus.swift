/// The status of a collision behaviour; a simulation can activate 21.
public enum CollisionStatus: Equatable, Sendable {
  /// The behaviour has neither items nor boundaries and needs no category bits.
  case inactive

  /// The behaviour is active.
  case active

  /// The behaviour has items or boundaries, but all category bits are in use: nothing collides.
  case noFreeBits
}
