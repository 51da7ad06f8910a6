/// The timing of an animation or a layer in the time of its parent.
///
/// Source: Apple, CAMediaTiming.
public protocol CAMediaTiming {
  /// The time at which it begins, in the parent's time; 0 by default, which for an added animation is now.
  var beginTime: CFTimeInterval { get set }
  /// The basic duration in seconds; 0 by default, for which an animation has that of its transaction.
  var duration: CFTimeInterval { get set }
  /// How fast time runs compared with the parent's; 1 by default, and backwards if it is negative.
  var speed: Float { get set }
  /// An additional offset in the local time.
  var timeOffset: CFTimeInterval { get set }
  /// The number of repetitions, which may have a fraction; 0 by default, for one.
  var repeatCount: Float { get set }
  /// The seconds for which it repeats, instead of a number; 0 by default.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it plays backwards after playing forwards, which doubles the duration of a repetition.
  var autoreverses: Bool { get set }
  /// What it shows before it begins and after it has ended.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows outside of its active duration.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The final state after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first state before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing: the default.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")

  var fillsBefore: Bool { self == .backwards || self == .both }
  var fillsAfter: Bool { self == .forwards || self == .both }
}

/// A time in seconds, as in Core Animation and Core Foundation.
public typealias CFTimeInterval = Double
