/// Random worlds: a room with items and walls.
extension PhysicsScene {
  /// The random world of a number, which is the same on every machine.
  ///
  /// Each item has its own cell of a grid, so nothing overlaps at the start. In a third of the worlds
  /// everything is elastic and without friction. In dense worlds half of the items have the density 1e6, the
  /// others 1e-6.
  static func random(_ number: Int, isDense: Bool, steps: Int) -> PhysicsScene {
    var random = LinearCongruence(state: UInt32(truncatingIfNeeded: number &* 2_654_435_761))
    // The first values of consecutive seeds are consecutive, too.
    for _ in 0..<4 { _ = random.next() }
    func between(_ lower: Double, _ upper: Double) -> Double {
      lower + (upper - lower) * (random.next() + 1) / 2
    }
    let (columns, rows, cell) = (4, 6, 0.9)
    let size = SIMD2(Double(columns), Double(rows)) * cell
    let corners = [SIMD2(0.0, 0.0), SIMD2(size.x, 0), SIMD2(size.x, -size.y), SIMD2(0, -size.y)]
    var scene = PhysicsScene(name: "random-\(number)", bodies: [], stepCount: steps)
    scene.boundaries = corners.indices.map { Boundary(start: corners[$0], end: corners[($0 + 1) % 4]) }
    scene.interior = Interior(lower: SIMD2(0, -size.y), upper: SIMD2(size.x, 0))
    let isElastic = number % 3 == 0
    scene.friction = isElastic ? 0 : between(0, 1)
    let (share, speed) = (between(0.1, 0.9), between(0, 15))
    for index in 0..<columns * rows {
      let kind = between(0, 1)
      let position = SIMD2(Double(index % columns) + 0.5, -Double(index / columns) - 0.5) * cell
      if kind > 0.9 {
        let reach = SIMD2(between(-0.4, 0.4), between(-0.4, 0.4))
        scene.boundaries.append(Boundary(start: position - reach, end: position + reach))
      } else if kind < share {
        var item = Body(
          position: position + SIMD2(between(-0.05, 0.05), between(-0.05, 0.05)),
          angle: between(-3, 3),
          halfSize: SIMD2(between(0.02, 0.28), between(0.02, 0.28)),
          velocity: SIMD2(between(-speed, speed), between(-speed, speed)),
          angularVelocity: between(-2 * speed, 2 * speed),
          density: between(0.1, 1) / between(0.1, 1),
          restitution: isElastic ? 1 : between(0, 1)
        )
        if isDense { item.density = item.density < 1 ? 1e-6 : 1e6 }
        scene.bodies.append(item)
      }
    }
    return scene
  }
}
