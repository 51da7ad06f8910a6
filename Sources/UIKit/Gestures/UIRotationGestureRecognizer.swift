/// Recognizes two fingers that rotate around each other; the gesture lasts until both are lifted.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle in radians that begins the gesture: five degrees.
  ///
  /// Apple publishes no value.
  static let leastRotation: CGFloat = .pi / 36

  private var measure = FingerPairMeasure(0)

  /// The angle by which the fingers have rotated since both were down, in radians clockwise; it can exceed a
  /// full turn.
  ///
  /// Setting it assigns the value to the current direction, and the velocity becomes zero. Infinite and NaN
  /// values are ignored.
  open var rotation: CGFloat {
    get { measure.value }
    set {
      guard newValue.isFinite else { return }
      measure.set(newValue, for: remainingTouches, at: device.timeline.now)
    }
  }

  /// The rotation in radians per second: the mean over the last tenth of a second.
  open var velocity: CGFloat { measure.velocity }

  /// Adds up to two fingers and ignores the others.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    ignoreTouchesAfterSecond(of: touches, event)
    measure.set(measure.value, for: remainingTouches, at: event.timestamp)
  }

  /// Updates the rotation from the direction between the fingers.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let last = measure.pair, let pair = FingerPair(remainingTouches) else { return }
    measure.change(to: measure.value + pair.rotation(from: last), with: pair, at: event.timestamp)
    recognize(if: abs(measure.value) >= UIRotationGestureRecognizer.leastRotation)
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

  /// Resets the rotation to 0.
  open override func reset() {
    measure = FingerPairMeasure(0)
  }
}
