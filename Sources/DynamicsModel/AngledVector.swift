import Physics

/// A vector that can be set as one, or by its angle and its magnitude, and always reads as all three.
///
/// Angles are in radians from the +x axis and grow clockwise on screen. Numbers that are not finite are
/// ignored. A negative magnitude is kept and points against the angle. The zero vector keeps the angle.
/// Source: Apple, UIGravityBehavior and UIPushBehavior.
public struct AngledVector: Equatable, Sendable {
  private var storedVector: Vector2
  private var storedAngle: Double
  private var storedMagnitude: Double

  init(vector: Vector2, angle: Double, magnitude: Double) {
    storedVector = vector
    storedAngle = angle
    storedMagnitude = magnitude
  }

  /// The vector; setting it sets angle and magnitude too.
  public var vector: Vector2 {
    get { storedVector }
    set {
      guard newValue.isFinite else { return }
      storedVector = newValue
      storedMagnitude = min(newValue.hypotenuse, .greatestFiniteMagnitude)
      if storedMagnitude > 0 { storedAngle = newValue.angle }
    }
  }

  /// The angle; setting it turns the vector.
  public var angle: Double {
    get { storedAngle }
    set { set(angle: newValue, magnitude: storedMagnitude) }
  }

  /// The magnitude; setting it makes the vector as long.
  public var magnitude: Double {
    get { storedMagnitude }
    set { set(angle: storedAngle, magnitude: newValue) }
  }

  /// Sets angle and magnitude in one.
  public mutating func set(angle: Double, magnitude: Double) {
    guard angle.isFinite, magnitude.isFinite else { return }
    storedAngle = angle
    storedMagnitude = magnitude
    let direction = Rotation(angle: angle)
    storedVector = Vector2(magnitude * direction.cosine, magnitude * direction.sine)
  }
}

extension SIMD2 where Scalar == Double {
  /// The length, also where the squares of the components would be too large or too small for a number.
  var hypotenuse: Double {
    let larger = Swift.max(x.magnitude, y.magnitude)
    guard larger > 0, larger.isFinite else { return larger }
    // A power of two changes no digit.
    let scale = Double(sign: .plus, exponent: larger.exponent, significand: 1)
    return (self / scale).length * scale
  }
}
