/// Triangulation of a simple polygon by cutting off its ears.
enum EarClipping {
  /// The triangles of a ring that winds from the x axis towards the y axis, by the numbers of its points; nil if rounding
  /// leaves no ear to cut.
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
      // Going on behind the next point avoids fans of slivers.
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
