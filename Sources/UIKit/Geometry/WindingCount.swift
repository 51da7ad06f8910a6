/// Counts how often a path crosses the ray from a point to the right, and notices a path through the point.
struct WindingCount {
  let point: CGPoint
  /// Crossings downwards on screen minus crossings upwards.
  private(set) var winding = 0
  private(set) var crossings = 0
  /// Whether the path passes within `boundaryTolerance` of the point.
  private(set) var isOnBoundary = false

  /// The distance, in points, at which a point counts as lying on the path: room for rounding, no more.
  static let boundaryTolerance: CGFloat = 1e-9

  init(point: CGPoint) {
    self.point = point
  }

  mutating func add(_ other: WindingCount) {
    winding += other.winding
    crossings += other.crossings
    isOnBoundary = isOnBoundary || other.isOnBoundary
  }

  /// Notes a step from one height to another at which the path is to the right of the point or not.
  ///
  /// A height belongs to the piece that starts there, not to the one that ends there, so that a corner counts
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
    // Where the line leads down the screen this is positive if it passes right of the point; else negative.
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
    let parameters = [0] + curve.turningParameters(of: \.y) + [1]
    for (from, to) in zip(parameters, parameters.dropFirst()) {
      addMonotonePiece(of: curve, from: from, to: to)
    }
  }

  /// Adds a piece of a curve that only falls or only rises.
  private mutating func addMonotonePiece(of curve: CubicCurve, from: CGFloat, to: CGFloat) {
    let (start, end) = (curve.point(at: from), curve.point(at: to))
    if [start, end].contains(where: isNearby) { isOnBoundary = true }
    guard min(start.y, end.y) <= point.y, point.y <= max(start.y, end.y) else { return }
    var (low, high) = start.y <= end.y ? (from, to) : (to, from)
    // Halving sixty times exhausts the precision of the parameter.
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
