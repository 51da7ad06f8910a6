/// An immutable shape of lines and Bézier curves, in points.
///
/// Two paths are equal if their steps are. Make one with `UIBezierPath` and read its `cgPath`.
public final class CGPath: Sendable {
  /// The steps of the path.
  package let outline: PathOutline

  package init(_ outline: PathOutline) {
    self.outline = outline
  }

  /// Whether the path has no steps at all.
  public var isEmpty: Bool {
    outline.isEmpty
  }

  /// Where the last step ended; zero for an empty path.
  public var currentPoint: CGPoint {
    outline.currentPoint
  }

  /// The smallest rectangle around all points, control points included; null for an empty path.
  ///
  /// Source: Apple, CGPath.boundingBox.
  public var boundingBox: CGRect {
    outline.boundingBox
  }

  /// The smallest rectangle around the lines and curves themselves; null for an empty path.
  ///
  /// Source: Apple, CGPath.boundingBoxOfPath.
  public var boundingBoxOfPath: CGRect {
    outline.boundingBoxOfPath
  }

  /// Returns whether filling the path by the rule would paint a point, which the transform moves first.
  ///
  /// Open subpaths count as closed by a line, points on the path as painted, points that aren't finite as
  /// not.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    outline.contains(point.applying(transform), using: rule, closingSubpaths: true)
  }

  /// Returns the path with every point transformed.
  package func applying(_ transform: CGAffineTransform) -> CGPath {
    transform.isIdentity ? self : CGPath(outline.applying(transform))
  }
}

extension CGPath: Hashable {
  /// Returns whether two paths take the same steps.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left.outline == right.outline
  }

  /// Feeds the steps into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(outline)
  }
}
