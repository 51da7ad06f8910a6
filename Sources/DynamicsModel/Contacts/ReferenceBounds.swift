import Physics

/// The rectangle in which items move, in points; collision behaviours can use it as a boundary.
public struct ReferenceBounds: Equatable, Sendable {
  /// The upper left corner.
  public var origin: Vector2

  /// Width and height.
  public var size: Vector2

  /// Creates bounds.
  public init(origin: Vector2 = .zero, size: Vector2) {
    self.origin = origin
    self.size = size
  }

  /// The lines of a boundary within the bounds; empty if the insets leave no area.
  func boundary(_ insets: BoundaryInsets) -> [BoundaryLine] {
    // Standardizes the rectangle: negative sizes become positive.
    let left = min(origin.x, origin.x + size.x) + insets.left
    let top = min(origin.y, origin.y + size.y) + insets.top
    let width = size.x.magnitude - insets.left - insets.right
    let height = size.y.magnitude - insets.top - insets.bottom
    guard width > 0, height > 0 else { return [] }
    let corners = [
      Vector2(left, top), Vector2(left + width, top), Vector2(left + width, top + height),
      Vector2(left, top + height),
    ]
    return [BoundaryLine(corners, isClosed: true)]
  }
}
