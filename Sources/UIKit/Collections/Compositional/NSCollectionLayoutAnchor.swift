/// The point of an item, or of a supplementary view, at which the two are attached.
///
/// Without an edge of an axis the point is in the middle of that axis. Source: Apple, NSCollectionLayoutAnchor.
@preconcurrency @MainActor
public final class NSCollectionLayoutAnchor {
  /// The sides to which the point belongs.
  public let edges: NSDirectionalRectEdge

  /// The distance of the point from the sides, in points or in fractions of the supplementary view's size.
  public let offset: CGPoint

  /// Whether the offset is in points.
  public let isAbsoluteOffset: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    self.edges = edges
    self.offset = CGPoint(x: offset.x.isFinite ? offset.x : 0, y: offset.y.isFinite ? offset.y : 0)
    isAbsoluteOffset = isAbsolute
  }

  /// Creates an anchor at sides.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isAbsolute: true)
  }

  /// Creates an anchor with an offset in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }

  /// Creates an anchor with an offset in fractions of the supplementary view's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  /// Whether the offset is in fractions.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// The anchor's point in a rectangle, for a supplementary view of a size.
  func point(in rect: CGRect, viewSize: CGSize) -> CGPoint {
    let x = edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX
    let y = edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY
    return isAbsoluteOffset
      ? CGPoint(x: x + offset.x, y: y + offset.y)
      : CGPoint(x: x + offset.x * viewSize.width, y: y + offset.y * viewSize.height)
  }
}
