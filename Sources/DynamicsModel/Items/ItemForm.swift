import Physics

/// The size of an item and the outline with which it collides.
public struct ItemForm: Equatable, Sendable {
  /// The shape of an item.
  public enum Outline: Equatable, Sendable {
    /// The rectangle of the size.
    case rectangle

    /// The ellipse that fills the size.
    case ellipse

    /// Areas within polygons in points around the middle, unturned; one that curves inwards or crosses itself is cut
    /// into convex parts. If no polygon has an area, they stand for the rectangle.
    case polygons([[Vector2]])
  }

  /// Width and height in points; a side of less than one point counts as one point.
  public var size: Vector2

  /// The outline.
  public var outline: Outline

  /// Creates a form.
  public init(size: Vector2, outline: Outline = .rectangle) {
    self.size = size
    self.outline = outline
  }

  /// The number of corners of the polygon that stands for an ellipse which is no circle.
  private static let ellipseCorners = 24

  /// The convex shapes of the item around its middle, in metres.
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
