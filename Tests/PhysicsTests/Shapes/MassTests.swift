import Testing

@testable import Physics

// Independent truth: the textbook's moments of inertia, and Steiner's theorem.
struct MassTests {
  @Test func discsAndBoxesWeighTheirAreaTimesTheDensity() {
    var world = World()
    let disc = world.addDisc(.zero, radius: 2, ShapeDefinition(density: 3, friction: 0))
    #expect(abs(world.mass(of: disc) - 12 * .pi) < 1e-9)
    #expect(abs(world.inertia(of: disc) - 24 * .pi) < 1e-9)
    let box = world.addBox(.zero, width: 2, height: 3, ShapeDefinition(density: 0.5, friction: 0))
    #expect(abs(world.mass(of: box) - 3) < 1e-12)
    #expect(abs(world.inertia(of: box) - 3.0 * 13 / 12) < 1e-12)
  }

  @Test func aTriangleHasItsCentreWhereTheMediansMeet() throws {
    var world = World()
    let body = world.addBody(BodyDefinition())
    let triangle = try #require(Polygon([Vector2(1, 1), Vector2(4, 1), Vector2(1, 7)]))
    _ = world.addShape(.polygon(triangle), to: body)
    #expect((world.centerOfMass(of: body) - Vector2(2, 3)).length < 1e-12)
    #expect(abs(world.mass(of: body) - 9) < 1e-12)
    // m·(b² + h²)/18 for a right triangle.
    #expect(abs(world.inertia(of: body) - 9.0 * (9 + 36) / 18) < 1e-9)
  }

  @Test func partsAddUpBySteinersTheorem() {
    var world = World()
    let whole = world.addBox(.zero, width: 2, height: 1)
    let halves = world.addBody(BodyDefinition())
    for x in [-0.5, 0.5] {
      let half = Polygon.box(halfWidth: 0.5, halfHeight: 0.5, center: Vector2(x, 0))
      _ = world.addShape(.polygon(half), to: halves)
    }
    #expect(abs(world.mass(of: whole) - world.mass(of: halves)) < 1e-12)
    #expect(abs(world.inertia(of: whole) - world.inertia(of: halves)) < 1e-12)
  }

  @Test func withoutMassABodyCountsAsOneKilogram() {
    var world = World(gravity: Vector2(0, 10))
    let body = world.addDisc(.zero, radius: 1, ShapeDefinition(density: 0, friction: 0))
    world.applyImpulse(Vector2(3, 0), to: body)
    #expect(world.linearVelocity(of: body) == Vector2(3, 0))
    world.run(seconds: 1)
    #expect(abs(world.position(of: body).y - 5) < 1e-9)
  }

  @Test func changingTheDensityChangesTheMass() {
    var world = World()
    let body = world.addBox(.zero, width: 1, height: 1)
    for shape in world.shapes(of: body) { world.setDensity(4, of: shape) }
    #expect(abs(world.mass(of: body) - 4) < 1e-12)
    for shape in world.shapes(of: body) { world.setDensity(.nan, of: shape) }
    #expect(abs(world.mass(of: body) - 4) < 1e-12)
  }
}
