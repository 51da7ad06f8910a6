import Testing

@testable import Physics

// Independent truth: the promise that the same calls give the same bits, and that a world is a value.
@Suite struct DeterminismTests {
  @Test func theSameCallsGiveTheSameBits() {
    var one = scene()
    var other = scene()
    for _ in 0..<240 {
      one.step()
      other.step()
      #expect(one.stateHash == other.stateHash)
    }
    #expect(one.stateHash != scene().stateHash)
  }

  @Test func aCopyGoesItsOwnWay() {
    var original = scene()
    original.run(seconds: 1)
    var copy = original
    let hash = original.stateHash
    copy.run(seconds: 1)
    #expect(original.stateHash == hash)
    #expect(copy.stateHash != hash)
    original.run(seconds: 1)
    #expect(original.stateHash == copy.stateHash)
  }

  @Test func aDisturbedCopyDoesNotDisturbTheOriginal() {
    var alone = scene()
    alone.run(seconds: 2)
    var original = scene()
    original.run(seconds: 1)
    var copy = original
    copy.gravity = Vector2(5, 5)
    _ = copy.addDisc(.zero, radius: 3)
    copy.run(seconds: 1)
    original.run(seconds: 1)
    #expect(original.stateHash == alone.stateHash)
  }

  @Test func queriesChangeNothing() {
    var quiet = scene()
    quiet.run(seconds: 1)
    var asked = scene()
    for _ in 0..<60 {
      _ = asked.bodies(at: Vector2(0, 1))
      _ = asked.castRay(from: Vector2(-5, 1), to: Vector2(5, 1))
      _ = asked.kineticEnergy
      asked.step()
    }
    #expect(asked.stateHash == quiet.stateHash)
  }

  @Test func theHashSeesThePoseAndTheVelocity() {
    var world = World()
    let body = world.addDisc(Vector2(1, 2), radius: 1)
    var hashes: Set<UInt64> = [world.stateHash]
    world.setPose(Pose(position: Vector2(1, 2.0.nextUp)), of: body)
    hashes.insert(world.stateHash)
    world.setPose(Pose(position: Vector2(1, 2), angle: 1e-9), of: body)
    hashes.insert(world.stateHash)
    world.setLinearVelocity(Vector2(0, 1e-9), of: body)
    hashes.insert(world.stateHash)
    world.setAngularVelocity(1e-9, of: body)
    hashes.insert(world.stateHash)
    #expect(hashes.count == 5)
  }

  private func scene() -> World {
    var random = SeededGenerator(seed: 11)
    var world = World(gravity: Vector2(0, -10))
    let material = ShapeDefinition(friction: 0.4, restitution: 0.3)
    _ = world.addLine(from: Vector2(-6, 0), to: Vector2(6, 0), material)
    let anchor = world.addAnchor(Vector2(0, 6))
    for number in 0..<40 {
      let place = Vector2(random.number(-4...4), random.number(0.5...8))
      if number % 2 == 0 {
        _ = world.addDisc(place, radius: random.number(0.1...0.4), material)
      } else {
        let box = world.addBox(place, width: random.number(0.2...0.8), height: 0.3, material) {
          $0.angle = random.number(-3...3)
        }
        if number % 8 == 1 {
          _ = world.addJoint(JointDefinition(kind: .rope(length: 4), bodyA: anchor, bodyB: box))
        }
        if number % 8 == 3 {
          var field = Field(kind: .noise(smoothness: 0.3, animationSpeed: 2, seed: 4))
          field.bodies = [box]
          _ = world.addField(field)
        }
      }
    }
    return world
  }
}
