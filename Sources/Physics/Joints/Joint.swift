/// What a joint connects and where.
public struct JointDefinition: Sendable {
  /// The constraint.
  public var kind: JointKind

  /// The first body; a pull ignores it, and it may be ``Handle/none``.
  public var bodyA: BodyID

  /// The second body.
  public var bodyB: BodyID

  /// The anchor on the first body, in coordinates of its origin and rotation.
  public var localAnchorA: Vector2

  /// The anchor on the second body, in coordinates of its origin and rotation.
  public var localAnchorB: Vector2

  /// Whether the connected bodies collide with each other.
  public var collideConnected: Bool

  /// Creates the definition of a joint.
  public init(
    kind: JointKind,
    bodyA: BodyID = .none,
    bodyB: BodyID,
    localAnchorA: Vector2 = .zero,
    localAnchorB: Vector2 = .zero,
    collideConnected: Bool = false
  ) {
    self.kind = kind
    self.bodyA = bodyA
    self.bodyB = bodyB
    self.localAnchorA = localAnchorA
    self.localAnchorB = localAnchorB
    self.collideConnected = collideConnected
  }
}

/// A joint and the state that it keeps from step to step.
struct Joint: Slot {
  var kind: JointKind
  /// -1 if the joint has no first body.
  var bodyA: Int32
  var bodyB: Int32
  var localAnchorA: Vector2
  var localAnchorB: Vector2
  var collideConnected: Bool
  var generation: UInt32
  var isUsed = true

  /// The angle of body B relative to body A when the joint was created, in radians.
  var referenceAngle: Double

  /// The neighbours in the lists of both bodies, by edge number.
  var nextA: Int32 = -1
  var previousA: Int32 = -1
  var nextB: Int32 = -1
  var previousB: Int32 = -1

  var impulses = JointImpulses()
}

/// The impulses of a joint in a sub-step, kept for warm starting.
struct JointImpulses: Equatable {
  var linear = Float2.zero
  var angular: Float = 0
  var lower: Float = 0
  var upper: Float = 0
  var friction: Float = 0
}
