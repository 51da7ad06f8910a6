/// The properties of a scene that a reader can change.
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
  /// The resistance of a behaviour's items.
  case resistance
  /// The angular resistance of a behaviour's items.
  case angularResistance
  /// Whether a behaviour's items may rotate; 0 or 1.
  case allowsRotation
  /// Whether items of a collision behaviour collide with its boundaries; 0 or 1.
  case boundaries
  /// Whether items of a collision behaviour collide with each other; 0 or 1.
  case meeting
  /// The damping of a snap, an attachment or a snap area.
  case damping
  /// The frequency of an attachment in hertz; 0 is a rod.
  case frequency
  /// The length of an attachment, in points.
  case length
}
