import Physics

/// The size and collision outline of an item.
public struct ItemForm: Equatable, Sendable {
  /// The collision outline of an item.
  public enum Outline: Equatable, Sendable {
    /// The rectangle of the item's size.
    case rectangle

    /// The ellipse of the item's size.
    case ellipse

    /// The union of polygons, in points relative to the centre, in item coordinates.
    ///
    /// Polygons that are concave or cross themselves are decomposed into convex parts. If no polygon has an
    /// area, the rectangle is used.
    case polygons([[Vector2]])
  }

  /// Width and height in points; sides below one point become one point.
  public var size: Vector2

  /// The outline.
  public var outline: Outline

  /// Creates a form.
  public init(size: Vector2, outline: Outline = .rectangle) {
    self.size = size
    self.outline = outline
  }

  /// The number of corners of the polygon that approximates an ellipse.
  private static let ellipseCorners = 24

  /// The convex shapes of the item relative to its centre, in metres.
  var shapes: [Geometry] {
    let halfWidth = DynamicsScale.meters(max(size.x.magnitude, DynamicsScale.leastSide)) / 2
    let halfHeight = DynamicsScale.meters(max(size.y.magnitude, DynamicsScale.leastSide)) / 2
    var parts: [Geometry] = []
    switch outline {
    case .rectangle:
      break
    case .ellipse where halfWidth == halfHeight:
      parts = [.circle(Circle(center: .zero, radius: halfWidth))]
    case .ellipse:
      parts = ItemForm.convexParts(ItemForm.ellipse(halfWidth, halfHeight))
    case .polygons(let polygons):
      for polygon in polygons { parts += ItemForm.convexParts(polygon.map { DynamicsScale.meters($0) }) }
    }
    return parts.isEmpty ? [.polygon(.box(halfWidth: halfWidth, halfHeight: halfHeight))] : parts
  }

  private static func ellipse(_ halfWidth: Double, _ halfHeight: Double) -> [Vector2] {
    (0..<ellipseCorners).map { corner in
      let direction = Rotation(angle: 2 * Double.pi * Double(corner) / Double(ellipseCorners))
      return Vector2(halfWidth * direction.cosine, halfHeight * direction.sine)
    }
  }

  private static func convexParts(_ outline: [Vector2]) -> [Geometry] {
    guard outline.count > 2 else { return [] }
    return ConvexDecomposition.polygons(of: outline).map { .polygon($0) }
  }
}
