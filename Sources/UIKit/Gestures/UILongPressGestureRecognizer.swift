/// Recognizes fingers that stay down at one place; the gesture then lasts until a finger is lifted.
///
/// Until it begins, fingers must stay; once it began they may move, which makes changes.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long fingers must stay down, in seconds; 0.5 at first.
  ///
  /// Zero, or what is negative or not a number, begins at once; an infinite time never.
  open var minimumPressDuration: TimeInterval = 0.5

  /// How many points a finger may move before the gesture begins; 10 at first.
  open var allowableMovement: CGFloat = 10

  /// How many taps must come before the press; 0 at first.
  open var numberOfTapsRequired = 0

  /// How many fingers it takes; 1 at first, and what is below 1 counts as 1.
  open var numberOfTouchesRequired = 1

  private var series = TapSeries()
  private let timer = GestureTimer()

  private var isLastPress: Bool { series.count >= numberOfTapsRequired }

  /// Counts the fingers, and begins to wait when all are down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isRecognizing else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    if series.fingerCount == 0 && !isLastPress { limit(to: TapLimits.longestTap) }
    for touch in touches where !series.press(touch, fingers: numberOfTouchesRequired) {
      state = .failed
    }
    guard state == .possible, isLastPress, series.fingerCount == max(1, numberOfTouchesRequired) else {
      return
    }
    if minimumPressDuration > 0 {
      timer.start(after: minimumPressDuration) { [weak self] in self?.state = .began }
    } else {
      timer.stop()
      state = .began
    }
  }

  /// Fails if a finger left its place before its time; later on, it is a change.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isRecognizing else {
      state = .changed
      return
    }
    for touch in touches {
      guard let start = series.start(of: touch) else { continue }
      let place = touch.location(in: nil)
      let stays =
        isLastPress
        ? hypot(place.x - start.x, place.y - start.y) <= allowableMovement : TapLimits.isNear(place, start)
      if !stays { state = .failed }
    }
  }

  /// Ends, fails for having been too short, or counts a tap that had to come before.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isRecognizing else {
      state = .ended
      return
    }
    for touch in touches {
      guard !isLastPress else {
        state = .failed
        return
      }
      switch series.lift(touch, fingers: numberOfTouchesRequired) {
      case .incomplete: break
      case .failed: state = .failed
      case .complete: limit(to: TapLimits.longestPause)
      }
    }
  }

  /// Is cancelled, or fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Forgets the fingers.
  open override func reset() {
    timer.stop()
    series = TapSeries()
  }

  private func limit(to seconds: TimeInterval) {
    timer.start(after: seconds) { [weak self] in self?.state = .failed }
  }
}
