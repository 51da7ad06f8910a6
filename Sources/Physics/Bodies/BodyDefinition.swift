/// What may move a body.
public enum BodyKind: Sendable {
  /// Never moves and can't be moved by what hits it: a static body.
  case fixed

  /// Moves with the velocity that it's given, whatever hits it.
  case kinematic

  /// Moves by forces, gravity and collisions.
  case dynamic
}

/// What a body starts with.
///
/// Numbers that are not finite are replaced by the default of the property; negative dampings by zero.
public struct BodyDefinition: Sendable {
  /// What may move the body.
  public var kind = BodyKind.dynamic

  /// The position of its origin, in metres.
  public var position = Vector2.zero

  /// The angle by which it is turned, in radians.
  public var angle = 0.0

  /// The velocity of its centre of mass, in metres a second.
  public var linearVelocity = Vector2.zero

  /// How fast it turns, in radians a second.
  public var angularVelocity = 0.0

  /// The rate in 1/s at which the velocity decays: after `t` seconds, `exp(-linearDamping · t)` of it is left.
  public var linearDamping = 0.0

  /// The rate in 1/s at which the angular velocity decays.
  public var angularDamping = 0.0

  /// Whether nothing turns the body.
  public var isRotationFixed = false

  /// Whether the body may fall asleep when it rests.
  public var canSleep = true

  /// The charge that electric and magnetic fields act on.
  public var charge = 0.0

  /// Creates the definition of a dynamic body at rest in the origin.
  public init() {}
}
