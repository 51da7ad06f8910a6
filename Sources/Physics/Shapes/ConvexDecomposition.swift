/// Parts outlines into convex polygons.
public enum ConvexDecomposition {
  /// The convex parts of at most eight vertices that an outline encloses; none if it has no area.
  ///
  /// The outline is closed from its last point to the first and may wind either way and cross itself: what it winds
  /// around, by the non-zero rule, is inside. Points that are not finite or nearer than 10 µm to the one before are left
  /// out. Outlines of more than 256 points, or 128 if they cross themselves, are simplified, at first by 0.1 mm and by
  /// twice as much until they have fewer.
  public static func polygons(of outline: [Vector2]) -> [Polygon] {
    let limit = Vector2(repeating: Constants.maximumCoordinate)
    var points = Outline.cleaned(
      outline.filter { $0.isFinite }.map { $0.clamped(lowerBound: -limit, upperBound: limit) }
    )
    points = Outline.simplified(points, count: maximumPointCount)
    guard points.count >= 3 else { return [] }
    if Outline.isSimple(points) {
      let isForward = PlanarArea.area(of: points) > 0
      let ring = isForward ? points : points.reversed()
      if let triangles = EarClipping.triangles(of: ring) {
        return polygons(ConvexMerging.merged(triangles, ring), ring)
      }
    }
    points = Outline.simplified(points, count: maximumCrossingPointCount)
    let (parts, corners) = TrapezoidDecomposition(points).result
    return polygons(ConvexMerging.merged(parts, corners), corners)
  }

  private static let maximumPointCount = 256
  private static let maximumCrossingPointCount = 128

  private static func polygons(_ parts: [[Int]], _ points: [Vector2]) -> [Polygon] {
    parts.compactMap { part in Polygon(part.map { points[$0] }) }
  }
}
