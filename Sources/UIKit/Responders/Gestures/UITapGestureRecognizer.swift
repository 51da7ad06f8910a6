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
