/// Recognizes fingers that move quickly in one direction.
///
/// The gesture is recognized while the fingers are still moving, as soon as they have moved far enough.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A set of swipe directions.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The directions as bits.
    public let rawValue: UInt

    /// Creates directions from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The distance in points, the time limit in seconds, and the greatest sideways deviation in points.
  ///
  /// Apple publishes no values; devices use similar ones.
  static let leastDistance: CGFloat = 50
  static let longestDuration: TimeInterval = 0.5
  static let greatestDeviation: CGFloat = 50

  /// The recognized directions; defaults to the right.
  open var direction = Direction.right

  /// The number of fingers required; defaults to 1, and lower values are treated as 1.
  open var numberOfTouchesRequired = 1

  private var start: CGPoint?
  private let timer = GestureTimer()

  /// Starts the timer when all fingers are down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let required = max(1, numberOfTouchesRequired)
    if self.touches.count > required {
      state = .failed
    } else if self.touches.count == required {
      start = UIGestureRecognizer.middle(of: self.touches)
      timer.start(after: UISwipeGestureRecognizer.longestDuration) { [weak self] in self?.state = .failed }
    }
  }

  /// Recognizes the swipe, or fails if its direction is wrong.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, let middle = UIGestureRecognizer.middle(of: self.touches) else { return }
    let displacement = CGVector(dx: middle.x - start.x, dy: middle.y - start.y)
    let (along, aside) =
      abs(displacement.dx) > abs(displacement.dy)
      ? (displacement.dx, displacement.dy) : (displacement.dy, displacement.dx)
    if abs(aside) > UISwipeGestureRecognizer.greatestDeviation {
      state = .failed
    } else if abs(along) >= UISwipeGestureRecognizer.leastDistance {
      timer.stop()
      let taken: Direction =
        abs(displacement.dx) > abs(displacement.dy)
        ? (displacement.dx > 0 ? .right : .left) : (displacement.dy > 0 ? .down : .up)
      state = direction.contains(taken) ? .ended : .failed
    }
  }

  /// Fails, since the swipe was too short.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Resets the timer and the start position.
  open override func reset() {
    timer.stop()
    start = nil
  }
}
