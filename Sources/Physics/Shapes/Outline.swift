/// Closed sequences of points.
enum Outline {
  /// The outline without repeated points and spikes (points at which it reverses).
  static func cleaned(_ outline: [Vector2]) -> [Vector2] {
    var points: [Vector2] = []
    for point in outline {
      append(point, to: &points)
    }
    // The start may continue the end.
    while points.count >= 3 {
      let count = points.count
      if isNeedless(points[count - 2], points[count - 1], points[0]) {
        points.removeLast()
      } else if isNeedless(points[count - 1], points[0], points[1]) {
        points.removeFirst()
      } else {
        break
      }
    }
    return points.count >= 3 ? points : []
  }

  private static func append(_ point: Vector2, to points: inout [Vector2]) {
    while let last = points.last {
      if (point - last).length < Constants.minimumLength { return }
      guard points.count >= 2, isNeedless(points[points.count - 2], last, point) else { break }
      points.removeLast()
    }
    points.append(point)
  }

  /// Whether a point equals one of its neighbours or is on the line through them.
  private static func isNeedless(_ before: Vector2, _ point: Vector2, _ after: Vector2) -> Bool {
    let first = point - before
    let second = after - point
    let lengths = first.length * second.length
    return lengths < Constants.minimumLength * Constants.minimumLength
      || first.cross(second).magnitude <= 1e-9 * lengths
  }

  // MARK: - Simplifying

  /// An outline simplified to at most `count` points, with small deviation (Douglas and Peucker's method).
  static func simplified(_ outline: [Vector2], count: Int) -> [Vector2] {
    var points = outline
    var tolerance = 1e-4
    while points.count > count {
      points = cleaned(simplified(outline, tolerance: tolerance))
      tolerance *= 2
    }
    return points
  }

  private static func simplified(_ points: [Vector2], tolerance: Double) -> [Vector2] {
    var farthest = 0
    for index in points.indices
    where (points[index] - points[0]).lengthSquared > (points[farthest] - points[0]).lengthSquared {
      farthest = index
    }
    var isKept = points.map { _ in false }
    isKept[0] = true
    isKept[farthest] = true
    var pending = [(0, farthest), (farthest, points.count)]
    while let (start, end) = pending.popLast() {
      var worst = 0
      var error = tolerance
      for index in (start + 1)..<max(end, start + 1) {
        let distance = distance(of: points[index], from: points[start], to: points[end % points.count])
        if distance > error {
          error = distance
          worst = index
        }
      }
      guard worst > 0 else { continue }
      isKept[worst] = true
      pending.append((start, worst))
      pending.append((worst, end))
    }
    return points.indices.filter { isKept[$0] }.map { points[$0] }
  }

  private static func distance(of point: Vector2, from start: Vector2, to end: Vector2) -> Double {
    let edge = end - start
    let square = edge.lengthSquared
    guard square > 0 else { return (point - start).length }
    let part = min(max((point - start).dot(edge) / square, 0), 1)
    return (point - start - part * edge).length
  }

  // MARK: - Crossings

  /// Whether edges share only the common points of neighbours.
  static func isSimple(_ points: [Vector2]) -> Bool {
    let count = points.count
    for first in 0..<count {
      let start = points[first]
      let end = points[(first + 1) % count]
      for second in (first + 1)..<count where second != first + 1 && (second + 1) % count != first {
        if meet(start, end, points[second], points[(second + 1) % count]) { return false }
      }
    }
    return true
  }

  private static func meet(_ a: Vector2, _ b: Vector2, _ c: Vector2, _ d: Vector2) -> Bool {
    if max(a.x, b.x) < min(c.x, d.x) || max(c.x, d.x) < min(a.x, b.x)
      || max(a.y, b.y) < min(c.y, d.y) || max(c.y, d.y) < min(a.y, b.y)
    {
      return false
    }
    let tolerance = Constants.minimumLength
    let first = (b - a).normalized
    let second = (d - c).normalized
    let toC = first.cross(c - a)
    let toD = first.cross(d - a)
    let toA = second.cross(a - c)
    let toB = second.cross(b - c)
    if min(toC, toD) > tolerance || max(toC, toD) < -tolerance { return false }
    return min(toA, toB) <= tolerance && max(toA, toB) >= -tolerance
  }
}
