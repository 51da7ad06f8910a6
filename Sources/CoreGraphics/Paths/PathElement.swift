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
