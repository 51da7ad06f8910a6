/// A vector in the plane: a point, direction or velocity, in the unit of its quantity.
public typealias Vector2 = SIMD2<Double>

/// The single-precision vector of contact computations, always relative to a nearby body.
typealias Float2 = SIMD2<Float>

extension SIMD2 where Scalar == Double {
  /// The dot product with another vector.
  @inlinable
  public func dot(_ other: Vector2) -> Double { x * other.x + y * other.y }

  /// The z component of the cross product with another vector.
  @inlinable
  public func cross(_ other: Vector2) -> Double { x * other.y - y * other.x }

  /// The square of the length.
  @inlinable
  public var lengthSquared: Double { x * x + y * y }

  /// The length.
  @inlinable
  public var length: Double { lengthSquared.squareRoot() }

  /// The unit vector in the same direction; zero for a vector without direction.
  @inlinable
  public var normalized: Vector2 {
    let length = self.length
    return length > 0 && length.isFinite ? self / length : .zero
  }

  /// The vector rotated by a quarter turn from the x axis towards the y axis.
  @inlinable
  public var perpendicular: Vector2 { Vector2(-y, x) }

  /// The angle from the x axis in radians, from -π to π; 0 for a vector without direction.
  public var angle: Double { Trigonometry.angle(y: y, x: x) }

  /// Whether both components are finite.
  @inlinable
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// Whether the point is finite and within ``Constants/maximumCoordinate``.
  var isInReach: Bool {
    x.magnitude <= Constants.maximumCoordinate && y.magnitude <= Constants.maximumCoordinate
  }

  /// The vector with both components clamped to ± a limit.
  func limited(to limit: Double) -> Vector2 {
    clamped(lowerBound: Vector2(repeating: -limit), upperBound: Vector2(repeating: limit))
  }

  /// The same vector in single precision.
  @inline(__always)
  var single: Float2 { Float2(Float(x), Float(y)) }
}

extension SIMD2 where Scalar == Float {
  @inline(__always)
  func dot(_ other: Float2) -> Float { x * other.x + y * other.y }

  @inline(__always)
  func cross(_ other: Float2) -> Float { x * other.y - y * other.x }

  @inline(__always)
  var lengthSquared: Float { x * x + y * y }

  @inline(__always)
  var length: Float { lengthSquared.squareRoot() }

  /// The vector rotated by a quarter turn from the x axis towards the y axis.
  @inline(__always)
  var perpendicular: Float2 { Float2(-y, x) }

  /// The vector rotated by a quarter turn from the y axis towards the x axis.
  ///
  /// It is the outward normal of an edge if the polygon winds from the x axis towards the y axis.
  @inline(__always)
  var outward: Float2 { Float2(y, -x) }

  @inline(__always)
  var double: Vector2 { Vector2(Double(x), Double(y)) }
}
