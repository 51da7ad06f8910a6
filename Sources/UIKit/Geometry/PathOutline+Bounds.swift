extension PathOutline {
  /// The smallest rectangle around all points, control points included; null for an empty path.
  package var boundingBox: CGRect {
    CGRect(enclosing: elements.lazy.flatMap(\.points))
  }

  /// The smallest rectangle around the curves themselves; null for an empty path.
  package var boundingBoxOfPath: CGRect {
    var current = CGPoint.zero
    var extremes: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        extremes.append(point)
      case .quadCurve(let control, let end):
        extremes += CubicCurve(start: current, control: control, end: end).extremePoints
      case .curve(let control1, let control2, let end):
        extremes += CubicCurve(start: current, control1: control1, control2: control2, end: end).extremePoints
      case .close:
        continue
      }
      current = element.points.last ?? current
    }
    return CGRect(enclosing: extremes)
  }
}
