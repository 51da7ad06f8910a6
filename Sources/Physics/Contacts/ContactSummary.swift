/// A point where two bodies touch now.
public struct ContactSummary: Sendable {
  /// The bodies.
  public let bodyA, bodyB: BodyID

  /// Where they touch, in the world.
  public let point: Vector2

  /// From the first body to the second, of length 1.
  public let normal: Vector2

  /// The gap along the normal in metres, negative for an overlap.
  public let separation: Double

  /// The impulse along the normal in the last sub-step, in N·s.
  public let impulse: Double
}
