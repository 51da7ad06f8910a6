/// The pacing of an animation: a cubic Bézier curve from (0, 0) to (1, 1) that maps time to progress.
///
/// Source of names and control points: Apple, CAMediaTimingFunction and CAMediaTimingFunctionName.
open class CAMediaTimingFunction: @unchecked Sendable {
  private let control1: (x: Double, y: Double)
  private let control2: (x: Double, y: Double)
  private let curve: UnitBezier

  /// Creates the curve of a name; that of `linear` for an unknown one.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Creates the curve with the control points (0, 0), (`c1x`, `c1y`), (`c2x`, `c2y`) and (1, 1).
  ///
  /// The x of the control points is clamped to 0…1, so that each time has one progress.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    control1 = (Self.decimal(c1x), Self.decimal(c1y))
    control2 = (Self.decimal(c2x), Self.decimal(c2y))
    curve = UnitBezier(control1.x, control1.y, control2.x, control2.y)
  }

  /// Writes the two coordinates of a control point, 0 to 3.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let point =
      switch idx {
      case 1: control1
      case 2: control2
      case 3: (x: 1.0, y: 1.0)
      default: (x: 0.0, y: 0.0)
      }
    ptr[0] = Float(point.x)
    ptr[1] = Float(point.y)
  }

  /// The progress at the fraction `time` of the duration; times outside of 0…1 are clamped.
  package func progress(at time: Double) -> Double { curve.progress(at: time) }

  /// Whether the progress never goes back, so that each progress has a time.
  package var isMonotonic: Bool { (0...1).contains(control1.y) && (0...1).contains(control2.y) }

  /// The fraction of the duration at which a monotonic curve reaches a progress.
  package func time(of progress: Double) -> Double {
    UnitBezier(control1.y, control1.x, control2.y, control2.x).progress(at: progress)
  }

  /// The number that a literal of single precision was written as, such as 0.42.
  private static func decimal(_ number: Float) -> Double { Double("\(number)") ?? Double(number) }
}

extension CAMediaTimingFunction: Hashable {
  /// Returns whether two functions have the same control points.
  public static func == (one: CAMediaTimingFunction, other: CAMediaTimingFunction) -> Bool {
    one.control1 == other.control1 && one.control2 == other.control2
  }

  /// Hashes the control points.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(control1.x)
    hasher.combine(control1.y)
    hasher.combine(control2.x)
    hasher.combine(control2.y)
  }
}

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at the beginning and at the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The pacing of most of the system's animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
