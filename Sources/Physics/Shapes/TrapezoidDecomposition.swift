/// Decomposes the inside of an outline into trapezoids between the heights of its corners and crossings.
///
/// The outline may cross itself: only edges with the inside on exactly one side count.
struct TrapezoidDecomposition {
  private let outline: [Vector2]
  private let size: Double

  init(_ outline: [Vector2]) {
    self.outline = outline
    var extent = 0.0
    for point in outline { extent = max(extent, (point - outline[0]).length) }
    size = extent
  }

  /// The parts as corner indices, winding from the x axis towards the y axis, and the corners.
  var result: (parts: [[Int]], corners: [Vector2]) {
    let edges = boundary()
    let heights = distinctHeights(edges)
    var open: [Trapezoid] = []
    var closed: [Trapezoid] = []
    for index in heights.indices.dropLast() {
      let lower = heights[index]
      let upper = heights[index + 1]
      let middle = 0.5 * (lower + upper)
      let crossing = edges.indices.filter { edges[$0].lower.y < middle && edges[$0].upper.y > middle }
        .map { (edges[$0].x(at: middle), $0) }
        .sorted { $0 < $1 }
      var next: [Trapezoid] = []
      for pair in stride(from: 0, to: crossing.count - 1, by: 2) {
        let left = crossing[pair].1
        let right = crossing[pair + 1].1
        var trapezoid = Trapezoid(left: left, right: right, lower: lower, upper: upper)
        if let before = open.firstIndex(where: { $0.left == left && $0.right == right }) {
          trapezoid.lower = open[before].lower
          open.remove(at: before)
        }
        next.append(trapezoid)
      }
      closed += open
      open = next
    }
    return numbered(closed + open, edges)
  }

  private struct Edge {
    var lower: Vector2
    var upper: Vector2

    func x(at height: Double) -> Double {
      if height <= lower.y { return lower.x }
      if height >= upper.y { return upper.x }
      return lower.x + (height - lower.y) / (upper.y - lower.y) * (upper.x - lower.x)
    }
  }

  private struct Trapezoid {
    var left: Int
    var right: Int
    var lower: Double
    var upper: Double
  }

  // MARK: - Edges

  /// The pieces of edges between crossings that have the inside on exactly one side.
  private func boundary() -> [Edge] {
    var edges: [Edge] = []
    for index in outline.indices {
      let start = outline[index]
      let end = outline[(index + 1) % outline.count]
      let edge = end - start
      var cuts = [0.0, 1.0]
      for other in outline.indices where other != index { cuts += crossings(start, edge, other) }
      cuts.sort()
      for cut in cuts.indices.dropLast() where (cuts[cut + 1] - cuts[cut]) * edge.length > 1e-9 * size {
        let from = cut == 0 ? start : start + cuts[cut] * edge
        let to = cut == cuts.count - 2 ? end : start + cuts[cut + 1] * edge
        let middle = 0.5 * (from + to)
        let aside = 1e-7 * size * edge.normalized.perpendicular
        guard (winding(around: middle + aside) != 0) != (winding(around: middle - aside) != 0) else {
          continue
        }
        let edge = from.y < to.y ? Edge(lower: from, upper: to) : Edge(lower: to, upper: from)
        guard edge.upper.y - edge.lower.y > 1e-9 * size else { continue }
        // Of coincident edges, one is enough.
        let isKnown = edges.contains {
          ($0.lower - edge.lower).length < 1e-8 * size && ($0.upper - edge.upper).length < 1e-8 * size
        }
        if !isKnown { edges.append(edge) }
      }
    }
    return edges
  }

  /// The positions at which other edges cross an edge, as fractions of its length.
  private func crossings(_ start: Vector2, _ edge: Vector2, _ other: Int) -> [Double] {
    let from = outline[other]
    let to = outline[(other + 1) % outline.count]
    let along = to - from
    let turn = edge.cross(along)
    let offset = from - start
    let square = edge.lengthSquared
    if turn.magnitude <= 1e-9 * (square * along.lengthSquared).squareRoot() {
      // Parallel: if the edges are collinear, the ends of the other one cut this one.
      guard (offset.cross(edge) / square.squareRoot()).magnitude < 1e-8 * size else { return [] }
      return [offset.dot(edge) / square, (to - start).dot(edge) / square].filter { $0 > 0 && $0 < 1 }
    }
    let part = offset.cross(along) / turn
    let share = offset.cross(edge) / turn
    let slack = 1e-9
    return part > 0 && part < 1 && share > -slack && share < 1 + slack ? [part] : []
  }

  private func winding(around point: Vector2) -> Int {
    var turns = 0
    var from = outline[outline.count - 1]
    for to in outline {
      if (from.y <= point.y) != (to.y <= point.y) {
        let side = (to - from).cross(point - from)
        if to.y > from.y { if side > 0 { turns += 1 } } else if side < 0 { turns -= 1 }
      }
      from = to
    }
    return turns
  }

  // MARK: - Corners

  private func distinctHeights(_ edges: [Edge]) -> [Double] {
    var heights: [Double] = []
    for height in edges.flatMap({ [$0.lower.y, $0.upper.y] }).sorted() {
      if let last = heights.last, height - last < 1e-9 * size { continue }
      heights.append(height)
    }
    return heights
  }

  private func numbered(_ trapezoids: [Trapezoid], _ edges: [Edge]) -> ([[Int]], [Vector2]) {
    var corners: [Vector2] = []
    for trapezoid in trapezoids {
      let left = edges[trapezoid.left]
      let right = edges[trapezoid.right]
      corners.append(Vector2(left.x(at: trapezoid.lower), trapezoid.lower))
      corners.append(Vector2(right.x(at: trapezoid.lower), trapezoid.lower))
      corners.append(Vector2(right.x(at: trapezoid.upper), trapezoid.upper))
      corners.append(Vector2(left.x(at: trapezoid.upper), trapezoid.upper))
    }
    // Coincident corners get one index, by which shared edges are recognized.
    let order = corners.indices.sorted {
      (corners[$0].y, corners[$0].x, $0) < (corners[$1].y, corners[$1].x, $1)
    }
    var numbers = Array(corners.indices)
    for position in order.indices.dropFirst() {
      let before = order[position - 1]
      let index = order[position]
      if corners[index].y == corners[before].y, corners[index].x - corners[before].x < 1e-8 * size {
        numbers[index] = numbers[before]
      }
    }
    let parts = trapezoids.indices.map { index in
      var part: [Int] = []
      for corner in numbers[(index * 4)..<(index * 4 + 4)] where corner != part.last && corner != part.first {
        part.append(corner)
      }
      return part
    }
    return (parts.filter { $0.count >= 3 }, corners)
  }
}
