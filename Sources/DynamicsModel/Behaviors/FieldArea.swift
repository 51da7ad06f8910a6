import Physics

/// A part of the plane around the position of a field, in points.
///
/// Source: Apple, UIRegion.
public struct FieldArea: Equatable, Sendable {
  let region: FieldRegion

  private init(_ region: FieldRegion) {
    self.region = region
  }

  /// The whole plane.
  public static let infinite = FieldArea(.infinite)

  /// A disc; a radius that is negative or not a number counts as 0.
  public init(radius: Double) {
    self.init(.circle(radius: FieldArea.extent(radius)))
  }

  /// A rectangle around the position; a side that is negative or not a number counts as 0.
  public init(size: Vector2) {
    self.init(
      .rectangle(
        halfWidth: FieldArea.extent(size.x) / 2,
        halfHeight: FieldArea.extent(size.y) / 2
      )
    )
  }

  /// The points that are not in the area.
  public var inverse: FieldArea { FieldArea(.inverse(region)) }

  /// The points that are in either area.
  public func union(_ other: FieldArea) -> FieldArea { FieldArea(.union(region, other.region)) }

  /// The points that are in this area but not in the other.
  public func subtracting(_ other: FieldArea) -> FieldArea { FieldArea(.difference(region, other.region)) }

  /// The points that are in both areas.
  public func intersection(_ other: FieldArea) -> FieldArea { FieldArea(.intersection(region, other.region)) }

  /// Whether a point, relative to the position of the field, lies in the area; one that is not finite never does.
  public func contains(_ point: Vector2) -> Bool {
    point.isFinite && region.contains(DynamicsScale.meters(point))
  }

  private static func extent(_ length: Double) -> Double {
    length > 0 ? DynamicsScale.meters(length) : 0
  }
}
