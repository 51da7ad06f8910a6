/// Recognizes fingers that press at one place; the gesture lasts until a finger is lifted.
///
/// Before the gesture begins, the fingers must not move. Moving them afterwards changes the gesture.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time for which fingers must press, in seconds; defaults to 0.5.
  ///
  /// With zero, a negative value or NaN the gesture begins immediately; with infinity it never begins.
  open var minimumPressDuration: TimeInterval = 0.5

  /// The distance in points that a finger may move before the gesture begins; defaults to 10.
  open var allowableMovement: CGFloat = 10

  /// The number of taps required before the press; defaults to 0.
  open var numberOfTapsRequired = 0

  /// The number of fingers required; defaults to 1, and lower values are treated as 1.
  open var numberOfTouchesRequired = 1

  private var series = TapSeries()
  private let timer = GestureTimer()

  private var isLastPress: Bool { series.count >= numberOfTapsRequired }

  /// Counts the fingers; starts the timer when all are down.
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

  /// Fails if a finger moved too far before the gesture began; changes the gesture afterwards.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isRecognizing else {
      state = .changed
      return
    }
    for touch in touches {
      guard let start = series.start(of: touch) else { continue }
      let location = touch.location(in: nil)
      let stays =
        isLastPress
        ? hypot(location.x - start.x, location.y - start.y) <= allowableMovement
        : TapLimits.isNear(location, start)
      if !stays { state = .failed }
    }
  }

  /// Ends the gesture, fails if it was too short, or counts a tap before it.
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

  /// Cancels the gesture, or fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Resets the fingers and taps.
  open override func reset() {
    timer.stop()
    series = TapSeries()
  }

  private func limit(to seconds: TimeInterval) {
    timer.start(after: seconds) { [weak self] in self?.state = .failed }
  }
}
