internal import Physics

/// A part of the plane around the position of a field.
///
/// Its points are given relative to that position, in points. Regions do not change; they are combined to new
/// ones. Source: Apple, UIRegion.
@MainActor
public final class UIRegion {
  let shape: FieldRegion

  private init(_ shape: FieldRegion) {
    self.shape = shape
  }

  /// The whole plane.
  public static let infinite = UIRegion(.infinite)

  /// Creates a disc; a radius that is negative or not a number counts as 0.
  public convenience init(radius: CGFloat) {
    self.init(.circle(radius: UIRegion.extent(radius)))
  }

  /// Creates a rectangle around the position; a side that is negative or not a number counts as 0.
  public convenience init(size: CGSize) {
    self.init(
      .rectangle(
        halfWidth: UIRegion.extent(size.width) / 2,
        halfHeight: UIRegion.extent(size.height) / 2
      )
    )
  }

  /// Returns the region of all points that are not in this one.
  public func inverse() -> UIRegion {
    UIRegion(.inverse(shape))
  }

  /// Returns the region of the points that are in this one or in the other.
  public func byUnion(with region: UIRegion) -> UIRegion {
    UIRegion(.union(shape, region.shape))
  }

  /// Returns the region of the points that are in this one but not in the other.
  public func byDifference(from region: UIRegion) -> UIRegion {
    UIRegion(.difference(shape, region.shape))
  }

  /// Returns the region of the points that are in this one and in the other.
  public func byIntersection(with region: UIRegion) -> UIRegion {
    UIRegion(.intersection(shape, region.shape))
  }

  /// Whether a point, relative to the position of the field, lies in the region.
  ///
  /// A point that is not finite lies in none.
  public func contains(_ point: CGPoint) -> Bool {
    point.x.isFinite && point.y.isFinite && shape.contains(DynamicsScale.meters(point))
  }

  private static func extent(_ length: CGFloat) -> Double {
    length > 0 ? DynamicsScale.meters(length) : 0
  }
}
