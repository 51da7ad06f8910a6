/// Recognizes two fingers that move apart or together; the gesture lasts until both are lifted.
@MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How many points the distance must change.
  ///
  /// Apple publishes no number; devices come near to it.
  static let leastChange: CGFloat = 8

  private var storedScale: CGFloat = 1
  private var base: FingerPair?
  private var baseScale: CGFloat = 1
  private var history = MovementHistory()

  /// The present distance of the fingers divided by that at which both were down.
  ///
  /// Setting it lets the present distance stand for the new value, and the velocity is zero then; what is
  /// infinite or not a number is ignored.
  open var scale: CGFloat {
    get { storedScale }
    set {
      guard newValue.isFinite else { return }
      storedScale = newValue
      rebase(at: SimulatedDevice.current.timeline.now)
    }
  }

  /// How fast the scale changes, a second: the mean over the last tenth of one.
  open var velocity: CGFloat { history.velocity.dx }

  /// Takes two fingers in, and ignores more.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    ignoreMoreThanTwo(of: touches, event)
    rebase(at: event.timestamp)
  }

  /// Follows the distance.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let base, let pair = FingerPair(remainingTouches) else { return }
    storedScale = baseScale * pair.distance / base.distance
    history.add(CGVector(dx: storedScale, dy: 0), at: event.timestamp)
    if isRecognizing {
      state = .changed
    } else if abs(pair.distance - base.distance) >= UIPinchGestureRecognizer.leastChange {
      state = .began
    }
  }

  /// Ends with the second finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    history.add(CGVector(dx: storedScale, dy: 0), at: event.timestamp)
    base = nil
    if remainingTouches.isEmpty { state = isRecognizing ? .ended : .failed }
  }

  /// Is cancelled with the second finger.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    base = nil
    if remainingTouches.isEmpty { state = .cancelled }
  }

  /// The scale is 1 again.
  open override func reset() {
    storedScale = 1
    baseScale = 1
    base = nil
    history = MovementHistory()
  }

  private func rebase(at time: TimeInterval) {
    base = FingerPair(remainingTouches)
    baseScale = storedScale
    history = MovementHistory()
    history.add(CGVector(dx: storedScale, dy: 0), at: time)
  }
}

extension UIGestureRecognizer {
  /// Leaves fingers beyond the second to others.
  final func ignoreMoreThanTwo(of touches: Set<UITouch>, _ event: UIEvent) {
    for touch in self.touches.dropFirst(2) where touches.contains(touch) { ignore(touch, for: event) }
  }
}
