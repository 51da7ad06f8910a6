/// A pair of shapes that began to touch in a step.
public struct ContactBegan: Sendable {
  /// The shapes that touch.
  public let shapeA, shapeB: ShapeID

  /// Their bodies.
  public let bodyA, bodyB: BodyID

  /// The tags of the shapes.
  public let shapeTagA, shapeTagB: UInt64

  /// The contact point in world coordinates.
  public let point: Vector2

  /// The unit normal from the first shape to the second.
  public let normal: Vector2

  /// The largest normal impulse of a contact point in a sub-step, in N·s.
  public let impulse: Double
}

/// A pair of shapes that stopped touching, or of which one was removed.
public struct ContactEnded: Sendable {
  /// The shapes that touched.
  public let shapeA, shapeB: ShapeID

  /// Their bodies.
  public let bodyA, bodyB: BodyID

  /// The tags of the shapes.
  public let shapeTagA, shapeTagB: UInt64
}

/// The events of a step, in a deterministic order.
public struct StepEvents: Sendable {
  /// The pairs of shapes that began to touch.
  public internal(set) var began: [ContactBegan] = []

  /// The pairs of shapes that stopped touching.
  public internal(set) var ended: [ContactEnded] = []

  /// Creates the events of a world that has not been stepped: none.
  public init() {}

  mutating func removeAll() {
    began.clear()
    ended.clear()
  }
}

/// A point at which two bodies touch.
public struct ContactSummary: Sendable {
  /// The bodies.
  public let bodyA, bodyB: BodyID

  /// The contact point in world coordinates.
  public let point: Vector2

  /// The unit normal from the first body to the second.
  public let normal: Vector2

  /// The gap along the normal in metres; negative for an overlap.
  public let separation: Double

  /// The normal impulse in the last sub-step, in N·s.
  public let impulse: Double
}

/// A contact that began in this step; it is reported once the bodies have their final poses.
struct BeganContact {
  let contact: Int32

  /// The largest normal impulse of a point in a sub-step.
  let peakImpulse: Float
}
