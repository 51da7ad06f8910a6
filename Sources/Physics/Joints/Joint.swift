/// What a joint connects and where.
public struct JointDefinition: Sendable {
  /// What the joint holds together, and how.
  public var kind: JointKind

  /// The first body; for a pull it takes no part and may be the handle of nothing.
  public var bodyA: BodyID

  /// The second body.
  public var bodyB: BodyID

  /// Where the joint holds the first body, relative to its origin and turning with it.
  public var localAnchorA: Vector2

  /// Where the joint holds the second body, relative to its origin and turning with it.
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

/// A joint and what its solving remembers from step to step.
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

  /// By how much body B was turned against body A when the joint was made, in radians.
  var referenceAngle: Double

  /// The neighbours in the lists of both bodies, by edge number.
  var nextA: Int32 = -1
  var previousA: Int32 = -1
  var nextB: Int32 = -1
  var previousB: Int32 = -1

  var impulses = JointImpulses()
}

/// What a joint has pushed with in a sub-step, kept for the next one's warm start.
struct JointImpulses: Equatable {
  var linear = Float2.zero
  var angular: Float = 0
  var lower: Float = 0
  var upper: Float = 0
  var friction: Float = 0
}
