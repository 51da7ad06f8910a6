/// Recognizes fingers that move quickly in one direction.
///
/// It is recognized while they still move, once they have come far enough.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where swipes go; a set.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates directions from their bits.
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

  /// Points to go, seconds to do it in, and points by which the way may lead aside.
  ///
  /// Apple publishes no numbers; devices come near to these.
  static let leastDistance: CGFloat = 50
  static let longestDuration: TimeInterval = 0.5
  static let greatestDeviation: CGFloat = 50

  /// The directions that are recognized; to the right at first.
  open var direction = Direction.right

  /// How many fingers swipe; 1 at first, and what is below 1 counts as 1.
  open var numberOfTouchesRequired = 1

  private var start: CGPoint?
  private let timer = GestureTimer()

  /// Starts the clock when all fingers are down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let required = max(1, numberOfTouchesRequired)
    if self.touches.count > required {
      state = .failed
    } else if self.touches.count == required {
      start = UIGestureRecognizer.middle(of: self.touches)
      timer.start(after: UISwipeGestureRecognizer.longestDuration) { [weak self] in self?.state = .failed }
    }
  }

  /// Recognizes the swipe, or fails if it leads somewhere else.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, let middle = UIGestureRecognizer.middle(of: self.touches) else { return }
    let way = CGVector(dx: middle.x - start.x, dy: middle.y - start.y)
    let (along, aside) = abs(way.dx) > abs(way.dy) ? (way.dx, way.dy) : (way.dy, way.dx)
    if abs(aside) > UISwipeGestureRecognizer.greatestDeviation {
      state = .failed
    } else if abs(along) >= UISwipeGestureRecognizer.leastDistance {
      timer.stop()
      let taken: Direction =
        abs(way.dx) > abs(way.dy) ? (way.dx > 0 ? .right : .left) : (way.dy > 0 ? .down : .up)
      state = direction.contains(taken) ? .ended : .failed
    }
  }

  /// Fails: it was too short.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Forgets the way.
  open override func reset() {
    timer.stop()
    start = nil
  }
}
