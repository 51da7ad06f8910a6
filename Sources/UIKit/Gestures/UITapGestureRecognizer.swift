/// Recognizes taps: one or several in a row, with one finger or several at once.
///
/// It fails if a finger stays down too long or moves too far, if another finger comes, or if the next tap of a
/// row is late or somewhere else.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps in a row make the gesture; 1 at first, and what is below 1 counts as 1.
  open var numberOfTapsRequired = 1

  /// How many fingers each tap takes; 1 at first, and what is below 1 counts as 1.
  open var numberOfTouchesRequired = 1

  private var series = TapSeries()
  private let timer = GestureTimer()

  /// Whether one tap of one finger is enough.
  final var isSingle: Bool { numberOfTapsRequired <= 1 && numberOfTouchesRequired <= 1 }

  /// On the last of several taps, a recognizer of more taps comes before those of fewer.
  override var precedence: Int { max(0, numberOfTapsRequired - 1) }

  /// The fingers of the last tap count as long as handlers run.
  override var locatedTouches: [UITouch] { touches.isEmpty ? series.fingers : touches }

  /// A tap recognizer does not keep one of more taps from recognizing.
  ///
  /// Source: Apple, UIGestureRecognizer.canPrevent(_:).
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else {
      return super.canPrevent(preventedGestureRecognizer)
    }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  /// Counts the fingers, and gives them a limited time.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if series.fingerCount == 0 { limit(to: TapLimits.longestTap) }
    for touch in touches where !series.press(touch, fingers: numberOfTouchesRequired) {
      state = .failed
    }
  }

  /// Fails if a finger left its place.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      if let start = series.start(of: touch), !TapLimits.isNear(touch.location(in: nil), start) {
        state = .failed
      }
    }
  }

  /// Counts the taps; the last one makes the gesture.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      switch series.lift(touch, fingers: numberOfTouchesRequired) {
      case .incomplete:
        break
      case .failed:
        state = .failed
      case .complete where series.count < numberOfTapsRequired:
        limit(to: TapLimits.longestPause)
      case .complete:
        timer.stop()
        state = .ended
      }
    }
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Forgets the taps.
  open override func reset() {
    timer.stop()
    series = TapSeries()
  }

  private func limit(to seconds: TimeInterval) {
    timer.start(after: seconds) { [weak self] in self?.state = .failed }
  }
}

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
