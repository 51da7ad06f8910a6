/// A shape of lines and Bézier curves, in points.
///
/// Two paths are equal if their elements are equal. A path is immutable unless it is a ``CGMutablePath``. Elements
/// with infinite or NaN coordinates are ignored. Source: Apple, CGPath.
public class CGPath: @unchecked Sendable {
  // Unchecked, because of the subclass: a mutable path belongs to one thread at a time, as on Apple's platforms.

  /// The elements of the path.
  package internal(set) final var outline: PathOutline

  package init(_ outline: PathOutline) {
    self.outline = outline
  }

  /// Whether the path has no elements.
  public final var isEmpty: Bool {
    outline.isEmpty
  }

  /// The end point of the last element; zero for an empty path.
  public final var currentPoint: CGPoint {
    outline.currentPoint
  }

  /// The smallest rectangle that contains all points, including control points; null for an empty path.
  ///
  /// Source: Apple, CGPath.boundingBox.
  public final var boundingBox: CGRect {
    outline.boundingBox
  }

  /// The smallest rectangle that contains the lines and curves; null for an empty path.
  ///
  /// Source: Apple, CGPath.boundingBoxOfPath.
  public final var boundingBoxOfPath: CGRect {
    outline.boundingBoxOfPath
  }

  /// Returns whether a point, after applying the transform to it, is in the area that the rule fills.
  ///
  /// Open subpaths are treated as closed by a line. Points on the path are inside. Points with infinite or
  /// NaN coordinates are outside.
  public final func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    outline.contains(point.applying(transform), using: rule, closingSubpaths: true)
  }

  /// Whether the path is a rectangle with sides along the axes, which is written to the pointer.
  ///
  /// The path may end with its fourth corner, with a line back to the first one, or closed. Source: Apple,
  /// CGPath.isRect(_:).
  public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = outline.rectangle else { return false }
    rect?.pointee = found
    return true
  }

  /// Returns the path with all points transformed.
  package final func applying(_ transform: CGAffineTransform) -> CGPath {
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
