/// A point, direction or velocity in the plane, in the units of the quantity that it stands for.
public typealias Vector2 = SIMD2<Double>

/// The single-precision vector that contacts are computed in, always relative to a body nearby.
typealias Float2 = SIMD2<Float>

extension SIMD2 where Scalar == Double {
  /// The scalar product with another vector.
  @inlinable
  public func dot(_ other: Vector2) -> Double { x * other.x + y * other.y }

  /// The z component of the vector product with another vector.
  @inlinable
  public func cross(_ other: Vector2) -> Double { x * other.y - y * other.x }

  /// The square of the length.
  @inlinable
  public var lengthSquared: Double { x * x + y * y }

  /// The length.
  @inlinable
  public var length: Double { lengthSquared.squareRoot() }

  /// The vector of length 1 in the same direction, zero for a vector without direction.
  @inlinable
  public var normalized: Vector2 {
    let length = self.length
    return length > 0 && length.isFinite ? self / length : .zero
  }

  /// The vector turned by a quarter turn from the x axis towards the y axis.
  @inlinable
  public var perpendicular: Vector2 { Vector2(-y, x) }

  /// The angle in radians from the x axis, towards the y axis, from -π to π; 0 for a vector without direction.
  public var angle: Double { Trigonometry.angle(y: y, x: x) }

  /// Whether both components are finite numbers.
  @inlinable
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// Whether the point is finite and not too far away to be simulated.
  var isInReach: Bool {
    x.magnitude <= Constants.maximumCoordinate && y.magnitude <= Constants.maximumCoordinate
  }

  /// The vector with components from the negative of a limit to the limit.
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

  /// The vector turned by a quarter turn from the x axis towards the y axis.
  @inline(__always)
  var perpendicular: Float2 { Float2(-y, x) }

  /// The vector turned by a quarter turn from the y axis towards the x axis: the outward side of an edge
  /// whose polygon winds from the x axis towards the y axis.
  @inline(__always)
  var outward: Float2 { Float2(y, -x) }

  @inline(__always)
  var double: Vector2 { Vector2(Double(x), Double(y)) }
}
