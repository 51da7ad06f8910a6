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
