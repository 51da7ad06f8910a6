import Physics

/// A vector that can be set by its components, or by its angle and magnitude; all three stay consistent.
///
/// Angles are in radians from the +x axis, clockwise on screen. Values that are not finite are ignored. A
/// negative magnitude is kept and points against the angle. The zero vector keeps the angle. Source: Apple,
/// UIGravityBehavior and UIPushBehavior.
public struct AngledVector: Equatable, Sendable {
  private var storedVector: Vector2
  private var storedAngle: Double
  private var storedMagnitude: Double

  init(vector: Vector2, angle: Double, magnitude: Double) {
    storedVector = vector
    storedAngle = angle
    storedMagnitude = magnitude
  }

  /// The vector; setting it updates angle and magnitude.
  public var vector: Vector2 {
    get { storedVector }
    set {
      guard newValue.isFinite else { return }
      storedVector = newValue
      storedMagnitude = min(newValue.hypotenuse, .greatestFiniteMagnitude)
      if storedMagnitude > 0 { storedAngle = newValue.angle }
    }
  }

  /// The angle; setting it rotates the vector.
  public var angle: Double {
    get { storedAngle }
    set { set(angle: newValue, magnitude: storedMagnitude) }
  }

  /// The magnitude; setting it scales the vector.
  public var magnitude: Double {
    get { storedMagnitude }
    set { set(angle: storedAngle, magnitude: newValue) }
  }

  /// Sets angle and magnitude together.
  public mutating func set(angle: Double, magnitude: Double) {
    guard angle.isFinite, magnitude.isFinite else { return }
    storedAngle = angle
    storedMagnitude = magnitude
    let direction = Rotation(angle: angle)
    storedVector = Vector2(magnitude * direction.cosine, magnitude * direction.sine)
  }
}

extension SIMD2 where Scalar == Double {
  /// The length, computed without overflow or underflow of squares.
  var hypotenuse: Double {
    let larger = Swift.max(x.magnitude, y.magnitude)
    guard larger > 0, larger.isFinite else { return larger }
    // Scaling by a power of two is exact.
    let scale = Double(sign: .plus, exponent: larger.exponent, significand: 1)
    return (self / scale).length * scale
  }
}
