extension UIBezierPath {
  /// Whether the path has no steps; a single move makes it not empty.
  public var isEmpty: Bool {
    outline.isEmpty
  }

  /// The smallest rectangle around all points, control points included; null for an empty path.
  ///
  /// Source: Apple, UIBezierPath.bounds and CGPath.boundingBox.
  public var bounds: CGRect {
    outline.boundingBox
  }

  /// Where the next line or curve starts; zero for an empty path.
  public var currentPoint: CGPoint {
    outline.currentPoint
  }

  /// Returns whether a closed subpath encloses a point by the path's fill rule; points on it count as
  /// enclosed.
  ///
  /// Open subpaths enclose nothing, even where filling would paint. Source: Apple, UIBezierPath.contains(_:).
  public func contains(_ point: CGPoint) -> Bool {
    outline.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding, closingSubpaths: false)
  }
}
