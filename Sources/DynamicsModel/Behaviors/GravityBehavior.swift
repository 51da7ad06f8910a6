import Physics

/// A constant acceleration of all items in one direction.
///
/// Several gravities add up. Source: Apple, UIGravityBehavior.
public struct GravityBehavior: Equatable, Sendable {
  /// The acceleration, where magnitude 1 is 1000 points/s²; 1 downwards by default.
  public var pull = AngledVector(vector: Vector2(0, 1), angle: .pi / 2, magnitude: 1)

  /// Creates a downward gravity of magnitude 1.
  public init() {}

  /// The acceleration, in m/s².
  var acceleration: Vector2 {
    DynamicsScale.limited(pull.vector) * DynamicsScale.meters(DynamicsScale.gravityPerMagnitude)
  }
}
