import Testing

@testable import Physics

// Independent truth: statics. What is stacked upright stays where it is and as it is.
struct StackTests {
  @Test(arguments: [true, false])
  func tenBoxesRestForAMinute(maySleep: Bool) {
    var world = World(gravity: Vector2(0, -10))
    world.isSleepingEnabled = maySleep
    let rough = ShapeDefinition(friction: 0.5)
    _ = world.addLine(from: Vector2(-10, 0), to: Vector2(10, 0), rough)
    let boxes = (0..<10).map {
      world.addBox(Vector2(0, 0.25 + 0.5 * Double($0)), width: 0.5, height: 0.5, rough)
    }
    // Contacts give way a little under the load.
    world.run(seconds: 1)
    let settled = boxes.map { world.position(of: $0) }
    for _ in 0..<6 {
      world.run(seconds: 10)
      for (number, box) in boxes.enumerated() {
        let pose = world.pose(of: box)
        #expect(abs(pose.position.x) < 0.005)
        #expect((pose.position - settled[number]).length < 0.005)
        #expect(abs(pose.angle) < 0.005)
        if number > 0 {
          let below = world.position(of: boxes[number - 1])
          #expect(abs(pose.position.y - below.y - 0.5) < 0.005)
        }
      }
    }
    #expect(world.isAsleep == maySleep)
    #expect(world.contactCount == 10)
  }

  @Test func aPyramidRests() {
    var world = World(gravity: Vector2(0, -10))
    let rough = ShapeDefinition(friction: 0.6)
    _ = world.addLine(from: Vector2(-20, 0), to: Vector2(20, 0), rough)
    var starts: [(BodyID, Vector2)] = []
    for row in 0..<8 {
      for column in 0..<(8 - row) {
        let place = Vector2(Double(column) * 0.6 + Double(row) * 0.3, 0.25 + 0.5 * Double(row))
        starts.append((world.addBox(place, width: 0.5, height: 0.5, rough), place))
      }
    }
    world.run(seconds: 10)
    for (box, place) in starts {
      #expect(abs(world.position(of: box).x - place.x) < 0.005)
      #expect(abs(world.position(of: box).y - place.y) < 0.015)
    }
    #expect(world.isAsleep)
  }

  @Test func touchingNeighboursOnAFloorDoNotMove() {
    var world = World(gravity: Vector2(0, -10))
    _ = world.addLine(from: Vector2(-10, 0), to: Vector2(10, 0))
    let boxes = (0..<6).map { world.addBox(Vector2(Double($0), 0.5), width: 1, height: 1) }
    world.run(seconds: 5)
    for (number, box) in boxes.enumerated() {
      #expect((world.position(of: box) - Vector2(Double(number), 0.5)).length < 0.002)
    }
  }

  @Test func touchingBodiesWithoutGravityStayAtRest() {
    var world = World()
    world.isSleepingEnabled = false
    let one = world.addBox(.zero, width: 1, height: 1)
    let other = world.addBox(Vector2(1, 0), width: 1, height: 1)
    let disc = world.addDisc(Vector2(0, 1), radius: 0.5)
    world.run(seconds: 5)
    #expect((world.position(of: one)).length < 0.001)
    #expect((world.position(of: other) - Vector2(1, 0)).length < 0.001)
    #expect((world.position(of: disc) - Vector2(0, 1)).length < 0.001)
  }

  @Test func overlapsPartWithoutBeingThrown() {
    var world = World()
    let one = world.addBox(.zero, width: 1, height: 1)
    let other = world.addBox(Vector2(0.8, 0), width: 1, height: 1)
    for _ in 0..<120 {
      world.step()
      #expect(world.linearVelocity(of: one).length < 3.1)
    }
    let gap = world.position(of: other).x - world.position(of: one).x - 1
    #expect(gap > -0.001)
    // What they part with is a small part of the 3 m/s with which they are pushed.
    #expect(world.linearVelocity(of: other).length < 0.3)
  }

  @Test func aBoxOnItsEdgeTopplesOntoASide() {
    var world = World(gravity: Vector2(0, -10))
    let rough = ShapeDefinition(friction: 0.8)
    _ = world.addLine(from: Vector2(-10, 0), to: Vector2(10, 0), rough)
    let box = world.addBox(Vector2(0, 0.8), width: 1, height: 1, rough) { $0.angle = 0.6 }
    world.run(seconds: 5)
    #expect(abs(world.position(of: box).y - 0.5) < 0.002)
    #expect(abs(world.pose(of: box).angle) < 0.01)
    #expect(world.isAsleep)
  }

  // A column whose boxes fall one after another onto those that lie already: none is pressed into the next, for what lies
  // below stops it; and nothing gains energy by it.
  @Test(arguments: [0.005, 0.02, 0.04])
  func boxesThatFallInAColumnComeToRestOnEachOther(gap: Double) {
    var world = World(gravity: Vector2(0, 10))
    let rough = ShapeDefinition(friction: 0.6)
    _ = world.addLine(from: Vector2(-10, 0), to: Vector2(10, 0), rough)
    let boxes = (0..<60).map {
      world.addBox(Vector2(0, -0.05 - (0.1 + gap) * (Double($0) + 0.5)), width: 0.1, height: 0.1, rough)
    }
    let mass = world.mass(of: boxes[0])
    func energy() -> Double {
      world.kineticEnergy - boxes.reduce(0) { $0 + 10 * mass * world.position(of: $1).y }
    }
    let before = energy()
    for _ in 0..<120 {
      world.step()
      var below = 0.05
      for box in boxes {
        let y = world.position(of: box).y
        // A tenth of a box, where a box that nothing stopped would come to lie inside of the next.
        #expect(below - y > 0.09)
        below = y
      }
      #expect(energy() < before * 1.001)
    }
  }
}
