extension PathOutline {
  /// Returns the outline of a stroke, including dashes; filled by the winding rule it paints the same area.
  ///
  /// Each line, join and cap is a subpath of its own, and all run clockwise on screen, so overlaps don't cancel
  /// out.
  package func outlineOfStroke(with pen: DrawingStroke) -> PathOutline {
    guard pen.width > 0, pen.width.isFinite else { return PathOutline() }
    var stroker = Stroker(pen)
    for line in dashed(pen.dashes, phase: pen.dashPhase).polylines() { stroker.add(line) }
    return stroker.result
  }
}

/// Collects the pieces of a stroke's outline.
private struct Stroker {
  private let pen: DrawingStroke
  private let half: CGFloat
  private(set) var result = PathOutline()

  /// The turn in radians below which a round join is drawn as a mitre: the difference is below 0.2 percent of the
  /// width, and polylines of curves have many such turns.
  private static let leastTurn: CGFloat = 0.1

  init(_ pen: DrawingStroke) {
    self.pen = pen
    half = pen.width / 2
  }

  mutating func add(_ line: PathOutline.Polyline) {
    guard let first = line.points.first, let last = line.points.last else { return }
    guard line.points.count > 1 else {
      addDot(at: first)
      return
    }
    let points = line.isClosed ? line.points + [first] : line.points
    let directions = zip(points, points.dropFirst()).map { CGVector(from: $0, to: $1).unit }
    for (index, direction) in directions.enumerated() {
      let isSquare = !line.isClosed && pen.cap == .square
      addLine(
        from: points[index].moved(direction, by: isSquare && index == 0 ? -half : 0),
        to: points[index + 1].moved(direction, by: isSquare && index == directions.count - 1 ? half : 0),
        direction
      )
      if index > 0 { addJoin(at: points[index], directions[index - 1], direction) }
    }
    if line.isClosed {
      addJoin(at: first, directions[directions.count - 1], directions[0])
    } else if pen.cap == .round {
      addDisc(at: first)
      addDisc(at: last)
    }
  }

  /// A subpath without a length, of which only caps are visible.
  private mutating func addDot(at point: CGPoint) {
    switch pen.cap {
    case .butt: break
    case .round: addDisc(at: point)
    case .square:
      result.addRect(CGRect(x: point.x - half, y: point.y - half, width: pen.width, height: pen.width))
    }
  }

  private mutating func addDisc(at center: CGPoint) {
    result.addOval(in: CGRect(x: center.x - half, y: center.y - half, width: pen.width, height: pen.width))
  }

  private mutating func addLine(from start: CGPoint, to end: CGPoint, _ direction: CGVector) {
    let side = direction.turned
    addPolygon([
      start.moved(side, by: -half), end.moved(side, by: -half), end.moved(side, by: half),
      start.moved(side, by: half),
    ])
  }

  private mutating func addJoin(at point: CGPoint, _ before: CGVector, _ after: CGVector) {
    let (turn, cosine) = (before.cross(after), before.dot(after))
    let angle = atan2(turn, cosine)
    if pen.join == .round, abs(angle) > Self.leastTurn {
      addDisc(at: point)
      return
    }
    guard turn != 0 else { return }
    // The outer side of the turn.
    let out = turn > 0 ? -half : half
    let start = point.moved(before.turned, by: out)
    let end = point.moved(after.turned, by: out)
    var corners = [start]
    // The mitre's length relative to the width is 1 / cos(angle / 2).
    let ratio = 1 / cos(angle / 2)
    if pen.join == .round || (pen.join == .miter && ratio <= pen.miterLimit) {
      let tip = CGVector(dx: start.x + end.x - 2 * point.x, dy: start.y + end.y - 2 * point.y)
      corners.append(point.moved(tip, by: 1 / (1 + cosine)))
    }
    corners.append(end)
    addPolygon([point] + (turn > 0 ? corners : corners.reversed()))
  }

  private mutating func addPolygon(_ corners: [CGPoint]) {
    result.add(.move(corners[0]))
    for corner in corners.dropFirst() { result.add(.line(corner)) }
    result.add(.close)
  }
}

// MARK: - Dashes

extension PathOutline {
  /// The maximum number of dashes of a path.
  private static let maximumDashCount: CGFloat = 100_000

  /// Returns the dashes as open subpaths of lines; the path itself without a pattern, or with too many dashes.
  ///
  /// The pattern begins anew in each subpath. One with an odd number of lengths changes the roles of dashes and
  /// gaps each time. Source: Apple, Quartz 2D Programming Guide, "Line dash pattern".
  func dashed(_ lengths: [CGFloat], phase: CGFloat) -> PathOutline {
    let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    guard period > 0, period.isFinite, phase.isFinite else { return self }
    let lines = polylines()
    let total = lines.reduce(0) { $0 + $1.length }
    guard total / period * CGFloat(pattern.count) <= Self.maximumDashCount else { return self }
    var start = phase.truncatingRemainder(dividingBy: period)
    if start < 0 { start += period }
    var result = PathOutline()
    for line in lines { result.addDashes(of: line, pattern, start: start) }
    return result
  }

  private mutating func addDashes(of line: Polyline, _ pattern: [CGFloat], start: CGFloat) {
    var index = 0
    var rest = start
    while rest > 0, rest >= pattern[index], index < pattern.count - 1 {
      rest -= pattern[index]
      index += 1
    }
    /// The length to the end of the dash or gap.
    var left = pattern[index] - rest
    let points = line.corners
    if index.isMultiple(of: 2), let first = points.first { add(.move(first)) }
    for (from, to) in zip(points, points.dropFirst()) {
      let direction = CGVector(from: from, to: to).unit
      let length = hypot(to.x - from.x, to.y - from.y)
      var place: CGFloat = 0
      while place + left < length {
        place += left
        let point = from.moved(direction, by: place)
        add(index.isMultiple(of: 2) ? .line(point) : .move(point))
        index = (index + 1) % pattern.count
        left = pattern[index]
      }
      left -= length - place
      if index.isMultiple(of: 2) { add(.line(to)) }
    }
  }
}

extension PathOutline.Polyline {
  /// The points, with the first one again at the end of a closed line.
  fileprivate var corners: [CGPoint] { isClosed ? points + points.prefix(1) : points }

  fileprivate var length: CGFloat {
    zip(corners, corners.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }
}

extension CGPoint {
  fileprivate func moved(_ direction: CGVector, by distance: CGFloat) -> CGPoint {
    CGPoint(x: x + direction.dx * distance, y: y + direction.dy * distance)
  }
}

extension CGVector {
  /// The vector turned clockwise on screen by a right angle.
  fileprivate var turned: CGVector { CGVector(dx: -dy, dy: dx) }
}
