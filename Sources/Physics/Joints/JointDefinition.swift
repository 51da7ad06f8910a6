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
