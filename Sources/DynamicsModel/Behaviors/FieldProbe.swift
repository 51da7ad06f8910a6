import Physics

/// The input of a custom field: an item before a step, in points.
public struct FieldProbe: Sendable {
  /// The centre of mass.
  public let position: Vector2

  /// The velocity in points/s.
  public let velocity: Vector2

  /// The mass; 100 × 100 points of density 1 have a mass of 1.
  public let mass: Double

  /// The charge.
  public let charge: Double
}
