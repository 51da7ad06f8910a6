import Testing

@testable import Physics

// Independent truth: the documented rules. What rests for half a second sleeps with all that it touches,
// until something disturbs it.
struct SleepingTests {
  @Test func aStackSleepsAndAHitWakesIt() {
    var world = World(gravity: Vector2(0, -10))
    let rough = ShapeDefinition(friction: 0.5)
    _ = world.addLine(from: Vector2(-10, 0), to: Vector2(10, 0), rough)
    let boxes = (0..<5).map {
      world.addBox(Vector2(0, 0.25 + 0.5 * Double($0)), width: 0.5, height: 0.5, rough)
    }
    world.run(seconds: 2)
    #expect(world.isAsleep && world.awakeBodyCount == 0)
    let hash = world.stateHash
    world.run(seconds: 1)
    #expect(world.stateHash == hash)
    let ball = world.addDisc(Vector2(-3, 0.8), radius: 0.2, rough) { $0.linearVelocity = Vector2(12, 1) }
    var wasHit = false
    for _ in 0..<60 {
      world.step()
      wasHit = wasHit || boxes.allSatisfy { world.isAwake($0) }
    }
    #expect(wasHit)
    #expect(world.position(of: boxes[1]).x > 0.05)
    #expect(world.position(of: ball).x < 0.5)
  }

  // The wider the gaps, the more a pyramid rocks; Box2D puts them to sleep within five seconds, too.
  @Test(arguments: [22, 25, 30, 40], [0.56, 0.7])
  func aTallPyramidComesToRest(rows: Int, pitch: Double) {
    var world = World(gravity: Vector2(0, -10))
    let rough = ShapeDefinition(friction: 0.6)
    _ = world.addLine(from: Vector2(-40, 0), to: Vector2(40, 0), rough)
    var top = BodyID.none
    for row in 0..<rows {
      for column in 0..<rows - row {
        let x = (Double(column) - Double(rows - row - 1) / 2) * pitch
        top = world.addBox(Vector2(x, 0.25 + 0.5 * Double(row)), width: 0.5, height: 0.5, rough)
      }
    }
    for _ in 0..<300 where !world.isAsleep { world.step() }
    #expect(world.isAsleep)
    // Boxes overlap by less than a sixth of a point on average.
    #expect(abs(world.position(of: top).y - (Double(rows) - 0.5) * 0.5) < 0.0015 * Double(rows))
  }

  @Test func removingThePlatformWakesWhatStandsOnIt() {
    var world = World(gravity: Vector2(0, -10))
    let platform = world.addBox(Vector2(0, 2), width: 4, height: 0.5) { $0.kind = .fixed }
    let one = world.addBox(Vector2(0, 2.75), width: 1, height: 1)
    let other = world.addBox(Vector2(0, 3.75), width: 1, height: 1)
    world.run(seconds: 2)
    #expect(world.isAsleep)
    world.removeBody(platform)
    world.run(seconds: 1)
    #expect(world.position(of: one).y < -1 && world.position(of: other).y < 0)
  }

  @Test func removingTheBoxBelowWakesTheOneAbove() {
    var world = World(gravity: Vector2(0, -10))
    _ = world.addLine(from: Vector2(-10, 0), to: Vector2(10, 0))
    let below = world.addBox(Vector2(0, 0.5), width: 1, height: 1)
    let above = world.addBox(Vector2(0, 1.5), width: 1, height: 1)
    world.run(seconds: 2)
    #expect(world.isAsleep)
    world.removeBody(below)
    world.run(seconds: 2)
    #expect(abs(world.position(of: above).y - 0.5) < 0.005)
  }

  @Test func movingThePlatformTakesItsLoadAlong() {
    var world = World(gravity: Vector2(0, -10))
    let rough = ShapeDefinition(friction: 0.9)
    let platform = world.addBox(Vector2(0, 0), width: 6, height: 0.5, rough) { $0.kind = .kinematic }
    let load = world.addBox(Vector2(0, 0.75), width: 1, height: 1, rough)
    world.run(seconds: 2)
    #expect(world.isAsleep)
    world.setLinearVelocity(Vector2(0.5, 1), of: platform)
    world.run(seconds: 2)
    #expect((world.position(of: load) - world.position(of: platform) - Vector2(0, 0.75)).length < 0.05)
    #expect(abs(world.position(of: platform).y - 2) < 1e-6)
  }

  @Test func whatMayNotSleepKeepsItsNeighboursAwake() {
    var world = World(gravity: Vector2(0, -10))
    _ = world.addLine(from: Vector2(-10, 0), to: Vector2(10, 0))
    let below = world.addBox(Vector2(0, 0.5), width: 1, height: 1)
    let above = world.addBox(Vector2(0, 1.5), width: 1, height: 1) { $0.canSleep = false }
    let apart = world.addBox(Vector2(5, 0.5), width: 1, height: 1)
    world.run(seconds: 3)
    #expect(world.isAwake(below) && world.isAwake(above) && !world.isAwake(apart))
    world.setCanSleep(true, of: above)
    world.run(seconds: 3)
    #expect(world.isAsleep)
  }

  @Test func aBodyAtTheTopOfItsFlightDoesNotSleep() {
    // Gravity so weak that it is slower than the threshold for a second.
    var world = World(gravity: Vector2(0, -0.01))
    let body = world.addDisc(.zero, radius: 0.2) { $0.linearVelocity = Vector2(0, 0.02) }
    for frame in 1...600 {
      world.step()
      let time = Double(frame) / 60
      #expect(abs(world.position(of: body).y - 0.02 * time + 0.005 * time * time) < 1e-9)
    }
  }

  @Test func everyChangeOfABodyWakesIt() {
    let changes: [(inout World, BodyID) -> Void] = [
      { $0.applyForce(Vector2(1, 0), to: $1) }, { $0.applyTorque(1, to: $1) },
      { $0.applyImpulse(Vector2(1, 0), to: $1) }, { $0.applyAngularImpulse(1, to: $1) },
      { $0.setLinearVelocity(Vector2(1, 0), of: $1) }, { $0.setAngularVelocity(1, of: $1) },
      { $0.setPose(Pose(position: Vector2(1, 1)), of: $1) }, { $0.setAcceleration(Vector2(1, 0), of: $1) },
      { world, _ in world.gravity = Vector2(1, 0) },
      { world, _ in world.isSleepingEnabled = false }, { $0.wake($1) }, { world, _ in world.wakeAll() },
      { $0.setCanSleep(false, of: $1) },
    ]
    for change in changes {
      var world = World(gravity: Vector2(0, -10))
      _ = world.addLine(from: Vector2(-10, 0), to: Vector2(10, 0))
      let body = world.addBox(Vector2(0, 0.5), width: 1, height: 1)
      world.run(seconds: 2)
      #expect(!world.isAwake(body))
      change(&world, body)
      #expect(world.isAwake(body))
    }
  }
}
