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
