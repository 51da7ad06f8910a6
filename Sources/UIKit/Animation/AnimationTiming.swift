/// The timing function of an animation.
package enum AnimationTiming: Hashable, Sendable {
  /// Constant speed.
  case linear
  /// A timing curve.
  case curve(UnitBezier)
  /// A damped spring.
  case spring(SpringTiming)

  /// The progress at the fraction `time` (0…1) of the duration.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    return switch self {
    case .linear: time
    case .curve(let bezier): bezier.progress(at: time)
    case .spring(let spring): spring.progress(at: time)
    }
  }

  /// The timing of the keyboard: fast at first, then slow for a long time (approximate).
  package static let keyboard = AnimationTiming.curve(UnitBezier(0.38, 0.7, 0.125, 1))

  /// The timing of one of UIKit's curves.
  ///
  /// Control points: Apple, CAMediaTimingFunction.
  package init(_ curve: UIView.AnimationCurve) {
    switch curve {
    case .easeInOut: self = .curve(UnitBezier(0.42, 0, 0.58, 1))
    case .easeIn: self = .curve(UnitBezier(0.42, 0, 1, 1))
    case .easeOut: self = .curve(UnitBezier(0, 0, 0.58, 1))
    case .linear: self = .linear
    }
  }
}

/// The motion of a damped spring that settles in a given time.
package struct SpringTiming: Hashable, Sendable {
  /// The damping ratio: 1 doesn't overshoot, and smaller values oscillate longer.
  package let dampingRatio: Double

  /// The initial speed, in total distances of the animation per second.
  package let initialVelocity: Double

  /// The time until the spring settles, in seconds.
  package let duration: Double

  /// The fraction of the distance within which a spring counts as settled.
  package static let settlingFraction = 0.001

  /// The smallest damping ratio that is simulated; a smaller one would need too many oscillations to settle.
  private static let leastDampingRatio = 0.01

  /// Creates a spring with a positive duration; the ratio is clamped to 0.01…1.
  package init(dampingRatio: Double, initialVelocity: Double, duration: Double) {
    self.dampingRatio =
      dampingRatio.isNaN
      ? 1 : min(1, max(SpringTiming.leastDampingRatio, dampingRatio))
    self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
    self.duration = duration
  }

  /// The progress at the fraction `time` of the duration; it exceeds 1 while the spring overshoots.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    let seconds = time * duration
    return dampingRatio < 1 ? underdamped(seconds) : critical(seconds)
  }

  /// Returns the progress of an underdamped spring.
  ///
  /// The envelope e^(-ζωt) reaches the settling fraction at the end of the duration.
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

/// A timing curve: a cubic Bézier curve from (0, 0) to (1, 1) that maps time to progress.
package struct UnitBezier: Hashable, Sendable {
  private let ax: Double
  private let bx: Double
  private let cx: Double
  private let ay: Double
  private let by: Double
  private let cy: Double

  /// Creates the curve with the control points (`x1`, `y1`) and (`x2`, `y2`), whose x are in 0…1.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    cx = 3 * x1
    bx = 3 * (x2 - x1) - cx
    ax = 1 - cx - bx
    cy = 3 * y1
    by = 3 * (y2 - y1) - cy
    ay = 1 - cy - by
  }

  /// The progress at the fraction `time` (0…1) of the duration.
  package func progress(at time: Double) -> Double {
    let parameter = solve(time)
    return ((ay * parameter + by) * parameter + cy) * parameter
  }

  /// Finds the parameter whose x is `time`, by bisection: x never decreases along the curve.
  private func solve(_ time: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<UnitBezier.bisections {
      let middle = (low + high) / 2
      let x = ((ax * middle + bx) * middle + cx) * middle
      if x < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The number of bisections, which give the parameter to 2⁻⁴⁰.
  private static let bisections = 40
}
