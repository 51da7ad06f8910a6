/// A damped spring whose sub-steps fall on the exact solution of a single spring and mass.
///
/// An implicit spring of the textbook damps more than it should, the more the longer the sub-step. Here the two
/// coefficients are chosen so that the discrete motion has the eigenvalues of the continuous one:
/// with `u` the velocity and `x` the stretch, a sub-step gives `u ← u - velocityRate·u - stretchRate·x`
/// and `x ← x + h·u`, which has determinant `exp(-2ζωh)` and trace `2·exp(-ζωh)·cos(ω_d·h)`.
struct ExactSpring {
  var velocityRate: Float = 0
  var stretchRate: Float = 0

  init() {}

  /// - Parameters:
  ///   - frequency: The natural frequency in hertz, at most a quarter of the sub-steps in a second.
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
      // exp(-ζωh)·2·cosh: written so that neither factor overflows.
      let slow = Trigonometry.exponential(phase - dampingRatio * omega * step)
      let fast = Trigonometry.exponential(-phase - dampingRatio * omega * step)
      trace = slow + fast
    }
    let determinant = decay * decay
    velocityRate = Float(1 - determinant)
    stretchRate = Float((determinant + 1 - trace) / step)
  }
}
