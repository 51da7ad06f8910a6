/// The timing of an animation.
package enum AnimationTiming: Hashable, Sendable {
  /// A timing curve.
  case curve(CAMediaTimingFunction)
  /// A damped spring that settles in the duration.
  case spring(SpringTiming)
  /// A damped spring with a mass, and the seconds of the duration.
  case oscillator(DampedOscillator, TimeInterval)

  /// The progress at the fraction `time` (0…1) of the duration.
  package func progress(at time: Double) -> Double {
    switch self {
    case .curve(let function): function.progress(at: time)
    case .spring(let spring): spring.progress(at: time)
    case .oscillator(let oscillator, let duration): time < 1 ? oscillator.position(at: time * duration) : 1
    }
  }

  /// Whether it is a curve, which nested animations inherit.
  var isCurve: Bool { if case .curve = self { true } else { false } }

  /// Whether the progress never goes back, so that it has a time.
  var isMonotonic: Bool {
    switch self {
    case .curve(let function): function.isMonotonic
    case .spring(let spring): spring.dampingRatio >= 1 && spring.initialVelocity == 0
    case .oscillator(let oscillator, _): oscillator.ratio >= 1 && oscillator.velocity == 0
    }
  }

  /// The fraction of the duration at which a monotonic timing reaches a progress.
  func time(of progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    if case .curve(let function) = self { return function.time(of: progress) }
    var (low, high) = (0.0, 1.0)
    // Halves the interval until it can't be halved.
    while true {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { return high }
      if self.progress(at: middle) < progress { low = middle } else { high = middle }
    }
  }

  /// An animation without values with this timing.
  func animation(lasting duration: TimeInterval) -> CABasicAnimation {
    switch self {
    case .curve(let function):
      let animation = CABasicAnimation()
      animation.timingFunction = function
      return animation
    case .spring(let spring): return spring.animation
    case .oscillator(let oscillator, _): return CASpringAnimation(oscillator)
    }
  }

  /// The timing of the keyboard: fast at first, then slow for a long time (approximate).
  package static let keyboard = AnimationTiming.curve(
    CAMediaTimingFunction(controlPoints: 0.38, 0.7, 0.125, 1)
  )

  /// The timing of one of UIKit's curves.
  package init(_ curve: UIView.AnimationCurve) {
    self = .curve(CAMediaTimingFunction(curve))
  }
}

extension CAMediaTimingFunction {
  /// The function of one of UIKit's curves.
  convenience init(_ curve: UIView.AnimationCurve) {
    switch curve {
    case .easeInOut: self.init(name: .easeInEaseOut)
    case .easeIn: self.init(name: .easeIn)
    case .easeOut: self.init(name: .easeOut)
    case .linear: self.init(name: .linear)
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
    return DampedOscillator(frequency: frequency, ratio: dampingRatio, velocity: initialVelocity)
      .position(at: time * duration)
  }

  /// The undamped angular frequency with which the spring settles in the duration.
  ///
  /// The envelope e^(-ζωt) reaches the settling fraction at the end; that of a critically damped spring is e^(-ωt)(1 + ωt).
  private var frequency: Double {
    dampingRatio < 1
      ? -log(SpringTiming.settlingFraction) / duration / dampingRatio : SpringTiming.criticalRest / duration
  }

  fileprivate var animation: CASpringAnimation {
    CASpringAnimation(DampedOscillator(frequency: frequency, ratio: dampingRatio, velocity: initialVelocity))
  }

  /// The x at which e^(-x)(1 + x) equals the settling fraction.
  private static let criticalRest = 9.233_413_476_451_52
}

extension CASpringAnimation {
  /// A spring of the mass 1 with the motion of an oscillator.
  fileprivate convenience init(_ oscillator: DampedOscillator) {
    self.init()
    stiffness = CGFloat(oscillator.frequency * oscillator.frequency)
    damping = CGFloat(2 * oscillator.ratio * oscillator.frequency)
    initialVelocity = CGFloat(oscillator.velocity)
  }
}
