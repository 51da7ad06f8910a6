/// Taps in a row, each with the same number of fingers.
@MainActor
struct TapSeries {
  /// What became of a tap when a finger was lifted.
  enum Lift {
    /// Other fingers are still down.
    case incomplete
    /// The tap is complete.
    case complete
    /// It was not a tap of so many fingers.
    case failed
  }

  /// How many taps are complete.
  private(set) var count = 0

  /// The fingers of the tap under way, or else of the last one.
  private(set) var fingers: [UITouch] = []

  private var starts: [UITouch: CGPoint] = [:]
  private var liftedCount = 0

  /// Where the fingers of the last complete tap came down.
  private var lastPlaces: [CGPoint] = []

  /// How many fingers the tap under way has had.
  var fingerCount: Int { starts.count }

  /// Counts a finger that came down; returns false if that can't be part of the series.
  ///
  /// All fingers of a tap come down before the first is lifted, and each finger of the next tap near another one
  /// of the last.
  mutating func press(_ touch: UITouch, fingers required: Int) -> Bool {
    if starts.isEmpty { fingers = [] }
    starts[touch] = touch.location(in: nil)
    fingers.append(touch)
    guard liftedCount == 0, starts.count <= max(1, required) else { return false }
    return count == 0 || TapLimits.areNear(fingers.compactMap { starts[$0] }, lastPlaces)
  }

  /// Where a finger of the tap under way came down.
  func start(of touch: UITouch) -> CGPoint? { starts[touch] }

  /// Counts a finger that was lifted.
  mutating func lift(_ touch: UITouch, fingers required: Int) -> Lift {
    guard starts.count == max(1, required) else { return .failed }
    liftedCount += 1
    guard liftedCount == starts.count else { return .incomplete }
    count += 1
    lastPlaces = fingers.compactMap { starts[$0] }
    starts = [:]
    liftedCount = 0
    return .complete
  }
}
