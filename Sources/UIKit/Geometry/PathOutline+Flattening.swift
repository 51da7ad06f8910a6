extension PathOutline {
  /// A subpath made of straight lines.
  package struct Polyline: Sendable, Hashable {
    /// The corners, of which no two neighbours are equal; a closed polyline doesn't repeat the first at the
    /// end.
    package var points: [CGPoint]
    /// Whether a line leads from the last point back to the first.
    package var isClosed: Bool
  }

  /// The distance in points that a polyline keeps to the curve unless told otherwise.
  package static let defaultTolerance: CGFloat = 0.1

  /// The subpaths as polylines that stay within `tolerance` points of the curves.
  ///
  /// A subpath of which nothing but its start is known is left out. A tolerance that isn't a positive finite
  /// number counts as `defaultTolerance`. One curve becomes at most 4096 lines.
  package func polylines(tolerance: CGFloat = defaultTolerance) -> [Polyline] {
    let tolerance = tolerance > 0 && tolerance.isFinite ? tolerance : Self.defaultTolerance
    var result: [Polyline] = []
    var points: [CGPoint] = []
    var hasSegments = false
    var current = CGPoint.zero
    func add(_ point: CGPoint) {
      if points.last != point { points.append(point) }
    }
    func endSubpath(closed: Bool) {
      if closed, points.count > 1, points.first == points.last { points.removeLast() }
      if hasSegments { result.append(Polyline(points: points, isClosed: closed)) }
      points = []
      hasSegments = false
    }
    for element in elements {
      switch element {
      case .move(let point):
        endSubpath(closed: false)
        points = [point]
      case .line(let point):
        add(point)
      case .quadCurve(let control, let end):
        CubicCurve(start: current, control: control, end: end)
          .flattened(tolerance: tolerance).forEach(add)
      case .curve(let control1, let control2, let end):
        CubicCurve(start: current, control1: control1, control2: control2, end: end)
          .flattened(tolerance: tolerance).forEach(add)
      case .close:
        endSubpath(closed: true)
        continue
      }
      if case .move = element {} else { hasSegments = true }
      current = element.points.last ?? current
    }
    endSubpath(closed: false)
    return result
  }
}
