import Physics

/// A pull to a point, where an item comes to rest without rotation, as if on a spring.
///
/// Source: Apple, UISnapBehavior.
public struct SnapBehavior: Equatable, Sendable {
  /// Where the item is pulled, in points.
  ///
  /// A point that is not finite is ignored.
  public var point: Vector2 {
    didSet { if !point.isFinite { point = oldValue } }
  }

  /// How little the item swings at its point, from 0, most, to 1, not at all; 0.5 by default.
  ///
  /// Values outside are kept within; NaN is ignored.
  public var damping = 0.5 {
    didSet { damping = damping.isNaN ? oldValue : min(max(damping, 0), 1) }
  }

  /// Creates a snap to a point; one that is not finite leaves the item where it is until `point` is set.
  public init(to point: Vector2) {
    self.point = point
  }

  /// The joint that pulls an item of a mass.
  func joint(mass: Double) -> JointKind {
    let least = DynamicsScale.leastSnapDampingRatio
    return .pull(
      target: DynamicsScale.meters(point),
      angle: 0,
      frequency: DynamicsScale.snapFrequency,
      dampingRatio: least + (1 - least) * damping,
      maximumForce: DynamicsScale.greatestSnapAcceleration * mass
    )
  }
}
