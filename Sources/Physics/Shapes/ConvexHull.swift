/// The smallest convex polygon around points.
enum ConvexHull {
  /// The vertices of the hull in the order from the x axis towards the y axis, without vertices on straight edges.
  ///
  /// Andrew's monotone chain.
  static func vertices(of points: [Vector2]) -> [Vector2] {
    let sorted = points.sorted { $0.x != $1.x ? $0.x < $1.x : $0.y < $1.y }
    var distinct: [Vector2] = []
    for point in sorted {
      if let last = distinct.last, (point - last).length < Constants.minimumLength { continue }
      distinct.append(point)
    }
    guard distinct.count >= 3 else { return distinct }
    let lower = chain(distinct)
    let upper = chain(distinct.reversed())
    return lower.dropLast() + upper.dropLast()
  }

  private static func chain(_ points: [Vector2]) -> [Vector2] {
    var chain: [Vector2] = []
    for point in points {
      while chain.count >= 2 {
        let last = chain[chain.count - 1]
        let edge = last - chain[chain.count - 2]
        // A vertex that bends the outline by less than a billionth of a radian is none.
        if edge.cross(point - last) > 1e-9 * edge.length * (point - last).length { break }
        chain.removeLast()
      }
      chain.append(point)
    }
    return chain
  }
}
