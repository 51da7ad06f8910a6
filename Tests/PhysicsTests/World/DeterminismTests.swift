import Testing

@testable import Physics

// Independent truth: the promise that the same calls give the same bits, and that a world is a value.
struct DeterminismTests {
  @Test func theSameCallsGiveTheSameBits() {
    var one = Self.scene()
    var other = Self.scene()
    for _ in 0..<240 {
      one.stepSoundly()
      other.step()
      #expect(one.stateHash == other.stateHash)
    }
    #expect(one.stateHash != Self.scene().stateHash)
  }

  /// What four seconds of fixed scenes end with, on every machine and in every build.
  ///
  /// A change that is meant to keep results must keep these numbers. One that is meant to change them, a better solver or
  /// a mended fault, writes down the new ones, which a failure prints, and says in its commit why results changed.
  @Test(arguments: [
    (GoldenScene.mixture, UInt64(16_216_692_664_928_200_323)), (.stack, 7_725_685_856_831_455_744),
    (.chain, 10_345_936_541_221_990_301),
  ])
  func resultsAreThoseThatWereRecorded(scene: GoldenScene, hash: UInt64) {
    var world = scene.world
    world.run(seconds: 4)
    #expect(world.stateHash == hash, "\(scene)")
  }

  @Test func aCopyGoesItsOwnWay() {
    var original = Self.scene()
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
    var alone = Self.scene()
    alone.run(seconds: 2)
    var original = Self.scene()
    original.run(seconds: 1)
    var copy = original
    copy.gravity = Vector2(5, 5)
    _ = copy.addDisc(.zero, radius: 3)
    copy.run(seconds: 1)
    original.run(seconds: 1)
    #expect(original.stateHash == alone.stateHash)
  }

  @Test func queriesChangeNothing() {
    var quiet = Self.scene()
    quiet.run(seconds: 1)
    var asked = Self.scene()
    for _ in 0..<60 {
      _ = asked.contactPoints
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

  enum GoldenScene: Sendable {
    /// Discs and boxes that fall on a line, some on ropes, some in noise.
    case mixture

    /// Boxes that stand on each other, each a little aside of the one below.
    case stack

    /// Bodies on pins that swing from one end, with a weld and a spring.
    case chain

    var world: World {
      switch self {
      case .mixture: return DeterminismTests.scene()
      case .stack: return stack
      case .chain: return chain
      }
    }

    private var stack: World {
      var world = World(gravity: Vector2(0, -10))
      _ = world.addLine(from: Vector2(-6, 0), to: Vector2(6, 0), ShapeDefinition(friction: 0.5))
      for number in 0..<12 {
        let place = Vector2(0.02 * Double(number % 3), 0.3 + 0.55 * Double(number))
        _ = world.addBox(place, width: 0.5, height: 0.5, ShapeDefinition(friction: 0.5, restitution: 0.2))
      }
      return world
    }

    private var chain: World {
      var world = World(gravity: Vector2(0, -10))
      var last = world.addAnchor()
      for number in 1...10 {
        let link = world.addBox(Vector2(0.5 * Double(number), 0), width: 0.4, height: 0.1)
        let kind: JointKind =
          switch number {
          case 4: .weld(frequency: 0, dampingRatio: 0)
          case 8: .distance(length: 0.1, minimum: 0, maximum: 1, frequency: 3, dampingRatio: 0.2)
          default: .pin(lowerAngle: -1, upperAngle: 2, frictionTorque: 0)
          }
        var joint = JointDefinition(kind: kind, bodyA: last, bodyB: link)
        joint.localAnchorA = Vector2(0.25, 0)
        joint.localAnchorB = Vector2(-0.25, 0)
        _ = world.addJoint(joint)
        last = link
      }
      return world
    }
  }

  private static func scene() -> World {
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
