/// A rotation in the plane, stored as the cosine and sine of its angle.
public struct Rotation: Equatable, Sendable {
  /// The cosine of the angle.
  public var cosine: Double

  /// The sine of the angle.
  public var sine: Double

  /// The identity rotation.
  public static let identity = Rotation(cosine: 1, sine: 0)

  @usableFromInline
  init(cosine: Double, sine: Double) {
    self.cosine = cosine
    self.sine = sine
  }

  /// Creates the rotation by an angle in radians, positive from the x axis towards the y axis.
  public init(angle: Double) {
    (sine, cosine) = Trigonometry.sineAndCosine(angle)
  }

  /// Rotates a vector.
  @inlinable
  public func applied(to vector: Vector2) -> Vector2 {
    Vector2(cosine * vector.x - sine * vector.y, sine * vector.x + cosine * vector.y)
  }

  /// Rotates a vector by the inverse rotation.
  @inlinable
  public func removed(from vector: Vector2) -> Vector2 {
    Vector2(cosine * vector.x + sine * vector.y, cosine * vector.y - sine * vector.x)
  }
}

/// A rotation in single precision, for geometry relative to a body.
struct FloatRotation: Equatable {
  var cosine: Float
  var sine: Float

  static let identity = FloatRotation(cosine: 1, sine: 0)

  @inline(__always)
  init(cosine: Float, sine: Float) {
    self.cosine = cosine
    self.sine = sine
  }

  @inline(__always)
  init(_ rotation: Rotation) {
    cosine = Float(rotation.cosine)
    sine = Float(rotation.sine)
  }

  @inline(__always)
  func applied(to vector: Float2) -> Float2 {
    Float2(cosine * vector.x - sine * vector.y, sine * vector.x + cosine * vector.y)
  }

  @inline(__always)
  func removed(from vector: Float2) -> Float2 {
    Float2(cosine * vector.x + sine * vector.y, cosine * vector.y - sine * vector.x)
  }

  /// The rotation from this one to another.
  @inline(__always)
  func to(_ other: FloatRotation) -> FloatRotation {
    FloatRotation(
      cosine: cosine * other.cosine + sine * other.sine,
      sine: cosine * other.sine - sine * other.cosine
    )
  }
}
