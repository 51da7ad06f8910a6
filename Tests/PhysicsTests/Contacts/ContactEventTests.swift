import Testing

@testable import Physics

// Independent truth: the documented rules of events. A contact begins once, when shapes first touch, and ends once,
// when they part or one of them is gone.
struct ContactEventTests {
  @Test func aDropBeginsOneContactAndLiftingEndsIt() {
    var scene = Scene()
    scene.run(120)
    #expect(scene.began == 1 && scene.ended == 0)
    scene.world.setPose(Pose(position: Vector2(0, 5)), of: scene.box)
    scene.run(3)
    #expect(scene.began == 1 && scene.ended == 1)
  }

  @Test func theEventTellsWhoTouchesWhereAndHowHard() throws {
    var world = World(gravity: Vector2(0, -10))
    var floorMaterial = ShapeDefinition.smooth
    floorMaterial.tag = 7
    let floor = world.addLine(from: Vector2(-10, 0), to: Vector2(10, 0), floorMaterial)
    let ball = world.addDisc(Vector2(1, 1.5), radius: 0.5)
    for _ in 0..<120 where world.events.began.isEmpty { world.step() }
    let event = try #require(world.events.began.first)
    #expect(Set([event.bodyA, event.bodyB]) == [floor, ball])
    #expect(event.shapeTagA + event.shapeTagB == 7)
    #expect((event.point - Vector2(1, 0)).length < 0.01)
    #expect(abs(event.normal.y.magnitude - 1) < 1e-5)
    #expect((event.normal.y > 0) == (event.bodyA == floor))
    // The ball arrives with √(2·g·h). The impact may be spread over two sub-steps, of which the event tells the larger
    // share.
    let momentum = world.mass(of: ball) * 20.0.squareRoot()
    #expect(event.impulse > 0.49 * momentum && event.impulse < 1.05 * momentum)
  }

  @Test func removingABodyEndsItsContactInTheNextStep() throws {
    var scene = Scene()
    scene.run(120)
    scene.world.removeBody(scene.box)
    scene.world.step()
    #expect(scene.world.events.ended.count == 1)
    let event = try #require(scene.world.events.ended.first)
    #expect([event.bodyA, event.bodyB].contains(scene.box))
    scene.world.step()
    #expect(scene.world.events.ended.isEmpty)
    #expect(scene.world.contactCount == 0)
  }

  @Test func removingAShapeEndsItsContact() {
    var scene = Scene()
    scene.run(120)
    for shape in scene.world.shapes(of: scene.box) { scene.world.removeShape(shape) }
    scene.run(5)
    #expect(scene.began == 1 && scene.ended == 1)
  }

  @Test func aFilterEndsTheContactAndAnotherBeginsIt() {
    var scene = Scene()
    scene.run(120)
    let shape = scene.world.shapes(of: scene.box)[0]
    scene.world.setFilter(.nothing, of: shape)
    scene.run(1)
    #expect(scene.began == 1 && scene.ended == 1)
    scene.world.setFilter(.everything, of: shape)
    scene.run(30)
    #expect(scene.began == 2 && scene.ended == 1)
  }

  @Test func aSleepingContactIsNotReportedAgainWhenItWakes() {
    var scene = Scene()
    scene.run(180)
    #expect(scene.world.isAsleep)
    scene.world.wakeAll()
    scene.run(180)
    #expect(scene.began == 1 && scene.ended == 0)
  }

  @Test func bouncesBeginAndEndInTurn() {
    var world = World(gravity: Vector2(0, -10))
    _ = world.addLine(from: Vector2(-10, 0), to: Vector2(10, 0))
    _ = world.addDisc(Vector2(0, 2), radius: 0.25, ShapeDefinition(friction: 0, restitution: 0.9))
    var touching = 0
    var began = 0
    for _ in 0..<300 {
      world.step()
      began += world.events.began.count
      touching += world.events.began.count - world.events.ended.count
      #expect(touching == 0 || touching == 1)
    }
    #expect(began >= 3)
  }

  @Test func categoriesAndMasksDecideWhoCollides() {
    let one = CollisionFilter(category: 1, mask: 2)
    let two = CollisionFilter(category: 2, mask: 1)
    #expect(one.collides(with: two) && two.collides(with: one))
    #expect(!one.collides(with: one))
    #expect(!two.collides(with: CollisionFilter(category: 1, mask: 1)))
    #expect(!CollisionFilter.nothing.collides(with: .everything))
  }

  private struct Scene {
    var world = World(gravity: Vector2(0, -10))
    let box: BodyID
    var began = 0
    var ended = 0

    init() {
      _ = world.addLine(from: Vector2(-10, 0), to: Vector2(10, 0))
      box = world.addBox(Vector2(0, 1), width: 1, height: 1)
    }

    mutating func run(_ frames: Int) {
      for _ in 0..<frames {
        world.step()
        began += world.events.began.count
        ended += world.events.ended.count
      }
    }
  }
}
