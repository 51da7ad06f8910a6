extension ConvexShape {
  /// Whether a point of the body lies in the shape.
  func contains(_ point: Float2) -> Bool {
    if ConvexDistance.isInside(self, point) { return true }
    guard radius > 0 else { return false }
    return (0..<Int(count)).contains { edge in
      SegmentDistance(vertex(edge), vertex(next(edge)), point, point).distance <= radius
    }
  }

  /// Where a ray first enters the shape; nil if it misses it or starts in it.
  func rayHit(from start: Float2, to end: Float2) -> (fraction: Float, normal: Float2)? {
    if contains(start) { return nil }
    var best: (fraction: Float, normal: Float2)?
    func consider(_ hit: (fraction: Float, normal: Float2)?) {
      guard let hit, hit.fraction >= 0, hit.fraction <= 1 else { return }
      if hit.fraction < best?.fraction ?? .infinity { best = hit }
    }
    for index in 0..<Int(count) {
      if count > 1 { consider(edgeHit(index, start, end)) }
      if radius > 0 { consider(cornerHit(vertex(index), start, end)) }
    }
    return best
  }

  private func edgeHit(_ edge: Int, _ start: Float2, _ end: Float2) -> (fraction: Float, normal: Float2)? {
    var normal = self.normal(edge)
    let way = end - start
    let from = vertex(edge) + radius * normal
    let to = vertex(next(edge)) + radius * normal
    let speed = normal.dot(way)
    if speed == 0 || (speed > 0 && count > 2) { return nil }
    let fraction = normal.dot(from - start) / speed
    let along = (start + fraction * way - from).dot(to - from)
    guard along >= 0, along <= (to - from).lengthSquared else { return nil }
    if speed > 0 { normal = -normal }
    return (fraction, normal)
  }

  private func cornerHit(_ corner: Float2, _ start: Float2, _ end: Float2) -> (
    fraction: Float, normal: Float2
  )? {
    let way = end - start
    let offset = start - corner
    let a = way.lengthSquared
    let b = offset.dot(way)
    let discriminant = b * b - a * (offset.lengthSquared - radius * radius)
    guard a > 0, discriminant >= 0 else { return nil }
    let fraction = (-b - discriminant.squareRoot()) / a
    return (fraction, (offset + fraction * way) / radius)
  }
}
