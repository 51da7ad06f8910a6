/// Two shapes that began to touch in a step.
public struct ContactBegan: Sendable {
  /// The shapes that touch.
  public let shapeA, shapeB: ShapeID

  /// Their bodies.
  public let bodyA, bodyB: BodyID

  /// The tags of the shapes.
  public let shapeTagA, shapeTagB: UInt64

  /// Where they touch, in the world.
  public let point: Vector2

  /// From the first shape to the second, of length 1.
  public let normal: Vector2

  /// The largest impulse along the normal that a point of the contact took in a sub-step, in N·s.
  public let impulse: Double
}

/// Two shapes that touched and have parted, or one of which is gone.
public struct ContactEnded: Sendable {
  /// The shapes that touched.
  public let shapeA, shapeB: ShapeID

  /// Their bodies.
  public let bodyA, bodyB: BodyID

  /// The tags of the shapes.
  public let shapeTagA, shapeTagB: UInt64
}

/// What happened in a step, in a fixed order.
public struct StepEvents: Sendable {
  /// Shapes that began to touch.
  public internal(set) var began: [ContactBegan] = []

  /// Shapes that have parted.
  public internal(set) var ended: [ContactEnded] = []

  /// Events of a world that has not been stepped.
  public init() {}

  mutating func removeAll() {
    began.clear()
    ended.clear()
  }
}

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

/// A contact that has begun in the running step, of which is told when the bodies stand where the step leaves them.
struct BeganContact {
  let contact: Int32

  /// The largest impulse along the normal that a point took in a sub-step.
  let peakImpulse: Float
}
