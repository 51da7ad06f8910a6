extension PathOutline {
  /// The smallest rectangle that contains all points, including control points; null for an empty path.
  package var boundingBox: CGRect {
    CGRect(enclosing: elements.lazy.flatMap(\.points))
  }

  /// The smallest rectangle that contains the lines and curves; null for an empty path.
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

// MARK: - Rectangles

extension PathOutline {
  /// The rectangle that the path is; nil for other paths, and for rectangles that are turned.
  var rectangle: CGRect? {
    var corners: [CGPoint] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point):
        guard index == 0 else { return nil }
        corners.append(point)
      case .line(let point): corners.append(point)
      case .close:
        guard index == elements.count - 1 else { return nil }
      case .quadCurve, .curve: return nil
      }
    }
    if corners.count == 5, corners.first == corners.last { corners.removeLast() }
    guard corners.count == 4 else { return nil }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let startsAcross = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let startsDown = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    return startsAcross || startsDown ? CGRect(enclosing: corners) : nil
  }
}

// MARK: - Containment

extension PathOutline {
  /// Returns whether the path contains a point; points on the path are inside.
  ///
  /// Curves are evaluated exactly, not flattened. With `closingSubpaths`, an open subpath is treated as
  /// closed by a line, as for filling; otherwise it contains no points. A point with an infinite or NaN
  /// coordinate is never inside.
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

// MARK: - Flattening

extension PathOutline {
  /// A subpath of straight lines.
  package struct Polyline: Sendable, Hashable {
    /// The corners, without equal neighbours; a closed polyline doesn't repeat its first point at the end.
    package var points: [CGPoint]
    /// Whether a line connects the last point to the first.
    package var isClosed: Bool
  }

  /// The default distance within which a polyline approximates its curve, in points.
  package static let defaultTolerance: CGFloat = 0.1

  /// The maximum number of lines for all curves of a path, unless it has more curves than that.
  ///
  /// It is the maximum for four curves: a circle of any radius is approximated to two hundred-millionths of
  /// its radius.
  package static let maximumLineCount = 4 * CubicCurve.maximumLineCount

  /// Returns the subpaths as polylines within `tolerance` points of the curves.
  ///
  /// A subpath that consists only of its start is omitted. A tolerance that is not positive and finite is
  /// replaced by `defaultTolerance`. If the curves need more lines than `maximumLineCount`, they share that
  /// number, and those with the least curvature keep the tolerance. Points with infinite or NaN coordinates
  /// are omitted.
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

  /// Returns the maximum number of lines per curve that keeps the total within `maximumLineCount`.
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

  /// Creates the cubic curve that equals a quadratic curve.
  package init(start: CGPoint, control: CGPoint, end: CGPoint) {
    func raised(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    self.init(start: start, control1: raised(start), control2: raised(end), end: end)
  }

  /// Returns the point at a parameter in 0...1.
  package func point(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: w0 * start.x + w1 * control1.x + w2 * control2.x + w3 * end.x,
      y: w0 * start.y + w1 * control1.y + w2 * control2.y + w3 * end.y
    )
  }

  /// Returns the parameters inside 0...1 where a coordinate has an extremum, ascending; at most two.
  package func extremumParameters(of coordinate: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
    let (p0, p1) = (start[keyPath: coordinate], control1[keyPath: coordinate])
    let (p2, p3) = (control2[keyPath: coordinate], end[keyPath: coordinate])
    // A third of the derivative: a·t² + b·t + c. Dividing by q instead of subtracting large roots preserves
    // precision. It also covers a = 0, where one root is infinite and is dropped below.
    let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    let roots = [q / a, c / q].filter { $0 > 0 && $0 < 1 }.sorted()
    return roots.count == 2 && roots[0] == roots[1] ? [roots[0]] : roots
  }

  /// The end points and the extrema, which determine the tight bounding box.
  package var extremePoints: [CGPoint] {
    [start, end] + (extremumParameters(of: \.x) + extremumParameters(of: \.y)).map(point(at:))
  }

  /// The maximum number of lines per curve.
  package static let maximumLineCount = 4096

  /// Returns the number of lines that stay within `tolerance` points of the curve, from 1 to
  /// `maximumLineCount`.
  ///
  /// It is computed from the bound of a chord's error by the second differences of the control points (Wang's
  /// formula).
  package func lineCount(tolerance: CGFloat) -> Int {
    func bend(_ p: CGPoint, _ q: CGPoint, _ r: CGPoint) -> CGFloat {
      hypot(p.x - 2 * q.x + r.x, p.y - 2 * q.y + r.y)
    }
    let largest = max(bend(start, control1, control2), bend(control1, control2, end))
    let wanted = (0.75 * largest / tolerance).squareRoot().rounded(.up)
    return wanted >= 1 ? Int(min(wanted, CGFloat(CubicCurve.maximumLineCount))) : 1
  }

  /// Returns the points after `start` of a polyline that stays within `tolerance` points of the curve.
  ///
  /// The points are at equal steps of the parameter. If more than `maximum` lines are needed, the tolerance
  /// is exceeded.
  package func flattened(tolerance: CGFloat, maximum: Int = maximumLineCount) -> [CGPoint] {
    let count = min(lineCount(tolerance: tolerance), maximum)
    return (1..<count + 1).map { $0 == count ? end : point(at: CGFloat($0) / CGFloat(count)) }
  }
}

/// Counts the crossings of a path with the ray from a point to the right, and detects a path through the
/// point.
struct WindingCount {
  let point: CGPoint
  /// Crossings downwards on screen minus crossings upwards.
  private(set) var winding = 0
  private(set) var crossings = 0
  /// Whether the path passes within `boundaryTolerance` of the point.
  private(set) var isOnBoundary = false

  /// The distance in points within which a point is on the path; allows only for rounding errors.
  static let boundaryTolerance: CGFloat = 1e-9

  init(point: CGPoint) {
    self.point = point
  }

  mutating func add(_ other: WindingCount) {
    winding += other.winding
    crossings += other.crossings
    isOnBoundary = isOnBoundary || other.isOnBoundary
  }

  /// Adds a step from one height to another, at which the path is or isn't to the right of the point.
  ///
  /// A height belongs to the piece that starts there, not to the one that ends there, so corners are counted
  /// once.
  private mutating func cross(from start: CGFloat, to end: CGFloat, isRight: Bool) {
    guard isRight, (start <= point.y) != (end <= point.y) else { return }
    winding += start <= point.y ? 1 : -1
    crossings += 1
  }

  mutating func addLine(from start: CGPoint, to end: CGPoint) {
    let tolerance = Self.boundaryTolerance
    guard min(start.y, end.y) - tolerance <= point.y else { return }
    guard point.y <= max(start.y, end.y) + tolerance, point.x <= max(start.x, end.x) + tolerance else {
      return
    }
    if point.x < min(start.x, end.x) - tolerance {
      cross(from: start.y, to: end.y, isRight: true)
      return
    }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    // For a line that runs down the screen, this is positive if the line is to the right of the point; for a
    // line that runs up, it is negative.
    let side = dx * (point.y - start.y) - dy * (point.x - start.x)
    if side.isFinite, abs(side) <= tolerance * hypot(dx, dy) {
      isOnBoundary = true
    }
    cross(from: start.y, to: end.y, isRight: dy > 0 ? side > 0 : side < 0)
  }

  mutating func addCurve(_ curve: CubicCurve) {
    let tolerance = Self.boundaryTolerance
    let hull = CGRect(enclosing: [curve.start, curve.control1, curve.control2, curve.end])
    guard hull.minY - tolerance <= point.y, point.y <= hull.maxY + tolerance else { return }
    guard point.x <= hull.maxX + tolerance else { return }
    if point.x < hull.minX - tolerance {
      cross(from: curve.start.y, to: curve.end.y, isRight: true)
      return
    }
    if hull.height <= tolerance {
      let bounds = CGRect(enclosing: curve.extremePoints)
      isOnBoundary =
        isOnBoundary || (bounds.minX - tolerance <= point.x && point.x <= bounds.maxX + tolerance)
    }
    let parameters = [0] + curve.extremumParameters(of: \.y) + [1]
    for (from, to) in zip(parameters, parameters.dropFirst()) {
      addMonotonePiece(of: curve, from: from, to: to)
    }
  }

  /// Adds a piece of a curve that is monotone in y.
  private mutating func addMonotonePiece(of curve: CubicCurve, from: CGFloat, to: CGFloat) {
    let (start, end) = (curve.point(at: from), curve.point(at: to))
    if [start, end].contains(where: isNearby) { isOnBoundary = true }
    guard min(start.y, end.y) <= point.y, point.y <= max(start.y, end.y) else { return }
    var (low, high) = start.y <= end.y ? (from, to) : (to, from)
    // Sixty bisections exhaust the precision of the parameter.
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if curve.point(at: middle).y <= point.y { low = middle } else { high = middle }
    }
    let crossing = curve.point(at: low)
    if isNearby(crossing) { isOnBoundary = true }
    cross(from: start.y, to: end.y, isRight: crossing.x > point.x)
  }

  private func isNearby(_ other: CGPoint) -> Bool {
    hypot(other.x - point.x, other.y - point.y) <= Self.boundaryTolerance
  }
}
