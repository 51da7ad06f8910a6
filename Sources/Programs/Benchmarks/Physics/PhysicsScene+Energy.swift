/// Scenes without energy loss: elastic, without friction, between walls.
extension PhysicsScene {
  /// All elastic scenes, with a number of steps of 1/60 s.
  static func elastic(steps: Int) -> [PhysicsScene] {
    [
      elastic("two stacked squares", steps, (0..<2).map { square(0, -1.5 - 0.5 * Double($0)) }),
      elastic("column of five", steps, (0..<5).map { square(0, -1.5 - 0.5 * Double($0)) }),
      elastic(
        "row hit by one",
        steps,
        (0..<5).map { square(-1 + 0.5 * Double($0), -0.25) } + [square(-1.6, -3)]
      ),
      elastic(
        "twenty squares",
        steps,
        (0..<20).map { number in
          let (column, row) = (Double(number % 5), Double(number / 5))
          return square(-1.4 + 0.7 * column + 0.05 * row, -1 - 0.8 * row)
        }
      ),
      elastic(
        "thin bar at an angle",
        steps,
        [Body(position: SIMD2(0.1, -3), angle: 0.7, halfSize: SIMD2(0.5, 0.01))]
      ),
    ]
  }

  private static func square(_ x: Double, _ y: Double) -> Body {
    Body(position: SIMD2(x, y), halfSize: SIMD2(repeating: 0.25))
  }

  private static func elastic(_ name: String, _ steps: Int, _ bodies: [Body]) -> PhysicsScene {
    var scene = PhysicsScene(name: name, bodies: bodies, stepCount: steps)
    let corners = [SIMD2(-2.0, 0.0), SIMD2(2.0, 0.0), SIMD2(2.0, -6.0), SIMD2(-2.0, -6.0)]
    scene.boundaries = corners.indices.map { Boundary(start: corners[$0], end: corners[($0 + 1) % 4]) }
    scene.restitution = 1
    scene.friction = 0
    return scene
  }

  /// The kinetic and potential energy at the start in joules, above the line y = 0.
  var energyAtStart: Double {
    let states = bodies.map { body in
      PhysicsOutcome.State(
        position: body.position,
        angle: body.angle,
        velocity: body.velocity,
        angularVelocity: body.angularVelocity
      )
    }
    return PhysicsOutcome(median: 0, worst: 0, contacts: 0, bodies: states).energy(in: self)
  }
}

extension PhysicsOutcome {
  /// The kinetic and potential energy at the end in joules, above the line y = 0.
  func energy(in scene: PhysicsScene) -> Double {
    zip(scene.bodies, bodies).reduce(kineticEnergy(in: scene)) { sum, pair in
      sum - PhysicsScene.mass(of: pair.0).mass * PhysicsScene.gravity.y * pair.1.position.y
    }
  }
}
