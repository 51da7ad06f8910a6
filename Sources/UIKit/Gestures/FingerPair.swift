/// How two fingers lie to each other.
@MainActor
struct FingerPair {
  /// Points between them; nearer than one counts as one.
  let distance: CGFloat

  /// The direction from the first to the second in radians, clockwise from the right.
  let angle: CGFloat

  /// The pair that some touches make, or nil if they are not two.
  init?(_ touches: [UITouch]) {
    guard touches.count == 2 else { return nil }
    let first = touches[0].location(in: nil)
    let second = touches[1].location(in: nil)
    distance = max(1, hypot(second.x - first.x, second.y - first.y))
    angle = atan2(second.y - first.y, second.x - first.x)
  }

  /// The angle that leads from another pair to this one, by the shorter way.
  func turn(from other: FingerPair) -> CGFloat {
    (angle - other.angle).remainder(dividingBy: 2 * .pi)
  }
}

/// The course of a gesture of two fingers, which lasts until both are lifted.
extension UIGestureRecognizer {
  /// Leaves fingers beyond the second to others.
  final func ignoreMoreThanTwo(of touches: Set<UITouch>, _ event: UIEvent) {
    for touch in self.touches.dropFirst(2) where touches.contains(touch) { ignore(touch, for: event) }
  }

  /// Goes on with the gesture, or begins it if the fingers have done enough.
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

  /// Calls the gesture off if the last finger was taken away.
  final func cancelWithLastFinger() {
    if remainingTouches.isEmpty { state = .cancelled }
  }
}

/// A number that two fingers change, such as a scale or an angle.
@MainActor
struct FingerPairMeasure {
  /// The number at the moment.
  private(set) var value: CGFloat

  /// The number that changes are measured from.
  private(set) var baseValue: CGFloat

  /// How the fingers lay then, or nil while they are not two.
  private(set) var pair: FingerPair?

  private var history = MovementHistory()

  /// How fast the number changes, a second: the mean over the last tenth of one.
  var velocity: CGFloat { history.velocity.dx }

  /// A number that no fingers have changed yet.
  init(_ value: CGFloat) {
    self.value = value
    baseValue = value
  }

  /// Lets the present place of the fingers stand for a number; the velocity is zero then.
  mutating func set(_ newValue: CGFloat, for touches: [UITouch], at time: TimeInterval) {
    value = newValue
    baseValue = newValue
    pair = FingerPair(touches)
    history = MovementHistory()
    note(at: time)
  }

  /// The fingers have moved.
  mutating func change(to newValue: CGFloat, at time: TimeInterval) {
    value = newValue
    note(at: time)
  }

  /// The fingers have moved, and what follows is measured from how they lie now.
  mutating func change(to newValue: CGFloat, with newPair: FingerPair, at time: TimeInterval) {
    baseValue = newValue
    pair = newPair
    change(to: newValue, at: time)
  }

  /// One of the fingers was lifted.
  mutating func release(at time: TimeInterval) {
    note(at: time)
    pair = nil
  }

  /// One of the fingers was taken away.
  mutating func forgetFingers() {
    pair = nil
  }

  private mutating func note(at time: TimeInterval) {
    history.add(CGVector(dx: value, dy: 0), at: time)
  }
}
