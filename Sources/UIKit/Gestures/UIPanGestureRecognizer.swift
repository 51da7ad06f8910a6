/// Recognizes fingers that drag in any direction; the gesture lasts until all are lifted.
///
/// It begins when enough fingers have moved ten points. It changes when a finger moves while enough fingers
/// are down.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The distance in points that the fingers must move.
  ///
  /// Apple publishes no value; devices use a similar one.
  static let leastMovement: CGFloat = 10

  /// The minimum number of fingers; defaults to 1.
  open var minimumNumberOfTouches = 1

  /// The maximum number of fingers; unlimited by default.
  ///
  /// The gesture fails with more fingers. Fingers added after it began are ignored.
  open var maximumNumberOfTouches = Int.max

  /// The distance that the centre of all fingers has moved, in the coordinates of the window.
  private(set) final var movement = CGVector.zero
  private var lastMiddle: CGPoint?
  private var history = MovementHistory()

  /// Returns the distance that the fingers have moved since they came down, in points of `view`, or of the
  /// window if it is nil.
  open func translation(in view: UIView?) -> CGPoint {
    convert(movement, to: view)
  }

  /// Sets the distance moved so far, in points of `view`; the velocity becomes zero.
  ///
  /// Infinite and NaN values are ignored.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard translation.x.isFinite, translation.y.isFinite else { return }
    movement = movement(translation, from: view)
    history = MovementHistory()
    history.add(movement, at: device.timeline.now)
  }

  /// Returns the velocity of the fingers, in points per second of `view`, or of the window if it is nil.
  ///
  /// It is the mean over the last tenth of a second.
  open func velocity(in view: UIView?) -> CGPoint {
    convert(history.velocity, to: view)
  }

  /// Whether the direction of the movement is right for the gesture.
  var isRightMovement: Bool { true }

  private var hasEnoughTouches: Bool { remainingTouches.count >= max(1, minimumNumberOfTouches) }

  /// Adds the fingers, unless there are too many.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > max(1, maximumNumberOfTouches) {
      guard isRecognizing else {
        state = .failed
        return
      }
      for touch in touches { ignore(touch, for: event) }
    }
    lastMiddle = UIGestureRecognizer.middle(of: remainingTouches)
    history.add(movement, at: event.timestamp)
  }

  /// Updates the movement of the centre of the fingers.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let middle = UIGestureRecognizer.middle(of: remainingTouches) else { return }
    defer { lastMiddle = middle }
    guard hasEnoughTouches, let lastMiddle else { return }
    movement.dx += middle.x - lastMiddle.x
    movement.dy += middle.y - lastMiddle.y
    history.add(movement, at: event.timestamp)
    if isRecognizing {
      state = .changed
    } else if hypot(movement.dx, movement.dy) >= UIPanGestureRecognizer.leastMovement {
      state = isRightMovement ? .began : .failed
    }
  }

  /// Ends when the last finger is lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    history.add(movement, at: event.timestamp)
    letGo(then: isRecognizing ? .ended : .failed)
  }

  /// Cancels the gesture when the last touch is cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    letGo(then: .cancelled)
  }

  private func letGo(then last: State) {
    lastMiddle = UIGestureRecognizer.middle(of: remainingTouches)
    if lastMiddle == nil { state = last }
  }

  /// Resets the movement.
  open override func reset() {
    movement = .zero
    lastMiddle = nil
    history = MovementHistory()
  }
}

/// The recent positions of a movement, which give its velocity.
struct MovementHistory {
  /// The time over which the velocity is measured, in seconds.
  static let span: TimeInterval = 0.1

  private var samples: [(time: TimeInterval, value: CGVector)] = []

  /// Records a position; of several positions at the same time, the last one is kept.
  mutating func add(_ value: CGVector, at time: TimeInterval) {
    if let last = samples.last, time <= last.time { samples.removeLast() }
    samples.append((time, value))
    // Keep one sample at or before the start of the span: the movement after it is partly within the span.
    let start = time - MovementHistory.span
    while samples.count > 1, samples[1].time <= start { samples.removeFirst() }
  }

  /// The mean change per second over the span that ends with the newest sample; zero if no time has passed.
  var velocity: CGVector {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
    let start = max(first.time, last.time - MovementHistory.span)
    var origin = first.value
    if samples.count > 1, start > first.time {
      let part = CGFloat((start - first.time) / (samples[1].time - first.time))
      origin.dx += (samples[1].value.dx - origin.dx) * part
      origin.dy += (samples[1].value.dy - origin.dy) * part
    }
    let duration = CGFloat(last.time - start)
    return CGVector(dx: (last.value.dx - origin.dx) / duration, dy: (last.value.dy - origin.dy) / duration)
  }
}
