/// A soft constraint: a damped spring, independent of the masses that it connects.
///
/// Three numbers turn an impulse solver into an implicit spring of a frequency and damping ratio: the
/// fraction of the error corrected per second, the fraction of the rigid impulse applied, and the fraction of
/// the accumulated impulse released. The formulas are those of `b2MakeSoft` in Box2D 3 (E. Catto, "Soft
/// Constraints", GDC 2011).
struct Softness {
  var biasRate: Float
  var massScale: Float
  var impulseScale: Float

  static let rigid = Softness(biasRate: 0, massScale: 1, impulseScale: 0)

  init(biasRate: Float, massScale: Float, impulseScale: Float) {
    self.biasRate = biasRate
    self.massScale = massScale
    self.impulseScale = impulseScale
  }

  /// - Parameters:
  ///   - frequency: In hertz; 0 is rigid.
  ///   - dampingRatio: 1 is critical.
  ///   - step: The length of a sub-step, in seconds.
  init(frequency: Double, dampingRatio: Double, step: Double) {
    guard frequency > 0 else {
      self = .rigid
      return
    }
    let omega = 2 * Double.pi * frequency
    let first = 2 * dampingRatio + step * omega
    let second = step * omega * first
    let third = 1 / (1 + second)
    biasRate = Float(omega / first)
    massScale = Float(second * third)
    impulseScale = Float(third)
  }
}

/// A damped spring whose sub-steps lie on the exact solution for a single spring and mass.
///
/// A standard implicit spring is overdamped, more so for longer sub-steps. Here the two coefficients give the
/// discrete motion the eigenvalues of the continuous one: with `u` the velocity and `x` the stretch, a
/// sub-step gives `u ← u - velocityRate·u - stretchRate·x` and `x ← x + h·u`, which has determinant
/// `exp(-2ζωh)` and trace `2·exp(-ζωh)·cos(ω_d·h)`.
struct ExactSpring {
  var velocityRate: Float = 0
  var stretchRate: Float = 0

  init() {}

  /// - Parameters:
  ///   - frequency: The natural frequency in hertz, at most a quarter of the sub-step rate.
  ///   - dampingRatio: 1 is critical.
  ///   - step: The length of a sub-step, in seconds.
  init(frequency: Double, dampingRatio: Double, step: Double) {
    let omega = 2 * Double.pi * min(frequency, 0.25 / step)
    let decay = Trigonometry.exponential(-dampingRatio * omega * step)
    let square = 1 - dampingRatio * dampingRatio
    let phase = omega * square.magnitude.squareRoot() * step
    let trace: Double
    if square >= 0 {
      trace = 2 * decay * Trigonometry.sineAndCosine(phase).cosine
    } else {
      // exp(-ζωh)·2·cosh, written in a form in which neither factor overflows.
      let slow = Trigonometry.exponential(phase - dampingRatio * omega * step)
      let fast = Trigonometry.exponential(-phase - dampingRatio * omega * step)
      trace = slow + fast
    }
    let determinant = decay * decay
    velocityRate = Float(1 - determinant)
    stretchRate = Float((determinant + 1 - trace) / step)
  }
}
