/// A cubic Bézier curve.
package struct CubicCurve: Sendable, Hashable {
  package var start: CGPoint
  package var control1: CGPoint
  package var control2: CGPoint
  package var end: CGPoint

  package init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// Makes the cubic curve that is the same curve as a quadratic one.
  package init(start: CGPoint, control: CGPoint, end: CGPoint) {
    func raised(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    self.init(start: start, control1: raised(start), control2: raised(end), end: end)
  }

  /// The point at a parameter in 0...1.
  package func point(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: w0 * start.x + w1 * control1.x + w2 * control2.x + w3 * end.x,
      y: w0 * start.y + w1 * control1.y + w2 * control2.y + w3 * end.y
    )
  }

  /// The parameters inside 0...1, ascending, where a coordinate stops growing or falling; at most two.
  package func turningParameters(of coordinate: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
    let (p0, p1) = (start[keyPath: coordinate], control1[keyPath: coordinate])
    let (p2, p3) = (control2[keyPath: coordinate], end[keyPath: coordinate])
    // A third of the derivative: a·t² + b·t + c. Dividing by q instead of the small difference of large roots
    // keeps precision and covers a = 0, where one root is infinite and drops out below.
    let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    let roots = [q / a, c / q].filter { $0 > 0 && $0 < 1 }.sorted()
    return roots.count == 2 && roots[0] == roots[1] ? [roots[0]] : roots
  }

  /// The points where the tight bounding box can touch the curve, the end points among them.
  package var extremePoints: [CGPoint] {
    [start, end] + (turningParameters(of: \.x) + turningParameters(of: \.y)).map(point(at:))
  }

  /// The most lines that one curve becomes.
  package static let maximumLineCount = 4096

  /// How many lines stay within `tolerance` points of the curve, from 1 to `maximumLineCount`.
  ///
  /// It follows from the bound of a chord's error by the second differences of the control points (Wang's
  /// formula).
  package func lineCount(tolerance: CGFloat) -> Int {
    func bend(_ p: CGPoint, _ q: CGPoint, _ r: CGPoint) -> CGFloat {
      hypot(p.x - 2 * q.x + r.x, p.y - 2 * q.y + r.y)
    }
    let largest = max(bend(start, control1, control2), bend(control1, control2, end))
    let wanted = (0.75 * largest / tolerance).squareRoot().rounded(.up)
    return wanted >= 1 ? Int(min(wanted, CGFloat(CubicCurve.maximumLineCount))) : 1
  }

  /// The points after `start` of a polyline that stays within `tolerance` points of the curve, at equal steps
  /// of the parameter, unless it would take more lines than `maximum`.
  package func flattened(tolerance: CGFloat, maximum: Int = maximumLineCount) -> [CGPoint] {
    let count = min(lineCount(tolerance: tolerance), maximum)
    return (1..<count + 1).map { $0 == count ? end : point(at: CGFloat($0) / CGFloat(count)) }
  }
}
