/// Recognizes two fingers that move apart or together; the gesture lasts until both are lifted.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The change of distance in points that begins the gesture.
  ///
  /// Apple publishes no value; devices use a similar one.
  static let leastChange: CGFloat = 8

  private var measure = FingerPairMeasure(1)

  /// The distance of the fingers relative to their distance when both were down.
  ///
  /// Setting it assigns the value to the current distance, and the velocity becomes zero. Infinite and NaN
  /// values are ignored.
  open var scale: CGFloat {
    get { measure.value }
    set {
      guard newValue.isFinite else { return }
      measure.set(newValue, for: remainingTouches, at: device.timeline.now)
    }
  }

  /// The change of scale per second: the mean over the last tenth of a second.
  open var velocity: CGFloat { measure.velocity }

  /// Adds up to two fingers and ignores the others.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    ignoreTouchesAfterSecond(of: touches, event)
    measure.set(measure.value, for: remainingTouches, at: event.timestamp)
  }

  /// Updates the scale from the distance of the fingers.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start = measure.pair, let pair = FingerPair(remainingTouches) else { return }
    measure.change(to: measure.baseValue * pair.distance / start.distance, at: event.timestamp)
    recognize(if: abs(pair.distance - start.distance) >= UIPinchGestureRecognizer.leastChange)
  }

  /// Ends when both fingers are lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    measure.release(at: event.timestamp)
    endWithLastFinger()
  }

  /// Cancels the gesture when the last touch is cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    measure.resetFingers()
    cancelWithLastFinger()
  }

  /// Resets the scale to 1.
  open override func reset() {
    measure = FingerPairMeasure(1)
  }
}
