extension PathOutline {
  /// Whether the path encloses a point; points on the path itself count as enclosed.
  ///
  /// Curves are followed exactly, not flattened. With `closingSubpaths` an open subpath counts as if a line
  /// closed it, as filling does; otherwise it encloses nothing. A point that isn't finite is never enclosed.
  package func contains(_ point: CGPoint, using rule: CGPathFillRule, closingSubpaths: Bool) -> Bool {
    guard point.isFinite else { return false }
    var total = WindingCount(point: point)
    var subpath = WindingCount(point: point)
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func endSubpath(closed: Bool) {
      if closed {
        subpath.addLine(from: current, to: start)
        total.add(subpath)
      }
      subpath = WindingCount(point: point)
    }
    for element in elements {
      switch element {
      case .move(let point):
        endSubpath(closed: closingSubpaths)
        (start, current) = (point, point)
      case .line(let end):
        subpath.addLine(from: current, to: end)
        current = end
      case .quadCurve(let control, let end):
        subpath.addCurve(CubicCurve(start: current, control: control, end: end))
        current = end
      case .curve(let control1, let control2, let end):
        subpath.addCurve(CubicCurve(start: current, control1: control1, control2: control2, end: end))
        current = end
      case .close:
        endSubpath(closed: true)
        current = start
      }
    }
    endSubpath(closed: closingSubpaths && !isEmpty)
    if total.isOnBoundary { return true }
    return rule == .winding ? total.winding != 0 : !total.crossings.isMultiple(of: 2)
  }
}
