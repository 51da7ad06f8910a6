import Physics

/// What a field of one's own is asked about: an item before a step, in points.
public struct FieldProbe: Sendable {
  /// Where the item's centre of mass is.
  public let position: Vector2

  /// Its velocity, in points/s.
  public let velocity: Vector2

  /// Its mass; 100 × 100 points of density 1 have a mass of 1.
  public let mass: Double

  /// Its charge.
  public let charge: Double
}
