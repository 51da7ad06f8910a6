/// A damped harmonic oscillator that is released at 0 and comes to rest at 1.
///
/// Its distance to the rest is the solution of m·x″ + c·x′ + k·x = 0 with x(0) = 1 and x′(0) = -velocity.
package struct DampedOscillator: Hashable, Sendable {
  /// The undamped angular frequency √(k / m), in radians per second.
  package let frequency: Double
  /// The damping ratio c / 2√(k·m).
  package let ratio: Double
  /// The velocity at the release, in distances per second.
  package let velocity: Double

  /// The distance within which it counts as at rest.
  ///
  /// Source: Apple, SwiftUI Spring.settlingDuration.
  private static let epsilon = 0.001

  /// Creates an oscillator; values outside of their ranges are replaced by the nearest that have a motion.
  package init(mass: Double, stiffness: Double, damping: Double, velocity: Double, allowsOverdamping: Bool) {
    func positive(_ value: Double) -> Double { value > 1e-9 && value.isFinite ? value : 1e-9 }
    let (mass, stiffness) = (positive(mass), positive(stiffness))
    frequency = (stiffness / mass).squareRoot()
    let ratio = (damping.isFinite ? max(0, damping) : 0) / (2 * (stiffness * mass).squareRoot())
    self.ratio = allowsOverdamping ? ratio : min(1, ratio)
    self.velocity = velocity.isFinite ? velocity : 0
  }

  /// Creates an oscillator by its frequency in radians per second, and its damping ratio.
  package init(frequency: Double, ratio: Double, velocity: Double) {
    (self.frequency, self.ratio, self.velocity) = (frequency, ratio, velocity)
  }

  /// The position at a time in seconds.
  package func position(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let decay = ratio * frequency
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let rest = cos(damped * time) + (decay - velocity) / damped * sin(damped * time)
      return 1 - exp(-decay * time) * rest
    }
    if ratio == 1 { return 1 - exp(-decay * time) * (1 + (decay - velocity) * time) }
    let roots = self.roots
    let slow = (roots.fast - velocity) / (roots.fast - roots.slow)
    return 1 - slow * exp(-roots.slow * time) - (1 - slow) * exp(-roots.fast * time)
  }

  /// The two rates of decay of an overdamped oscillator.
  private var roots: (slow: Double, fast: Double) {
    let spread = frequency * (ratio * ratio - 1).squareRoot()
    return (ratio * frequency - spread, ratio * frequency + spread)
  }

  /// The time from which the sum of the amplitudes of both terms stays within `epsilon`.
  ///
  /// It gives Apple's published durations: 2.85 s for a damping of 5, a little more than 1 s for one of 15. Source: Apple,
  /// CASpringAnimation.settlingDuration.
  package var settlingTime: Double {
    let decay = ratio * frequency
    guard decay > 0 else { return .infinity }
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let amplitude = 1 + abs(decay - velocity) / damped
      return log(amplitude / DampedOscillator.epsilon) / decay
    }
    let slope = abs(decay - velocity)
    guard ratio > 1 else { return lastTime { exp(-decay * $0) * (1 + slope * $0) } }
    let roots = self.roots
    let slow = (roots.fast - velocity) / (roots.fast - roots.slow)
    return lastTime { abs(slow) * exp(-roots.slow * $0) + abs(1 - slow) * exp(-roots.fast * $0) }
  }

  /// The last time at which a bound that decreases in the end is `epsilon`.
  private func lastTime(_ bound: (Double) -> Double) -> Double {
    var high = 1 / frequency
    while bound(high) > DampedOscillator.epsilon, high < 1e12 { high *= 2 }
    var low = high / 2
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if bound(middle) > DampedOscillator.epsilon { low = middle } else { high = middle }
    }
    return high
  }
}
