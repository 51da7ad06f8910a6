import Physics

/// A pull in one direction that accelerates every item alike.
///
/// Several add up. Source: Apple, UIGravityBehavior.
public struct GravityBehavior: Equatable, Sendable {
  /// The pull, of which magnitude 1 is 1000 points/s²; as created, 1 downwards.
  public var pull = AngledVector(vector: Vector2(0, 1), angle: .pi / 2, magnitude: 1)

  /// Creates a downward pull of magnitude 1.
  public init() {}

  /// The acceleration, in m/s².
  var acceleration: Vector2 {
    DynamicsScale.limited(pull.vector) * DynamicsScale.meters(DynamicsScale.gravityPerMagnitude)
  }
}
