/// Where a body stands: the position of its origin and the angle by which it is turned.
public struct Pose: Equatable, Sendable {
  /// The position of the body's origin, in metres.
  public var position: Vector2

  /// The angle in radians, positive from the x axis towards the y axis; not wrapped at a full turn.
  public var angle: Double

  /// Creates a pose.
  public init(position: Vector2 = .zero, angle: Double = 0) {
    self.position = position
    self.angle = angle
  }

  /// The place in the world of a point of the body.
  public func point(_ local: Vector2) -> Vector2 {
    Rotation(angle: angle).applied(to: local) + position
  }

  /// The point of the body at a place in the world.
  public func localPoint(_ point: Vector2) -> Vector2 {
    Rotation(angle: angle).removed(from: point - position)
  }

  /// The direction in the world of a direction of the body.
  public func vector(_ local: Vector2) -> Vector2 {
    Rotation(angle: angle).applied(to: local)
  }

  /// The direction of the body that points along a direction in the world.
  public func localVector(_ vector: Vector2) -> Vector2 {
    Rotation(angle: angle).removed(from: vector)
  }

  /// Whether position and angle are finite numbers.
  public var isFinite: Bool { position.isFinite && angle.isFinite }
}

/// Where one body stands as seen from another, in single precision.
struct FloatPose {
  var position: Float2
  var rotation: FloatRotation

  @inline(__always)
  func point(_ local: Float2) -> Float2 { rotation.applied(to: local) + position }

  @inline(__always)
  func localPoint(_ point: Float2) -> Float2 { rotation.removed(from: point - position) }

  @inline(__always)
  func vector(_ local: Float2) -> Float2 { rotation.applied(to: local) }
}
