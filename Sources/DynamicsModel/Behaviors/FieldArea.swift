import Physics

/// A region relative to the position of a field, in points.
///
/// Source: Apple, UIRegion.
public struct FieldArea: Equatable, Sendable {
  let region: FieldRegion

  private init(_ region: FieldRegion) {
    self.region = region
  }

  /// The whole plane.
  public static let infinite = FieldArea(.infinite)

  /// A disc; a radius that is negative or NaN becomes 0.
  public init(radius: Double) {
    self.init(.circle(radius: FieldArea.extent(radius)))
  }

  /// A rectangle centred on the position; a side that is negative or NaN becomes 0.
  public init(size: Vector2) {
    self.init(
      .rectangle(
        halfWidth: FieldArea.extent(size.x) / 2,
        halfHeight: FieldArea.extent(size.y) / 2
      )
    )
  }

  /// The complement of the area.
  public var inverse: FieldArea { FieldArea(.inverse(region)) }

  /// The union of both areas.
  public func union(_ other: FieldArea) -> FieldArea { FieldArea(.union(region, other.region)) }

  /// This area without the other one.
  public func subtracting(_ other: FieldArea) -> FieldArea { FieldArea(.difference(region, other.region)) }

  /// The intersection of both areas.
  public func intersection(_ other: FieldArea) -> FieldArea { FieldArea(.intersection(region, other.region)) }

  /// Whether the area contains a point relative to the field's position; false for points that are not
  /// finite.
  public func contains(_ point: Vector2) -> Bool {
    point.isFinite && region.contains(DynamicsScale.meters(point))
  }

  private static func extent(_ length: Double) -> Double {
    length > 0 ? DynamicsScale.meters(length) : 0
  }
}
