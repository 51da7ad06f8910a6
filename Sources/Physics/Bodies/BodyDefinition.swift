/// What a body starts with.
///
/// Numbers that are not finite are replaced by the default of the property; negative dampings and thresholds by zero.
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

  /// How much of the world's gravity acts on the body.
  public var gravityScale = 1.0

  /// Whether nothing turns the body.
  public var isRotationFixed = false

  /// Whether the body may fall asleep when it rests.
  public var canSleep = true

  /// The speed in metres a second below which the body counts as resting.
  public var sleepThreshold = Constants.sleepThreshold

  /// Whether the body must not tunnel through other moving bodies; none tunnels through fixed ones.
  public var isBullet = false

  /// The charge that electric and magnetic fields act on.
  public var charge = 0.0

  /// A number for the owner's use, repeated in contact events.
  public var tag: UInt64 = 0

  /// Creates the definition of a dynamic body at rest in the origin.
  public init() {}
}
