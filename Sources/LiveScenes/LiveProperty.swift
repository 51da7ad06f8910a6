/// What a reader can change of a scene.
public enum LiveProperty: Int, CaseIterable, Sendable {
  /// The magnitude of a gravity or a push.
  case magnitude
  /// The angle of a gravity or a push, in radians, clockwise from the right.
  case angle
  /// The elasticity of a behaviour's items.
  case elasticity
  /// The friction of a behaviour's items.
  case friction
  /// The density of a behaviour's items.
  case density
  /// How the air brakes the motion of a behaviour's items.
  case resistance
  /// How the air brakes the spin of a behaviour's items.
  case angularResistance
  /// Whether a behaviour's items may turn; 0 or 1.
  case allowsRotation
  /// Whether a collision has its boundaries; 0 or 1.
  case boundaries
  /// Whether a collision lets its items meet; 0 or 1.
  case meeting
  /// The damping of a snap, of an attachment, or of what a catching place does.
  case damping
  /// The frequency of an attachment, in hertz; 0 is a rod.
  case frequency
  /// The length of an attachment, in points.
  case length
}
