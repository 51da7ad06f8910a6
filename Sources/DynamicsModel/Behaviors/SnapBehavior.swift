import Physics

/// A pull to a point at which an item comes to rest unrotated, as if on a spring.
///
/// Source: Apple, UISnapBehavior.
public struct SnapBehavior: Equatable, Sendable {
  /// The target point, in points.
  ///
  /// Points that are not finite are ignored.
  public var point: Vector2 {
    didSet { if !point.isFinite { point = oldValue } }
  }

  /// The damping from 0, the most oscillation, to 1, none; 0.5 by default.
  ///
  /// Other values are clamped; NaN is ignored.
  public var damping = 0.5 {
    didSet { damping = damping.isNaN ? oldValue : min(max(damping, 0), 1) }
  }

  /// Creates a snap to a point; if the point is not finite, the item stays in place until `point` is set.
  public init(to point: Vector2) {
    self.point = point
  }

  /// The joint for an item of a given mass.
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
