/// The position of a body's origin and its rotation angle.
public struct Pose: Equatable, Sendable {
  /// The position of the body's origin, in metres.
  public var position: Vector2

  /// The angle in radians, positive from the x axis towards the y axis; not wrapped at full turns.
  public var angle: Double

  /// Creates a pose.
  public init(position: Vector2 = .zero, angle: Double = 0) {
    self.position = position
    self.angle = angle
  }

  /// Converts a point from body to world coordinates.
  public func point(_ local: Vector2) -> Vector2 {
    Rotation(angle: angle).applied(to: local) + position
  }

  /// Converts a point from world to body coordinates.
  public func localPoint(_ point: Vector2) -> Vector2 {
    Rotation(angle: angle).removed(from: point - position)
  }

  /// Converts a direction from body to world coordinates.
  public func vector(_ local: Vector2) -> Vector2 {
    Rotation(angle: angle).applied(to: local)
  }

  /// Converts a direction from world to body coordinates.
  public func localVector(_ vector: Vector2) -> Vector2 {
    Rotation(angle: angle).removed(from: vector)
  }

  /// Whether position and angle are finite.
  public var isFinite: Bool { position.isFinite && angle.isFinite }
}

/// The pose of one body relative to another, in single precision.
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
