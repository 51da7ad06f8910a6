/// The motion of a damped spring that comes to rest in a given time.
package struct SpringTiming: Hashable, Sendable {
  /// 1 does not overshoot; smaller values oscillate longer.
  package let dampingRatio: Double

  /// The speed at the start, in whole distances of the animation a second.
  package let initialVelocity: Double

  /// Seconds until the spring rests.
  package let duration: Double

  /// The part of the distance by which a spring at rest may still be off.
  package static let settlingFraction = 0.001

  /// The least damping ratio that is simulated; less would not settle in any sensible number of swings.
  private static let leastDampingRatio = 0.01

  /// Creates a spring; the ratio is kept within 0.01…1, and a duration must be positive.
  package init(dampingRatio: Double, initialVelocity: Double, duration: Double) {
    self.dampingRatio =
      dampingRatio.isNaN
      ? 1 : min(1, max(SpringTiming.leastDampingRatio, dampingRatio))
    self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
    self.duration = duration
  }

  /// The progress after the fraction `time` of the duration; it may exceed 1 while overshooting.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    let seconds = time * duration
    return dampingRatio < 1 ? underdamped(seconds) : critical(seconds)
  }

  /// The envelope e^(-ζωt) has fallen to the settling fraction at the end of the duration.
  private func underdamped(_ seconds: Double) -> Double {
    let decay = -log(SpringTiming.settlingFraction) / duration
    let frequency = decay / dampingRatio * (1 - dampingRatio * dampingRatio).squareRoot()
    let sine = (decay - initialVelocity) / frequency * sin(frequency * seconds)
    return 1 - exp(-decay * seconds) * (cos(frequency * seconds) + sine)
  }

  private func critical(_ seconds: Double) -> Double {
    let decay = SpringTiming.criticalRest / duration
    return 1 - exp(-decay * seconds) * (1 + (decay - initialVelocity) * seconds)
  }

  /// The x at which e^(-x)(1 + x) equals the settling fraction.
  private static let criticalRest = 9.233_413_476_451_52
}
