/// Recognizes two fingers that turn about each other; the gesture lasts until both are lifted.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How many radians the fingers must turn: five degrees.
  ///
  /// Apple publishes no number.
  static let leastTurn: CGFloat = .pi / 36

  private var measure = FingerPairMeasure(0)

  /// How far the fingers have turned since both were down, in radians, clockwise; more than one turn adds up.
  ///
  /// Setting it lets the present direction stand for the new value, and the velocity is zero then; what is
  /// infinite or not a number is ignored.
  open var rotation: CGFloat {
    get { measure.value }
    set {
      guard newValue.isFinite else { return }
      measure.set(newValue, for: remainingTouches, at: device.timeline.now)
    }
  }

  /// How fast the fingers turn, in radians a second: the mean over the last tenth of one.
  open var velocity: CGFloat { measure.velocity }

  /// Takes two fingers in, and ignores more.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    ignoreMoreThanTwo(of: touches, event)
    measure.set(measure.value, for: remainingTouches, at: event.timestamp)
  }

  /// Follows the direction from one finger to the other.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let last = measure.pair, let pair = FingerPair(remainingTouches) else { return }
    measure.change(to: measure.value + pair.turn(from: last), with: pair, at: event.timestamp)
    recognize(if: abs(measure.value) >= UIRotationGestureRecognizer.leastTurn)
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

  /// The rotation is 0 again.
  open override func reset() {
    measure = FingerPairMeasure(0)
  }
}
