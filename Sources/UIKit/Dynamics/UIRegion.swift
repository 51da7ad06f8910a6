internal import DynamicsModel

/// A part of the plane around the position of a field.
///
/// Its points are given relative to that position, in points. Regions do not change; they are combined to new
/// ones. Source: Apple, UIRegion.
@preconcurrency @MainActor
public final class UIRegion {
  let area: FieldArea

  private init(_ area: FieldArea) {
    self.area = area
  }

  /// The whole plane.
  public static let infinite = UIRegion(.infinite)

  /// Creates a disc; a radius that is negative or not a number counts as 0.
  public convenience init(radius: CGFloat) {
    self.init(FieldArea(radius: Double(radius)))
  }

  /// Creates a rectangle around the position; a side that is negative or not a number counts as 0.
  public convenience init(size: CGSize) {
    self.init(FieldArea(size: size.vector))
  }

  /// Returns the region of all points that are not in this one.
  public func inverse() -> UIRegion {
    UIRegion(area.inverse)
  }

  /// Returns the region of the points that are in this one or in the other.
  public func byUnion(with region: UIRegion) -> UIRegion {
    UIRegion(area.union(region.area))
  }

  /// Returns the region of the points that are in this one but not in the other.
  public func byDifference(from region: UIRegion) -> UIRegion {
    UIRegion(area.subtracting(region.area))
  }

  /// Returns the region of the points that are in this one and in the other.
  public func byIntersection(with region: UIRegion) -> UIRegion {
    UIRegion(area.intersection(region.area))
  }

  /// Whether a point, relative to the position of the field, lies in the region.
  ///
  /// A point that is not finite lies in none.
  public func contains(_ point: CGPoint) -> Bool {
    area.contains(point.vector)
  }
}
