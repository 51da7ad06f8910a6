/// How a body can move.
public enum BodyKind: Sendable {
  /// A static body: never moves, whatever collides with it.
  case fixed

  /// Moves with its set velocity; collisions don't change it.
  case kinematic

  /// Moves under forces, gravity and collisions.
  case dynamic
}

/// The initial state of a body.
///
/// Values that are not finite are replaced by the default of the property, negative dampings by zero.
public struct BodyDefinition: Sendable {
  /// How the body can move.
  public var kind = BodyKind.dynamic

  /// The position of the body's origin, in metres.
  public var position = Vector2.zero

  /// The rotation angle in radians.
  public var angle = 0.0

  /// The velocity of the centre of mass, in metres per second.
  public var linearVelocity = Vector2.zero

  /// The angular velocity in radians per second.
  public var angularVelocity = 0.0

  /// The rate in 1/s at which the velocity decays: after `t` seconds the factor is `exp(-linearDamping · t)`.
  public var linearDamping = 0.0

  /// The rate in 1/s at which the angular velocity decays.
  public var angularDamping = 0.0

  /// Whether the body never rotates.
  public var isRotationFixed = false

  /// Whether the body may fall asleep at rest.
  public var canSleep = true

  /// The charge for electric and magnetic fields.
  public var charge = 0.0

  /// Creates the definition of a dynamic body at rest at the origin.
  public init() {}
}
