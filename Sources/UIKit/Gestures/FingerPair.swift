/// The relative position of two fingers.
@MainActor
struct FingerPair {
  /// The distance in points, at least 1.
  let distance: CGFloat

  /// The direction from the first to the second finger, in radians clockwise from the right.
  let angle: CGFloat

  /// Creates the pair of two touches; nil for any other number of touches.
  init?(_ touches: [UITouch]) {
    guard touches.count == 2 else { return nil }
    let first = touches[0].location(in: nil)
    let second = touches[1].location(in: nil)
    distance = max(1, hypot(second.x - first.x, second.y - first.y))
    angle = atan2(second.y - first.y, second.x - first.x)
  }

  /// Returns the angle from another pair to this one, in the shorter direction.
  func rotation(from other: FingerPair) -> CGFloat {
    (angle - other.angle).remainder(dividingBy: 2 * .pi)
  }
}

/// The phases of a gesture with two fingers, which lasts until both are lifted.
extension UIGestureRecognizer {
  /// Ignores all fingers after the second.
  final func ignoreTouchesAfterSecond(of touches: Set<UITouch>, _ event: UIEvent) {
    for touch in self.touches.dropFirst(2) where touches.contains(touch) { ignore(touch, for: event) }
  }

  /// Changes the gesture, or begins it if `isEnough`.
  final func recognize(if isEnough: Bool) {
    if isRecognizing {
      state = .changed
    } else if isEnough {
      state = .began
    }
  }

  /// Ends the gesture if the last finger was lifted.
  final func endWithLastFinger() {
    if remainingTouches.isEmpty { state = isRecognizing ? .ended : .failed }
  }

  /// Cancels the gesture if the last touch was cancelled.
  final func cancelWithLastFinger() {
    if remainingTouches.isEmpty { state = .cancelled }
  }
}

/// A value that two fingers change, such as a scale or an angle.
@MainActor
struct FingerPairMeasure {
  private(set) var value: CGFloat

  /// The value that changes are relative to.
  private(set) var baseValue: CGFloat

  /// The fingers when `baseValue` was set, or nil unless there are two.
  private(set) var pair: FingerPair?

  private var history = MovementHistory()

  /// The change of the value per second: the mean over the last tenth of a second.
  var velocity: CGFloat { history.velocity.dx }

  /// Creates a measure with an initial value.
  init(_ value: CGFloat) {
    self.value = value
    baseValue = value
  }

  /// Assigns a value to the current positions of the fingers; the velocity becomes zero.
  mutating func set(_ newValue: CGFloat, for touches: [UITouch], at time: TimeInterval) {
    value = newValue
    baseValue = newValue
    pair = FingerPair(touches)
    history = MovementHistory()
    note(at: time)
  }

  /// Sets the value after the fingers moved.
  mutating func change(to newValue: CGFloat, at time: TimeInterval) {
    value = newValue
    note(at: time)
  }

  /// Sets the value after the fingers moved; later changes are relative to their current positions.
  mutating func change(to newValue: CGFloat, with newPair: FingerPair, at time: TimeInterval) {
    baseValue = newValue
    pair = newPair
    change(to: newValue, at: time)
  }

  /// Records that one of the fingers was lifted.
  mutating func release(at time: TimeInterval) {
    note(at: time)
    pair = nil
  }

  /// Records that the touches were cancelled.
  mutating func resetFingers() {
    pair = nil
  }

  private mutating func note(at time: TimeInterval) {
    history.add(CGVector(dx: value, dy: 0), at: time)
  }
}
