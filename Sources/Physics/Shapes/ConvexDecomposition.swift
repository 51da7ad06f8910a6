/// Decomposes outlines into convex polygons.
public enum ConvexDecomposition {
  /// The convex parts of an outline, with at most eight vertices each; empty if the outline has no area.
  ///
  /// The outline is closed, may wind either way and may cross itself; the non-zero rule decides what is
  /// inside. Points that are not finite or nearer than 10 µm to the one before are left out. Outlines of more
  /// than 256 points, or 128 if they cross themselves, are simplified with a tolerance of 0.1 mm, which
  /// doubles until they have few enough.
  public static func polygons(of outline: [Vector2]) -> [Polygon] {
    let limit = Vector2(repeating: Constants.maximumCoordinate)
    var points = Outline.cleaned(
      outline.filter { $0.isFinite }.map { $0.clamped(lowerBound: -limit, upperBound: limit) }
    )
    points = Outline.simplified(points, count: maximumPointCount)
    guard points.count >= 3 else { return [] }
    if Outline.isSimple(points) {
      let isForward = PlanarArea.area(of: points) > 0
      let ring = isForward ? points : points.reversed()
      if let triangles = EarClipping.triangles(of: ring) {
        return polygons(ConvexMerging.merged(triangles, ring), ring)
      }
    }
    points = Outline.simplified(points, count: maximumCrossingPointCount)
    let (parts, corners) = TrapezoidDecomposition(points).result
    return polygons(ConvexMerging.merged(parts, corners), corners)
  }

  private static let maximumPointCount = 256
  private static let maximumCrossingPointCount = 128

  private static func polygons(_ parts: [[Int]], _ points: [Vector2]) -> [Polygon] {
    parts.compactMap { part in Polygon(part.map { points[$0] }) }
  }
}

/// Triangulation of simple polygons by ear clipping.
enum EarClipping {
  /// The triangles of a ring, as indices of its points; nil if rounding leaves no ear.
  ///
  /// The ring winds from the x axis towards the y axis.
  static func triangles(of points: [Vector2]) -> [[Int]]? {
    var ring = Array(points.indices)
    var triangles: [[Int]] = []
    triangles.reserveCapacity(points.count)
    var start = 0
    while ring.count > 3 {
      guard let ear = firstEar(points, ring, from: start) else { return nil }
      let count = ring.count
      triangles.append([ring[(ear + count - 1) % count], ring[ear], ring[(ear + 1) % count]])
      ring.remove(at: ear)
      // Continuing after the next point avoids fans of slivers.
      start = ear + 1
    }
    triangles.append(ring)
    return triangles
  }

  private static func firstEar(_ points: [Vector2], _ ring: [Int], from start: Int) -> Int? {
    let count = ring.count
    for step in 0..<count {
      let ear = (start + step) % count
      let before = points[ring[(ear + count - 1) % count]]
      let tip = points[ring[ear]]
      let after = points[ring[(ear + 1) % count]]
      if (tip - before).cross(after - tip) <= 0 { continue }
      let isFree = !ring.indices.contains { other in
        let point = points[ring[other]]
        let isCorner = other == ear || (other + 1) % count == ear || (ear + 1) % count == other
        return !isCorner && isInside(point, before, tip, after)
      }
      if isFree { return ear }
    }
    return nil
  }

  private static func isInside(_ point: Vector2, _ a: Vector2, _ b: Vector2, _ c: Vector2) -> Bool {
    (b - a).cross(point - a) >= 0 && (c - b).cross(point - b) >= 0 && (a - c).cross(point - c) >= 0
  }
}

/// Merges convex parts over shared edges while the result is convex (Hertel and Mehlhorn's method).
enum ConvexMerging {
  /// - Parameters:
  ///   - parts: Convex parts as point indices, winding from the x axis towards the y axis.
  ///   - points: The points.
  static func merged(_ parts: [[Int]], _ points: [Vector2]) -> [[Int]] {
    var parts = parts
    // The part into which each part was merged.
    var owners = Array(parts.indices)
    for edge in sharedEdges(of: parts, points) {
      let first = owner(edge.first, &owners)
      let second = owner(edge.second, &owners)
      guard first != second, let whole = joined(parts[first], parts[second], edge, points) else { continue }
      parts[first] = whole
      parts[second] = []
      owners[second] = first
    }
    return parts.filter { !$0.isEmpty }
  }

  private struct Edge {
    var start: Int
    var end: Int
    var part: Int
  }

  /// An edge from start to end in the first part, and from end to start in the second.
  private struct SharedEdge {
    var start: Int
    var end: Int
    var first: Int
    var second: Int
    var length: Double
  }

  /// The shared edges, longest first: removing long edges avoids slivers.
  private static func sharedEdges(of parts: [[Int]], _ points: [Vector2]) -> [SharedEdge] {
    var edges: [Edge] = []
    for (number, part) in parts.enumerated() {
      for index in part.indices {
        edges.append(Edge(start: part[index], end: part[(index + 1) % part.count], part: number))
      }
    }
    func key(_ edge: Edge) -> (Int, Int, Int) {
      (min(edge.start, edge.end), max(edge.start, edge.end), edge.part)
    }
    edges.sort { key($0) < key($1) }
    var shared: [SharedEdge] = []
    for index in edges.indices.dropFirst() {
      let one = edges[index - 1]
      let other = edges[index]
      guard one.start == other.end, one.end == other.start else { continue }
      shared.append(
        SharedEdge(
          start: one.start,
          end: one.end,
          first: one.part,
          second: other.part,
          length: (points[one.end] - points[one.start]).length
        )
      )
    }
    return shared.sorted { ($1.length, $0.start, $0.end) < ($0.length, $1.start, $1.end) }
  }

  private static func owner(_ part: Int, _ owners: inout [Int]) -> Int {
    var part = part
    while owners[part] != part { part = owners[part] }
    return part
  }

  /// Two parts merged at an edge; nil if the result isn't convex or has too many vertices.
  private static func joined(_ one: [Int], _ other: [Int], _ edge: SharedEdge, _ points: [Vector2]) -> [Int]?
  {
    guard let first = start(of: edge.start, edge.end, in: one),
      let second = start(of: edge.end, edge.start, in: other)
    else { return nil }
    // From the end of the edge around the first part to its start, and then around the second part.
    var ring = (0..<one.count).map { one[(first + 1 + $0) % one.count] }
    ring += (2..<other.count).map { other[(second + $0) % other.count] }
    for corner in [edge.start, edge.end] {
      guard let position = ring.firstIndex(of: corner) else { return nil }
      let before = points[ring[(position + ring.count - 1) % ring.count]]
      let after = points[ring[(position + 1) % ring.count]]
      let incoming = points[corner] - before
      let outgoing = after - points[corner]
      let turn = incoming.cross(outgoing)
      let flat = 1e-9 * incoming.length * outgoing.length
      if turn < -flat { return nil }
      if turn <= flat { ring.remove(at: position) }
    }
    return ring.count <= Constants.maximumVertexCount ? ring : nil
  }

  private static func start(of from: Int, _ to: Int, in part: [Int]) -> Int? {
    part.indices.first { part[$0] == from && part[($0 + 1) % part.count] == to }
  }
}
