/// How a velocity decays at a constant rate: the exact solution of v' = a - c·v.
struct Decay {
  /// Which part of the velocity is left.
  let remaining: Double

  /// The distance per unit of starting velocity, and the velocity per unit of acceleration: (1 - exp(-ct)) / c.
  let lasting: Double

  /// The distance per unit of acceleration.
  let driven: Double

  init(rate: Double, seconds: Double) {
    let exponent = rate * seconds
    remaining = Trigonometry.exponential(-exponent)
    if exponent < 1e-3 {
      // The closed form would lose its digits in differences of nearly equal numbers.
      lasting = seconds * (1 - exponent / 2 + exponent * exponent / 6)
      driven = seconds * seconds * (0.5 - exponent / 6 + exponent * exponent / 24)
    } else {
      lasting = (1 - remaining) / rate
      driven = (seconds - lasting) / rate
    }
  }
}
