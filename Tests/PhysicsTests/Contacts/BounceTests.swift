import Testing

@testable import Physics

// Independent truth: Newton's law of restitution; after a drop from h the n-th apex is at e²ⁿ·h.
struct BounceTests {
  @Test(arguments: [(0.3, 2), (0.5, 3), (0.8, 6), (1.0, 8)])
  func theApexAfterABounceIsRestitutionSquaredTimesTheHeight(restitution: Double, bounces: Int) {
    for height in [1.0, 2, 3.7] {
      var world = World(gravity: Vector2(0, -10))
      _ = world.addLine(from: Vector2(-10, 0), to: Vector2(10, 0))
      let ball = world.addDisc(
        Vector2(0, height + 0.25),
        radius: 0.25,
        ShapeDefinition(friction: 0, restitution: restitution)
      )
      let apexes = self.apexes(of: ball, in: &world, count: bounces)
      #expect(apexes.count == bounces)
      var expected = height
      for apex in apexes {
        expected *= restitution * restitution
        // The sub-step of the impact ends on the floor: up to two millimetres of way are lost or won.
        #expect(abs(apex - 0.25 - expected) < max(0.02 * expected, 0.002), "\(restitution) from \(height)")
      }
    }
  }

  @Test func aBoxBouncesFlat() {
    var world = World(gravity: Vector2(0, -10))
    _ = world.addLine(from: Vector2(-10, 0), to: Vector2(10, 0))
    let box = world.addBox(
      Vector2(0, 1.5),
      width: 1,
      height: 1,
      ShapeDefinition(friction: 0.5, restitution: 0.6)
    )
    let apexes = self.apexes(of: box, in: &world, count: 1)
    #expect(abs((apexes.first ?? 0) - 0.5 - 0.36) < 0.02 * 0.36)
    #expect(abs(world.pose(of: box).angle) < 0.01)
  }

  @Test func aSeriesOfBouncesKeepsToTheLaw() {
    var world = World(gravity: Vector2(0, -10))
    _ = world.addLine(from: Vector2(-10, 0), to: Vector2(10, 0))
    let box = world.addBox(
      Vector2(0, 4.25),
      width: 0.5,
      height: 0.5,
      ShapeDefinition(friction: 0.6, restitution: 0.8)
    )
    var expected = 4.0
    for apex in apexes(of: box, in: &world, count: 9) {
      expected *= 0.64
      #expect(abs(apex - 0.25 - expected) < 0.01 * expected)
    }
  }

  @Test func slowImpactsDoNotBounce() {
    var world = World(gravity: Vector2(0, -10))
    _ = world.addLine(from: Vector2(-10, 0), to: Vector2(10, 0))
    // v = √(2·g·1 mm) = 0.14 m/s
    let ball = world.addDisc(Vector2(0, 0.251), radius: 0.25, ShapeDefinition(friction: 0, restitution: 1))
    world.run(seconds: 1)
    #expect(abs(world.position(of: ball).y - 0.25) < 0.001)
    #expect(world.linearVelocity(of: ball).length < 0.01)
  }

  @Test func theLargerRestitutionCounts() {
    var world = World(gravity: Vector2(0, -10))
    _ = world.addLine(
      from: Vector2(-10, 0),
      to: Vector2(10, 0),
      ShapeDefinition(friction: 0, restitution: 0.8)
    )
    let ball = world.addDisc(Vector2(0, 1.25), radius: 0.25, ShapeDefinition(friction: 0, restitution: 0.1))
    let apex = apexes(of: ball, in: &world, count: 1).first ?? 0
    #expect(abs(apex - 0.25 - 0.64) < 0.02 * 0.64)
  }

  /// The heights of the first apexes, found from the energy in free flight at the frame after each.
  private func apexes(of body: BodyID, in world: inout World, count: Int) -> [Double] {
    var apexes: [Double] = []
    var wasRising = false
    for _ in 0..<3600 where apexes.count < count {
      world.step()
      let speed = world.linearVelocity(of: body).y
      if wasRising && speed <= 0 { apexes.append(world.position(of: body).y + speed * speed / 20) }
      wasRising = speed > 0
    }
    return apexes
  }
}
