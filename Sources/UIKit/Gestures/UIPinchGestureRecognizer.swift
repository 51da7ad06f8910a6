/// Recognizes two fingers that move apart or together; the gesture lasts until both are lifted.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How many points the distance must change.
  ///
  /// Apple publishes no number; devices come near to it.
  static let leastChange: CGFloat = 8

  private var measure = FingerPairMeasure(1)

  /// The present distance of the fingers divided by that at which both were down.
  ///
  /// Setting it lets the present distance stand for the new value, and the velocity is zero then; what is
  /// infinite or not a number is ignored.
  open var scale: CGFloat {
    get { measure.value }
    set {
      guard newValue.isFinite else { return }
      measure.set(newValue, for: remainingTouches, at: device.timeline.now)
    }
  }

  /// How fast the scale changes, a second: the mean over the last tenth of one.
  open var velocity: CGFloat { measure.velocity }

  /// Takes two fingers in, and ignores more.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    ignoreMoreThanTwo(of: touches, event)
    measure.set(measure.value, for: remainingTouches, at: event.timestamp)
  }

  /// Follows the distance.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start = measure.pair, let pair = FingerPair(remainingTouches) else { return }
    measure.change(to: measure.baseValue * pair.distance / start.distance, at: event.timestamp)
    recognize(if: abs(pair.distance - start.distance) >= UIPinchGestureRecognizer.leastChange)
  }

  /// Ends with the second finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    measure.release(at: event.timestamp)
    endWithLastFinger()
  }

  /// Is cancelled with the second finger.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    measure.forgetFingers()
    cancelWithLastFinger()
  }

  /// The scale is 1 again.
  open override func reset() {
    measure = FingerPairMeasure(1)
  }
}
