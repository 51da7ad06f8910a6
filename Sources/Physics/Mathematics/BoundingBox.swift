/// An upright rectangle, in metres.
public struct BoundingBox: Equatable, Sendable {
  /// The corner with the smallest coordinates.
  public var lower: Vector2

  /// The corner with the largest coordinates.
  public var upper: Vector2

  /// Creates a box from its corners.
  public init(lower: Vector2, upper: Vector2) {
    self.lower = lower
    self.upper = upper
  }

  /// Whether the boxes share a point.
  public func overlaps(_ other: BoundingBox) -> Bool {
    lower.x <= other.upper.x && other.lower.x <= upper.x
      && lower.y <= other.upper.y && other.lower.y <= upper.y
  }

  /// Whether the other box lies inside.
  public func contains(_ other: BoundingBox) -> Bool {
    lower.x <= other.lower.x && lower.y <= other.lower.y
      && other.upper.x <= upper.x && other.upper.y <= upper.y
  }

  /// The smallest box around both.
  public func union(_ other: BoundingBox) -> BoundingBox {
    BoundingBox(
      lower: Vector2(min(lower.x, other.lower.x), min(lower.y, other.lower.y)),
      upper: Vector2(max(upper.x, other.upper.x), max(upper.y, other.upper.y))
    )
  }
}
