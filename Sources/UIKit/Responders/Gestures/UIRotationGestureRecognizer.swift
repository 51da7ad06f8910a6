/// Recognizes two fingers that turn about each other; the gesture lasts until both are lifted.
@MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How many radians the fingers must turn: five degrees.
  ///
  /// Apple publishes no number.
  static let leastTurn: CGFloat = .pi / 36

  private var storedRotation: CGFloat = 0
  private var last: FingerPair?
  private var history = MovementHistory()

  /// How far the fingers have turned since both were down, in radians, clockwise; more than one turn adds up.
  ///
  /// Setting it lets the present direction stand for the new value, and the velocity is zero then; what is
  /// infinite or not a number is ignored.
  open var rotation: CGFloat {
    get { storedRotation }
    set {
      guard newValue.isFinite else { return }
      storedRotation = newValue
      rebase(at: SimulatedDevice.current.timeline.now)
    }
  }

  /// How fast the fingers turn, in radians a second: the mean over the last tenth of one.
  open var velocity: CGFloat { history.velocity.dx }

  /// Takes two fingers in, and ignores more.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    ignoreMoreThanTwo(of: touches, event)
    rebase(at: event.timestamp)
  }

  /// Follows the direction from one finger to the other.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let last, let pair = FingerPair(remainingTouches) else { return }
    storedRotation += pair.turn(from: last)
    self.last = pair
    history.add(CGVector(dx: storedRotation, dy: 0), at: event.timestamp)
    if isRecognizing {
      state = .changed
    } else if abs(storedRotation) >= UIRotationGestureRecognizer.leastTurn {
      state = .began
    }
  }

  /// Ends with the second finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    history.add(CGVector(dx: storedRotation, dy: 0), at: event.timestamp)
    last = nil
    if remainingTouches.isEmpty { state = isRecognizing ? .ended : .failed }
  }

  /// Is cancelled with the second finger.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    last = nil
    if remainingTouches.isEmpty { state = .cancelled }
  }

  /// The rotation is 0 again.
  open override func reset() {
    storedRotation = 0
    last = nil
    history = MovementHistory()
  }

  private func rebase(at time: TimeInterval) {
    last = FingerPair(remainingTouches)
    history = MovementHistory()
    history.add(CGVector(dx: storedRotation, dy: 0), at: time)
  }
}
