/// An immutable shape of lines and Bézier curves, in points.
///
/// Two paths are equal if their elements are equal. Create a path with `UIBezierPath` and read its `cgPath`.
public final class CGPath: Sendable {
  /// The elements of the path.
  package let outline: PathOutline

  package init(_ outline: PathOutline) {
    self.outline = outline
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool {
    outline.isEmpty
  }

  /// The end point of the last element; zero for an empty path.
  public var currentPoint: CGPoint {
    outline.currentPoint
  }

  /// The smallest rectangle that contains all points, including control points; null for an empty path.
  ///
  /// Source: Apple, CGPath.boundingBox.
  public var boundingBox: CGRect {
    outline.boundingBox
  }

  /// The smallest rectangle that contains the lines and curves; null for an empty path.
  ///
  /// Source: Apple, CGPath.boundingBoxOfPath.
  public var boundingBoxOfPath: CGRect {
    outline.boundingBoxOfPath
  }

  /// Returns whether a point, after applying the transform to it, is in the area that the rule fills.
  ///
  /// Open subpaths are treated as closed by a line. Points on the path are inside. Points with infinite or
  /// NaN coordinates are outside.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    outline.contains(point.applying(transform), using: rule, closingSubpaths: true)
  }

  /// Returns the path with all points transformed.
  package func applying(_ transform: CGAffineTransform) -> CGPath {
    transform.isIdentity ? self : CGPath(outline.applying(transform))
  }
}

extension CGPath: Hashable {
  /// Returns whether two paths have the same elements.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left.outline == right.outline
  }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(outline)
  }
}

/// The rule that determines which areas are inside a path.
public enum CGPathFillRule: Int, Sendable {
  /// A point is inside if the path winds around it, where opposite directions cancel out.
  case winding
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd
}

/// An element of a path; each except `move` starts at the end point of the element before it.
package enum PathElement: Sendable, Hashable {
  /// The start of a subpath.
  case move(CGPoint)
  /// A straight line to a point.
  case line(CGPoint)
  /// A quadratic Bézier curve to `end`.
  case quadCurve(control: CGPoint, end: CGPoint)
  /// A cubic Bézier curve to `end`.
  case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
  /// A straight line back to the start of the subpath, which closes it.
  case close

  /// The points of the element, with the end point last; empty for `close`.
  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let control, let end): [control, end]
    case .curve(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  /// Returns the curve of an element that starts at a point, or nil for a straight element.
  package func curve(from start: CGPoint) -> CubicCurve? {
    switch self {
    case .move, .line, .close: nil
    case .quadCurve(let control, let end): CubicCurve(start: start, control: control, end: end)
    case .curve(let control1, let control2, let end):
      CubicCurve(start: start, control1: control1, control2: control2, end: end)
    }
  }

  /// Returns the element with all points transformed.
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
