/// The scenes that are measured.
extension PhysicsScene {
  /// A pyramid of boxes of 50 points that touch in height and stand six points apart.
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

  /// Boxes of 10 points in a square grid of pitch 12 in a container of four segments, which they nearly fill.
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

  /// Boxes of 10 points, at random up to two points off a grid of pitch 15 and turned, in a container that is
  /// twice as high as they need.
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

  /// Boxes as in a pile, 16 above each other however many there are: what a box meets doesn't depend on the count.
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

  /// Boxes of 10 points, or bodies without shapes, that fall and never touch.
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

  /// The grid lies on the container's floor, half a pitch away from it.
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

/// The same numbers on every machine: Numerical Recipes' 32-bit linear congruence.
struct LinearCongruence {
  var state: UInt32

  /// From -1 up to 1.
  mutating func next() -> Double {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Double(state >> 8) / 8_388_608 - 1
  }
}
