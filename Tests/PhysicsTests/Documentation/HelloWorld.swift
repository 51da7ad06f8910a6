import Physics

/// The program of docs/Physics.md: what stands between the two marks is printed there.
enum HelloWorld {
  static func run(print: (String) -> Void) {
    // The program begins.
    // Gravity pulls down by ten metres per second squared.
    var world = World(gravity: Vector2(0, -10))

    // The ground is a line on a body that never moves.
    var definition = BodyDefinition()
    definition.kind = .fixed
    let ground = world.addBody(definition)
    _ = world.addShape(.segment(Segment(start: Vector2(-10, 0), end: Vector2(10, 0))), to: ground)

    // A box of one metre is dropped from a height of three metres; half a metre is between its middle and the ground.
    definition.kind = .dynamic
    definition.position = Vector2(0, 3.5)
    let box = world.addBody(definition)
    _ = world.addShape(.polygon(.box(halfWidth: 0.5, halfHeight: 0.5)), to: box)

    for frame in 1...60 {
      world.step(1.0 / 60)
      if !world.events.began.isEmpty { print("Frame \(frame): the box touches the ground.") }
      if frame % 10 == 0 {
        let height = (world.pose(of: box).position.y * 1000).rounded() / 1000
        print("Frame \(frame): the box is at \(height) m.")
      }
    }
    // The program ends.
  }
}
