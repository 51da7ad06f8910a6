/// Recognizes one or several successive taps with one or several fingers.
///
/// It fails if a finger stays down too long or moves too far, if there are too many fingers, or if the next
/// tap is too late or too far away.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of successive taps required; defaults to 1, and lower values are treated as 1.
  open var numberOfTapsRequired = 1

  /// The number of fingers required for each tap; defaults to 1, and lower values are treated as 1.
  open var numberOfTouchesRequired = 1

  private var series = TapSeries()
  private let timer = GestureTimer()

  /// Whether one tap with one finger is enough.
  final var isSingle: Bool { numberOfTapsRequired <= 1 && numberOfTouchesRequired <= 1 }

  /// On the last of several taps, recognizers that require more taps precede those that require fewer.
  override var precedence: Int { max(0, numberOfTapsRequired - 1) }

  /// The touches of the last tap remain available while handlers run.
  override var locatedTouches: [UITouch] { touches.isEmpty ? series.fingers : touches }

  /// Returns false for a tap recognizer that requires more taps than this one.
  ///
  /// Source: Apple, UIGestureRecognizer.canPrevent(_:).
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else {
      return super.canPrevent(preventedGestureRecognizer)
    }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  /// Counts the fingers and limits their time.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if series.fingerCount == 0 { limit(to: TapLimits.longestTap) }
    for touch in touches where !series.press(touch, fingers: numberOfTouchesRequired) {
      state = .failed
    }
  }

  /// Fails if a finger moved too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      if let start = series.start(of: touch), !TapLimits.isNear(touch.location(in: nil), start) {
        state = .failed
      }
    }
  }

  /// Counts the taps; the last one completes the gesture.
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

  /// Resets the taps.
  open override func reset() {
    timer.stop()
    series = TapSeries()
  }

  private func limit(to seconds: TimeInterval) {
    timer.start(after: seconds) { [weak self] in self?.state = .failed }
  }
}

/// Successive taps with the same number of fingers.
@MainActor
struct TapSeries {
  /// The state of a tap when a finger was lifted.
  enum Lift {
    /// Other fingers are still down.
    case incomplete
    case complete
    /// The tap had the wrong number of fingers.
    case failed
  }

  /// The number of complete taps.
  private(set) var count = 0

  /// The fingers of the current tap, or otherwise of the last one.
  private(set) var fingers: [UITouch] = []

  private var starts: [UITouch: CGPoint] = [:]
  private var liftedCount = 0

  /// The positions where the fingers of the last complete tap came down.
  private var lastPlaces: [CGPoint] = []

  /// The number of fingers that have taken part in the current tap.
  var fingerCount: Int { starts.count }

  /// Adds a finger that came down; returns false if it can't be part of the series.
  ///
  /// All fingers of a tap must come down before the first one is lifted. Each finger of the next tap must be
  /// near a finger of the last tap.
  mutating func press(_ touch: UITouch, fingers required: Int) -> Bool {
    if starts.isEmpty { fingers = [] }
    starts[touch] = touch.location(in: nil)
    fingers.append(touch)
    guard liftedCount == 0, starts.count <= max(1, required) else { return false }
    return count == 0 || TapLimits.areNear(fingers.compactMap { starts[$0] }, lastPlaces)
  }

  /// Returns the position where a finger of the current tap came down.
  func start(of touch: UITouch) -> CGPoint? { starts[touch] }

  /// Records that a finger was lifted.
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
