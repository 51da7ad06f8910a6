import Testing

@testable import Physics

/// Elastic impacts that go on from body to body within a step.
///
/// Truth: conservation of energy and momentum; bodies of one mass exchange their velocities in a central elastic impact.
struct ElasticChainTests {
  private static let elastic = ShapeDefinition(friction: 0, restitution: 1)

  /// Kinetic and potential energy, with the weight as height above the floor.
  private func energy(_ world: World, _ bodies: [BodyID]) -> Double {
    bodies.reduce(0) { sum, body in
      let velocity = world.linearVelocity(of: body)
      let spin = world.angularVelocity(of: body)
      return sum + world.mass(of: body) * (velocity.lengthSquared / 2 + 10 * world.position(of: body).y)
        + world.inertia(of: body) * spin * spin / 2
    }
  }

  @Test(arguments: [1, 2, 3])
  func elasticSquaresThatFallTogetherRiseTogether(count: Int) {
    var world = World(gravity: Vector2(0, -10))
    _ = world.addLine(from: Vector2(-10, 0), to: Vector2(10, 0))
    let squares = (0..<count).map { number in
      world.addBox(Vector2(0, 6.17 + 0.5 * Double(number)), width: 0.5, height: 0.5, Self.elastic)
    }
    let start = squares.map { world.position(of: $0).y }
    let energy = self.energy(world, squares)
    // They fall for 1.09 seconds.
    world.run(seconds: 1.2)
    var highest = squares.map { world.position(of: $0).y }
    for _ in 0..<90 {
      world.stepSoundly()
      for (number, square) in squares.enumerated() {
        highest[number] = max(highest[number], world.position(of: square).y)
      }
      #expect(abs(self.energy(world, squares) / energy - 1) < 0.01)
    }
    for number in squares.indices { #expect(abs(highest[number] - start[number]) < 0.1) }
  }

  @Test(arguments: [5, 10])
  func aTallColumnOfElasticSquaresKeepsNineTenthsOfItsEnergy(count: Int) {
    var world = World(gravity: Vector2(0, -10))
    _ = world.addLine(from: Vector2(-10, 0), to: Vector2(10, 0))
    let squares = (0..<count).map { number in
      world.addBox(Vector2(0, 4.6 + 0.2 * Double(number)), width: 0.2, height: 0.2, Self.elastic)
    }
    let energy = self.energy(world, squares)
    for _ in 0..<120 {
      world.stepSoundly()
      #expect(abs(self.energy(world, squares) / energy - 1) < 0.1)
    }
  }

  /// What hits such a column goes through squares that had parted or carried the impact before it.
  @Test(arguments: [3, 5])
  func aColumnOfElasticSquaresBouncesForTenSecondsWithoutLosingEnergy(count: Int) {
    var world = World(gravity: Vector2(0, -10))
    let corners = [Vector2(-2, 0), Vector2(2, 0), Vector2(2, 6), Vector2(-2, 6)]
    for index in corners.indices {
      _ = world.addLine(from: corners[index], to: corners[(index + 1) % 4], Self.elastic)
    }
    let squares = (0..<count).map { number in
      world.addBox(Vector2(0, 1.5 + 0.5 * Double(number)), width: 0.5, height: 0.5, Self.elastic)
    }
    let energy = self.energy(world, squares)
    for _ in 0..<600 { world.stepSoundly() }
    #expect(abs(self.energy(world, squares) / energy - 1) < 0.02)
  }

  @Test func aSquareThatHitsARowSendsItsLastOneOff() {
    var world = World()
    let row = (0..<5).map {
      world.addBox(Vector2(0.4 * Double($0), 0), width: 0.4, height: 0.4, Self.elastic)
    }
    let first = world.addBox(Vector2(-1.5, 0), width: 0.4, height: 0.4, Self.elastic)
    world.setLinearVelocity(Vector2(3, 0), of: first)
    world.run(seconds: 1)
    #expect(abs(world.linearVelocity(of: row[4]).x - 3) < 0.01)
    for body in row.dropLast() + [first] { #expect(world.linearVelocity(of: body).length < 0.01) }
  }

  @Test(arguments: [1.0, 0.5, 0.2])
  func anImpactOnAPileAtRestAddsNothing(restitution: Double) {
    var world = World(gravity: Vector2(0, -10))
    let material = ShapeDefinition(friction: 0.2, restitution: restitution)
    _ = world.addLine(from: Vector2(-10, 0), to: Vector2(10, 0))
    let pile = (0..<5).map {
      world.addBox(Vector2(0, 0.1 + 0.2 * Double($0)), width: 0.4, height: 0.2, material)
    }
    world.run(seconds: 0.3)
    let ball = world.addBox(Vector2(0, 2.6), width: 0.2, height: 0.2, material)
    let energy = self.energy(world, pile + [ball])
    for _ in 0..<240 {
      world.stepSoundly()
      #expect(self.energy(world, pile + [ball]) < 1.01 * energy)
    }
  }

  /// A thin box that hung in the wall by a corner, and gained energy from gravity there while it stood still.
  @Test func whatTurnsAwayFromAWallIsNotHeldThere() {
    var world = World(gravity: Vector2(0, -18.4))
    _ = world.addLine(from: Vector2(0, -10), to: Vector2(0, 10), Self.elastic)
    let box = world.addBox(Vector2(0.0613, 0), width: 0.524, height: 0.036, Self.elastic) {
      $0.angle = 1.756
      $0.linearVelocity = Vector2(2.13, 4)
      $0.angularVelocity = -29
    }
    for frame in 1...30 {
      let before = world.position(of: box)
      world.stepSoundly()
      #expect((world.position(of: box) - before).length > 0.01, "frame \(frame)")
    }
  }
}
