internal import DynamicsModel

/// A region of the plane, relative to the position of a field.
///
/// Coordinates are in points from that position. Regions are immutable and can be combined to new ones.
/// Source: Apple, UIRegion.
@preconcurrency @MainActor
public final class UIRegion {
  let area: FieldArea

  private init(_ area: FieldArea) {
    self.area = area
  }

  /// The whole plane.
  public static let infinite = UIRegion(.infinite)

  /// Creates a disc; a negative or NaN radius is treated as 0.
  public convenience init(radius: CGFloat) {
    self.init(FieldArea(radius: Double(radius)))
  }

  /// Creates a rectangle centred on the position; negative and NaN sides are treated as 0.
  public convenience init(size: CGSize) {
    self.init(FieldArea(size: size.vector))
  }

  /// Returns the region of all points outside of this one.
  public func inverse() -> UIRegion {
    UIRegion(area.inverse)
  }

  /// Returns the region of the points in this region or in the other.
  public func byUnion(with region: UIRegion) -> UIRegion {
    UIRegion(area.union(region.area))
  }

  /// Returns the region of the points in this region but not in the other.
  public func byDifference(from region: UIRegion) -> UIRegion {
    UIRegion(area.subtracting(region.area))
  }

  /// Returns the region of the points in both this region and the other.
  public func byIntersection(with region: UIRegion) -> UIRegion {
    UIRegion(area.intersection(region.area))
  }

  /// Returns whether the region contains a point, relative to the position of the field.
  ///
  /// It never contains infinite or NaN points.
  public func contains(_ point: CGPoint) -> Bool {
    area.contains(point.vector)
  }
}
