/// How the progress of an animation follows time.
package enum AnimationTiming: Hashable, Sendable {
  /// At constant speed.
  case linear
  /// Along a timing curve.
  case curve(UnitBezier)
  /// Like a damped spring.
  case spring(SpringTiming)

  /// The progress after the fraction `time` (0…1) of the duration.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    return switch self {
    case .linear: time
    case .curve(let bezier): bezier.progress(at: time)
    case .spring(let spring): spring.progress(at: time)
    }
  }

  /// The raw value of the curve along which the keyboard moves from iOS 7 on.
  ///
  /// Source: `UIKeyboardAnimationCurveUserInfoKey` in public logs.
  package static let keyboardCurve = 7

  /// That curve: fast at first, and slow for long (approximate).
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
