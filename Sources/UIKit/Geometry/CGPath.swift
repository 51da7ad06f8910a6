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

/// Which regions enclosed by a path count as inside it.
public enum CGPathFillRule: Int, Sendable {
  /// Inside is where the path winds around a point in total, counting opposite directions against each other.
  case winding
  /// Inside is where a ray from the point crosses the path an odd number of times.
  case evenOdd
}

/// One step of a path; each but `move` starts at the point where the step before it ended.
package enum PathElement: Sendable, Hashable {
  /// Starts a subpath at a point.
  case move(CGPoint)
  /// A straight line to a point.
  case line(CGPoint)
  /// A quadratic Bézier curve to `end`.
  case quadCurve(control: CGPoint, end: CGPoint)
  /// A cubic Bézier curve to `end`.
  case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
  /// A straight line back to the start of the subpath, which ends there.
  case close

  /// The points of the element, the end point last; none for `close`.
  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let control, let end): [control, end]
    case .curve(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  /// The curve of an element that starts at a point; nil for one that is straight.
  package func curve(from start: CGPoint) -> CubicCurve? {
    switch self {
    case .move, .line, .close: nil
    case .quadCurve(let control, let end): CubicCurve(start: start, control: control, end: end)
    case .curve(let control1, let control2, let end):
      CubicCurve(start: start, control1: control1, control2: control2, end: end)
    }
  }

  /// Returns the element with every point transformed.
  package func applying(_ transform: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let point):
      .move(point.applying(transform))
    case .line(let point):
      .line(point.applying(transform))
    case .quadCurve(let control, let end):
      .quadCurve(control: control.applying(transform), end: end.applying(transform))
    case .curve(let control1, let control2, let end):
      .curve(
        control1: control1.applying(transform),
        control2: control2.applying(transform),
        end: end.applying(transform)
      )
    case .close:
      .close
    }
  }
}
