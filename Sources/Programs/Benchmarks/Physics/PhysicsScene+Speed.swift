/// The scenes for measuring speed.
extension PhysicsScene {
  /// A pyramid of boxes of 50 points that touch vertically, with horizontal gaps of six points.
  static func pyramid(rows: Int, steps: Int) -> PhysicsScene {
    let size = 0.5
    let pitch = 0.56
    var bodies: [Body] = []
    for row in 0..<rows {
      for column in 0..<rows - row {
        let x = (Double(column) - Double(rows - row - 1) / 2) * pitch
        bodies.append(
          Body(position: SIMD2(x, -(Double(row) + 0.5) * size), halfSize: SIMD2(repeating: size / 2))
        )
      }
    }
    let reach = Double(rows)
    return PhysicsScene(
      name: "pyramid-\(rows)",
      bodies: bodies,
      boundaries: [Boundary(start: SIMD2(-reach, 0), end: SIMD2(reach, 0))],
      interior: Interior(lower: SIMD2(-reach, -.infinity), upper: SIMD2(reach, 0)),
      stepCount: steps
    )
  }

  /// Boxes of 10 points in a square grid of pitch 12 that nearly fills a container of four segments.
  static func settle(_ count: Int, steps: Int) -> PhysicsScene {
    container(
      name: "settle-\(count)",
      count: count,
      columns: side(of: count),
      pitch: 0.12,
      jitter: 0,
      height: 1,
      steps: steps
    )
  }

  /// Rotated boxes of 10 points, randomly up to two points off a grid of pitch 15, in a container twice as
  /// high as the pile.
  static func pile(_ count: Int, steps: Int) -> PhysicsScene {
    container(
      name: "pile-\(count)",
      count: count,
      columns: side(of: count),
      pitch: 0.15,
      jitter: 0.02,
      height: 2,
      steps: steps
    )
  }

  /// Boxes as in a pile, 16 above each other for any count: the number of neighbours of a box is constant.
  static func layer(_ count: Int, steps: Int) -> PhysicsScene {
    container(
      name: "layer-\(count)",
      count: count,
      columns: (count + 15) / 16,
      pitch: 0.15,
      jitter: 0.02,
      height: 2,
      steps: steps
    )
  }

  /// Boxes of 10 points, or bodies without shapes, that fall without touching.
  static func freeFall(_ count: Int, hasShapes: Bool, steps: Int) -> PhysicsScene {
    let columns = side(of: count)
    let bodies = (0..<count).map { index in
      Body(
        position: SIMD2(Double(index % columns), Double(index / columns)) * 1.0,
        halfSize: hasShapes ? SIMD2(repeating: 0.05) : nil
      )
    }
    return PhysicsScene(
      name: "fall-\(count)" + (hasShapes ? "" : "-bare"),
      bodies: bodies,
      stepCount: steps
    )
  }

  private static func side(of count: Int) -> Int {
    Int(Double(count).squareRoot().rounded(.up))
  }

  /// The grid is on the container's floor, half a pitch above it.
  private static func container(
    name: String,
    count: Int,
    columns: Int,
    pitch: Double,
    jitter: Double,
    height: Double,
    steps: Int
  ) -> PhysicsScene {
    var random = LinearCongruence(state: UInt32(count))
    let rows = (count + columns - 1) / columns
    let size = SIMD2(Double(columns), Double(rows) * height) * pitch
    let bodies = (0..<count).map { index in
      var body = Body(position: .zero, halfSize: SIMD2(repeating: 0.05))
      body.position.x = (Double(index % columns) + 0.5) * pitch + jitter * random.next()
      body.position.y = size.y - (Double(index / columns) + 0.5) * pitch + jitter * random.next()
      body.angle = jitter == 0 ? 0 : 0.5 * random.next()
      return body
    }
    let corners = [.zero, SIMD2(size.x, 0), size, SIMD2(0, size.y)]
    return PhysicsScene(
      name: name,
      bodies: bodies,
      boundaries: corners.indices.map { Boundary(start: corners[$0], end: corners[($0 + 1) % 4]) },
      interior: Interior(lower: .zero, upper: size),
      stepCount: steps
    )
  }
}

/// The linear congruential generator of Numerical Recipes (32 bits): the same numbers on every machine.
struct LinearCongruence {
  var state: UInt32

  /// A number from -1 to 1, exclusive.
  mutating func next() -> Double {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Double(state >> 8) / 8_388_608 - 1
  }
}
