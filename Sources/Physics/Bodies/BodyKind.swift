/// What may move a body.
public enum BodyKind: Sendable {
  /// Never moves and can't be moved by what hits it: a static body.
  case fixed

  /// Moves with the velocity that it's given, whatever hits it.
  case kinematic

  /// Moves by forces, gravity and collisions.
  case dynamic
}
