/// Polynomial implementations of sine, cosine and the other transcendental functions that the solver needs.
///
/// The last bits of the C library's functions differ between systems. These give the same bits wherever
/// doubles follow IEEE 754, which makes simulations reproducible across machines.
enum Trigonometry {
  /// π/2 in three parts, for an exact reduction of large angles (Cody and Waite's method).
  private static let halfPi1 = 1.57079632673412561417e+00
  private static let halfPi2 = 6.07710050630396597660e-11
  private static let halfPi3 = 2.02226624879595063154e-21
  private static let twoOverPi = 0.636619772367581343076

  /// Sine and cosine of an angle in radians; 0 and 1 if the angle is NaN or beyond 2³⁰ turns.
  static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    if angle == 0 { return (0, 1) }
    guard angle.magnitude < 1e9 else { return (0, 1) }
    let quadrant = (angle * twoOverPi).rounded(.toNearestOrEven)
    let x = ((angle - quadrant * halfPi1) - quadrant * halfPi2) - quadrant * halfPi3
    let square = x * x
    // Taylor's series on ±π/4: the first term left out is below 1e-17.
    var sine = -1.0 / 1_307_674_368_000.0
    sine = sine * square + 1.0 / 6_227_020_800.0
    sine = sine * square - 1.0 / 39_916_800.0
    sine = sine * square + 1.0 / 362_880.0
    sine = sine * square - 1.0 / 5_040.0
    sine = sine * square + 1.0 / 120.0
    sine = sine * square - 1.0 / 6.0
    sine = sine * square * x + x
    var cosine = 1.0 / 20_922_789_888_000.0
    cosine = cosine * square - 1.0 / 87_178_291_200.0
    cosine = cosine * square + 1.0 / 479_001_600.0
    cosine = cosine * square - 1.0 / 3_628_800.0
    cosine = cosine * square + 1.0 / 40_320.0
    cosine = cosine * square - 1.0 / 720.0
    cosine = cosine * square + 1.0 / 24.0
    cosine = cosine * square * square - 0.5 * square + 1
    switch Int64(quadrant) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// The angle of a vector in radians, from -π to π; 0 for the zero vector.
  static func angle(y: Double, x: Double) -> Double {
    let larger = max(x.magnitude, y.magnitude)
    guard larger > 0, larger.isFinite else { return 0 }
    let ratio = min(x.magnitude, y.magnitude) / larger
    var angle = arcTangentOfUnit(ratio)
    if y.magnitude > x.magnitude { angle = .pi / 2 - angle }
    if x < 0 { angle = .pi - angle }
    return y < 0 ? -angle : angle
  }

  private static func arcTangentOfUnit(_ ratio: Double) -> Double {
    // Halving the angle twice brings the argument below tan(π/16), where the series converges fast.
    let half = ratio / (1 + (1 + ratio * ratio).squareRoot())
    let quarter = half / (1 + (1 + half * half).squareRoot())
    let square = quarter * quarter
    var sum = 0.0
    var divisor = 23.0
    while divisor > 0 {
      sum = 1 / divisor - sum * square
      divisor -= 2
    }
    return 4 * sum * quarter
  }

  /// The exponential function; 0 for NaN.
  static func exponential(_ exponent: Double) -> Double {
    guard exponent > -700 else { return 0 }
    let clamped = min(exponent, 700)
    let log2 = 0.693147180559945309417
    let halvings = (clamped / log2).rounded(.toNearestOrEven)
    let x = clamped - halvings * log2
    var sum = 1.0
    var divisor = 14.0
    while divisor > 0 {
      sum = 1 + sum * x / divisor
      divisor -= 1
    }
    return sum * Double(sign: .plus, exponent: Int(halvings), significand: 1)
  }

  /// The natural logarithm of a positive number; 0 for other arguments.
  static func logarithm(_ number: Double) -> Double {
    guard number > 0, number.isFinite else { return 0 }
    let log2 = 0.693147180559945309417
    var exponent = number.exponent
    var significand = number.significand
    if significand > 1.4142135623730951 {
      significand /= 2
      exponent += 1
    }
    let ratio = (significand - 1) / (significand + 1)
    let square = ratio * ratio
    var sum = 0.0
    var divisor = 27.0
    while divisor > 0 {
      sum = 1 / divisor + sum * square
      divisor -= 2
    }
    return 2 * ratio * sum + Double(exponent) * log2
  }

  /// A positive number to any power; 1 if the exponent is 0.
  static func power(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 { return 1 }
    if exponent == 1 { return base }
    if exponent == 2 { return base * base }
    if exponent == -1 { return 1 / base }
    if exponent == -2 { return 1 / (base * base) }
    guard base > 0 else { return 0 }
    return exponential(exponent * logarithm(base))
  }
}
