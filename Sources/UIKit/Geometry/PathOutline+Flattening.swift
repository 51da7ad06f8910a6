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

  /// The most lines that the curves of a path become together, unless there are more curves.
  ///
  /// As many as four curves may have: a circle of any radius keeps to two hundred-millionths of it.
  package static let maximumLineCount = 4 * CubicCurve.maximumLineCount

  /// The subpaths as polylines that stay within `tolerance` points of the curves.
  ///
  /// A subpath of which nothing but its start is known is left out. A tolerance that isn't a positive finite
  /// number counts as `defaultTolerance`. Curves that would take more lines than `maximumLineCount` share
  /// them: those that bend least keep the tolerance. Points that leave the finite numbers are left out.
  package func polylines(tolerance: CGFloat = defaultTolerance) -> [Polyline] {
    let tolerance = tolerance > 0 && tolerance.isFinite ? tolerance : Self.defaultTolerance
    let share = largestShare(tolerance: tolerance)
    var result: [Polyline] = []
    var points: [CGPoint] = []
    var hasSegments = false
    var current = CGPoint.zero
    func add(_ point: CGPoint) {
      if points.last != point && point.isFinite { points.append(point) }
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
      case .quadCurve, .curve:
        element.curve(from: current)?.flattened(tolerance: tolerance, maximum: share).forEach(add)
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

  /// How many lines a curve may have so that all have no more than `maximumLineCount` together.
  private func largestShare(tolerance: CGFloat) -> Int {
    var wanted: [Int] = []
    var current = CGPoint.zero
    for element in elements {
      if let curve = element.curve(from: current) { wanted.append(curve.lineCount(tolerance: tolerance)) }
      current = element.points.last ?? current
    }
    var share = CubicCurve.maximumLineCount
    while share > 1, wanted.reduce(0, { $0 + min($1, share) }) > Self.maximumLineCount { share /= 2 }
    return share
  }
}
