/// Recognizes fingers that move about; the gesture lasts until all are lifted.
///
/// It begins when enough fingers have moved ten points, and changes whenever one moves while enough are down.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many points the fingers must move.
  ///
  /// Apple publishes no number; devices come near to it.
  static let leastMovement: CGFloat = 10

  /// The fewest fingers that pan; 1 at first.
  open var minimumNumberOfTouches = 1

  /// The most fingers that pan, at first any number.
  ///
  /// With more the gesture fails; those that come when it has begun are ignored.
  open var maximumNumberOfTouches = Int.max

  /// The way of the middle of all fingers, in the window.
  private(set) final var movement = CGVector.zero
  private var lastMiddle: CGPoint?
  private var history = MovementHistory()

  /// How far the fingers have moved since they came down, in points of `view`, or of the window if it is nil.
  open func translation(in view: UIView?) -> CGPoint {
    convert(movement, to: view)
  }

  /// Lets the way so far count as `translation`, in points of `view`; the velocity is zero then.
  ///
  /// What is infinite or not a number is ignored.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard translation.x.isFinite, translation.y.isFinite else { return }
    movement = movement(translation, from: view)
    history = MovementHistory()
    history.add(movement, at: device.timeline.now)
  }

  /// How fast the fingers move, in points a second of `view`, or of the window if it is nil.
  ///
  /// It is the mean over the last tenth of a second.
  open func velocity(in view: UIView?) -> CGPoint {
    convert(history.velocity, to: view)
  }

  /// Whether fingers that have moved far enough make the gesture.
  var isRightMovement: Bool { true }

  private var hasEnoughTouches: Bool { remainingTouches.count >= max(1, minimumNumberOfTouches) }

  /// Takes the fingers in, unless they are too many.
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

  /// Follows the middle of the fingers.
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

  /// Ends with the last finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    history.add(movement, at: event.timestamp)
    letGo(then: isRecognizing ? .ended : .failed)
  }

  /// Is cancelled with the last finger.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    letGo(then: .cancelled)
  }

  private func letGo(then last: State) {
    lastMiddle = UIGestureRecognizer.middle(of: remainingTouches)
    if lastMiddle == nil { state = last }
  }

  /// Forgets the way.
  open override func reset() {
    movement = .zero
    lastMiddle = nil
    history = MovementHistory()
  }
}

/// Where something was a moment ago, for how fast it is.
struct MovementHistory {
  /// Seconds that a speed is measured over.
  static let span: TimeInterval = 0.1

  private var samples: [(time: TimeInterval, value: CGVector)] = []

  /// Notes where it is; of several values at one time the last counts.
  mutating func add(_ value: CGVector, at time: TimeInterval) {
    if let last = samples.last, time <= last.time { samples.removeLast() }
    samples.append((time, value))
    // One sample at or before the span is kept: the way from there is partly within.
    let start = time - MovementHistory.span
    while samples.count > 1, samples[1].time <= start { samples.removeFirst() }
  }

  /// The mean change a second over the span that ends with the newest sample; zero if no time has passed.
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
