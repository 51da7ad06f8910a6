/// Scenes of joints only: adjacent boxes of 20 points without collisions.
///
/// They move gently: with its default number of iterations, Box2D tears thinner boxes apart, or a chain that
/// swings down from far aside.
extension PhysicsScene {
  private static let pitch = 0.2

  /// A chain of boxes that hangs at a slight angle, pinned midway between its boxes and at one end to the
  /// world.
  static func chain(_ count: Int, steps: Int) -> PhysicsScene {
    var scene = PhysicsScene(name: "chain-\(count)-pins", bodies: [], stepCount: steps)
    let direction = SIMD2(0.1, 0.99.squareRoot()) * pitch
    for index in 0..<count {
      scene.bodies.append(jointedBox(at: Double(index) * direction))
      scene.pin(index == 0 ? nil : index - 1, index, at: (Double(index) - 0.5) * direction)
    }
    scene.collides = false
    return scene
  }

  /// A net of boxes, pinned midway between neighbours, that hangs from the world by its upper corners.
  static func pinnedGrid(_ side: Int, steps: Int) -> PhysicsScene {
    grid(side, name: "grid-\(side)-pins", steps: steps) { scene, one, other in
      scene.pin(one, other, at: (scene.bodies[one].position + scene.bodies[other].position) / 2)
    }
  }

  /// The same net with springs between centres.
  static func sprungGrid(_ side: Int, steps: Int) -> PhysicsScene {
    grid(side, name: "grid-\(side)-springs", steps: steps) { scene, one, other in
      scene.joints.append(
        Joint(
          kind: .spring(frequency: 5, dampingRatio: 0.5),
          bodyA: one,
          bodyB: other,
          anchorA: scene.bodies[one].position,
          anchorB: scene.bodies[other].position
        )
      )
    }
  }

  private static func grid(
    _ side: Int,
    name: String,
    steps: Int,
    join: (inout PhysicsScene, Int, Int) -> Void
  ) -> PhysicsScene {
    var scene = PhysicsScene(name: name, bodies: [], stepCount: steps)
    scene.collides = false
    for row in 0..<side {
      for column in 0..<side {
        let index = scene.bodies.count
        let position = SIMD2(Double(column), Double(row)) * pitch
        scene.bodies.append(jointedBox(at: position))
        if row == 0 && (column == 0 || column == side - 1) { scene.pin(nil, index, at: position) }
        if column > 0 { join(&scene, index - 1, index) }
        if row > 0 { join(&scene, index - side, index) }
      }
    }
    return scene
  }

  private static func jointedBox(at position: SIMD2<Double>) -> Body {
    Body(position: position, halfSize: SIMD2(repeating: pitch / 2))
  }

  private mutating func pin(_ bodyA: Int?, _ bodyB: Int, at point: SIMD2<Double>) {
    joints.append(Joint(kind: .pin, bodyA: bodyA, bodyB: bodyB, anchorA: point, anchorB: point))
  }
}
