/// Provides the timing of a property animator.
///
/// Source: Apple, UITimingCurveProvider.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCopying {
  /// Which of the timings apply.
  var timingCurveType: UITimingCurveType { get }

  /// The cubic curve, or nil.
  var cubicTimingParameters: UICubicTimingParameters? { get }

  /// The spring, or nil.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of timings.
public enum UITimingCurveType: Int, Sendable {
  /// One of UIKit's curves.
  case builtin = 0
  /// A cubic Bézier curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A curve and a spring.
  case composed = 3
}

extension UITimingCurveProvider {
  /// The timing in a duration, which a spring with a mass replaces by its own; with that of the y axis if it differs.
  ///
  /// A composed timing is that of its spring.
  func timing(
    in duration: TimeInterval
  ) -> (timing: AnimationTiming, vertical: AnimationTiming?, duration: TimeInterval) {
    switch timingCurveType {
    case .spring, .composed:
      if let spring = springTimingParameters { return spring.timing(in: duration) }
    case .builtin, .cubic: break
    }
    let cubic = cubicTimingParameters ?? UICubicTimingParameters()
    return (.curve(cubic.function), nil, duration)
  }
}

/// A cubic Bézier curve as the timing of a property animator.
///
/// Source: Apple, UICubicTimingParameters.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve of UIKit; `easeInOut` for others.
  public let animationCurve: UIView.AnimationCurve

  /// The first control point.
  public let controlPoint1: CGPoint

  /// The second control point.
  public let controlPoint2: CGPoint

  /// The kind of the curve.
  public let timingCurveType: UITimingCurveType
  let function: CAMediaTimingFunction

  /// Creates the default curve of Core Animation.
  public convenience override init() {
    self.init(CAMediaTimingFunction(name: .default))
  }

  /// Creates one of UIKit's curves.
  public convenience init(animationCurve curve: UIView.AnimationCurve) {
    self.init(CAMediaTimingFunction(curve), curve)
  }

  /// Creates the curve from (0, 0) to (1, 1) with two control points.
  public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    let function = CAMediaTimingFunction(
      controlPoints: Float(point1.x),
      Float(point1.y),
      Float(point2.x),
      Float(point2.y)
    )
    self.init(function, .easeInOut, .cubic, (point1, point2))
  }

  init(
    _ function: CAMediaTimingFunction,
    _ curve: UIView.AnimationCurve = .easeInOut,
    _ type: UITimingCurveType = .builtin,
    _ points: (CGPoint, CGPoint)? = nil
  ) {
    func point(_ index: Int) -> CGPoint {
      var values: [Float] = [0, 0]
      function.getControlPoint(at: index, values: &values)
      return CGPoint(x: CGFloat(values[0]), y: CGFloat(values[1]))
    }
    self.function = function
    animationCurve = curve
    (controlPoint1, controlPoint2) = points ?? (point(1), point(2))
    timingCurveType = type
    super.init()
  }

  /// The curve itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil.
  public var springTimingParameters: UISpringTimingParameters? { nil }

  /// Returns the object itself, which doesn't change.
  open nonisolated override func copy() -> Any { self }
  /// Returns the object itself, which doesn't change.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A spring as the timing of a property animator.
///
/// Source: Apple, UISpringTimingParameters.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The initial velocity, in total distances of the animation per second.
  ///
  /// A position has one for each axis; other properties use that of the x axis.
  public let initialVelocity: CGVector

  private let motion: Motion

  private enum Motion {
    /// A damping ratio, with the animator's duration.
    case ratio(Double)
    /// The mass, the stiffness and the damping, which have a duration of their own.
    case physical(mass: Double, stiffness: Double, damping: Double)
  }

  /// The mass, the stiffness and the damping of a spring without parameters; it is critically damped, as stronger damping
  /// is limited.
  ///
  /// Source: developers' observations of the system's transitions.
  private static let standard = Motion.physical(mass: 3, stiffness: 1000, damping: 500)

  /// Creates a spring with the system's own parameters.
  public override convenience init() {
    self.init(UISpringTimingParameters.standard, .zero)
  }

  /// Creates a spring that comes to rest within the animator's duration; 1 is without overshoot.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring that comes to rest within the animator's duration, with an initial velocity.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(.ratio(Double(ratio)), velocity)
  }

  /// Creates a spring whose parameters define the duration of the animation.
  public convenience init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    self.init(.physical(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping)), velocity)
  }

  private init(_ motion: Motion, _ velocity: CGVector) {
    self.motion = motion
    initialVelocity = velocity
    super.init()
  }

  /// The kind: a spring.
  public var timingCurveType: UITimingCurveType { .spring }
  /// Nil.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  public var springTimingParameters: UISpringTimingParameters? { self }

  func timing(
    in duration: TimeInterval
  ) -> (timing: AnimationTiming, vertical: AnimationTiming?, duration: TimeInterval) {
    let (dx, dy) = (Double(initialVelocity.dx), Double(initialVelocity.dy))
    switch motion {
    case .ratio(let ratio):
      func spring(_ velocity: Double) -> AnimationTiming {
        .spring(SpringTiming(dampingRatio: ratio, initialVelocity: velocity, duration: duration))
      }
      return (spring(dx), dx == dy ? nil : spring(dy), duration)
    case .physical(let mass, let stiffness, let damping):
      func oscillator(_ velocity: Double) -> DampedOscillator {
        DampedOscillator(
          mass: mass,
          stiffness: stiffness,
          damping: damping,
          velocity: velocity,
          allowsOverdamping: false
        )
      }
      let (x, y) = (oscillator(dx), oscillator(dy))
      let duration = max(x.settlingTime, y.settlingTime)
      return (.oscillator(x, duration), dx == dy ? nil : .oscillator(y, duration), duration)
    }
  }

  /// Returns the object itself, which doesn't change.
  open nonisolated override func copy() -> Any { self }
  /// Returns the object itself, which doesn't change.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
