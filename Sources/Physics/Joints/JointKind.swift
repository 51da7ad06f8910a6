/// The constraint that a joint applies.
public enum JointKind: Equatable, Sendable {
  /// Keeps the distance of the anchors at a length in metres, or between two limits.
  ///
  /// With a frequency in hertz, a spring of that natural frequency and damping ratio (1 is critical) for the
  /// two bodies holds the length. With frequency 0 it is a rigid rod, and the limits are ignored.
  case distance(length: Double, minimum: Double, maximum: Double, frequency: Double, dampingRatio: Double)

  /// Limits the distance of the anchors to a length in metres.
  case rope(length: Double)

  /// Keeps the anchors together and lets the bodies rotate about them.
  ///
  /// The optional angles in radians limit the rotation; a friction torque in N·m resists it.
  case pin(lowerAngle: Double?, upperAngle: Double?, frictionTorque: Double)

  /// Lets body B move along an axis of body A without rotating.
  ///
  /// The optional offsets in metres limit the movement; a friction force in newtons resists it.
  case slide(axis: Vector2, lower: Double?, upper: Double?, frictionForce: Double)

  /// Keeps the relative pose of the bodies, rigidly or with springs of a frequency in hertz.
  case weld(frequency: Double, dampingRatio: Double)

  /// Pulls the anchor of body B to a target in world coordinates with a spring, and rotates the body to an
  /// angle if given.
  ///
  /// Body A is ignored. The force in newtons never exceeds the maximum.
  case pull(target: Vector2, angle: Double?, frequency: Double, dampingRatio: Double, maximumForce: Double)

  /// Whether the kind is a rod or rope that is solved as a pin.
  var isShort: Bool {
    switch self {
    case .distance(let length, _, _, let frequency, _):
      return frequency == 0 && length <= Constants.shortLength
    case .rope(let length):
      return length <= Constants.shortLength
    case .pin, .slide, .weld, .pull:
      return false
    }
  }

  /// The kind with sanitized numbers: values that are not finite become 0 or no limit, and negative values
  /// are clamped where they have no meaning.
  var sanitized: JointKind {
    func finite(_ number: Double) -> Double { number.isFinite ? number : 0 }
    func nonnegative(_ number: Double) -> Double { number.isNaN ? 0 : max(0, number) }
    func limit(_ number: Double?) -> Double? { number.flatMap { $0.isFinite ? $0 : nil } }
    switch self {
    case .distance(let length, let minimum, let maximum, let frequency, let damping):
      let low = nonnegative(minimum)
      return .distance(
        length: min(nonnegative(length), Constants.maximumCoordinate),
        minimum: min(low, Constants.maximumCoordinate),
        maximum: max(low, nonnegative(maximum)),
        frequency: finite(nonnegative(frequency)),
        dampingRatio: finite(nonnegative(damping))
      )
    case .rope(let length):
      return .rope(length: min(nonnegative(length), Constants.maximumCoordinate))
    case .pin(let lower, let upper, let friction):
      let low = limit(lower)
      let high = limit(upper)
      let isOrdered = low == nil || high == nil || (low ?? 0) <= (high ?? 0)
      return .pin(
        lowerAngle: isOrdered ? low : high,
        upperAngle: isOrdered ? high : low,
        frictionTorque: nonnegative(friction)
      )
    case .slide(let axis, let lower, let upper, let friction):
      let low = limit(lower)
      let high = limit(upper)
      let isOrdered = low == nil || high == nil || (low ?? 0) <= (high ?? 0)
      let direction = axis.isFinite ? axis.normalized : .zero
      return .slide(
        axis: direction == .zero ? Vector2(1, 0) : direction,
        lower: isOrdered ? low : high,
        upper: isOrdered ? high : low,
        frictionForce: nonnegative(friction)
      )
    case .weld(let frequency, let damping):
      return .weld(frequency: finite(nonnegative(frequency)), dampingRatio: finite(nonnegative(damping)))
    case .pull(let target, let angle, let frequency, let damping, let force):
      return .pull(
        target: target.isFinite ? target : .zero,
        angle: limit(angle),
        frequency: finite(nonnegative(frequency)),
        dampingRatio: finite(nonnegative(damping)),
        maximumForce: nonnegative(force)
      )
    }
  }
}
