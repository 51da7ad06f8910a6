import Foundation
import Testing

@testable import Physics

// Independent truth: Newton's second law, solved with pencil and paper.
struct FreeMotionTests {
  @Test(arguments: [1.0 / 60, 1.0 / 120, 1.0 / 30, 0.0137, 0.25])
  func freeFallIsHalfGravityTimesTimeSquaredAtEveryFrame(step: Double) {
    var world = World(gravity: Vector2(0, 10))
    let body = world.addDisc(.zero, radius: 0.5)
    for frame in 1...200 {
      world.step(step)
      let time = Double(frame) * step
      #expect(abs(world.position(of: body).y / (5 * time * time) - 1) < 1e-9)
      #expect(abs(world.linearVelocity(of: body).y / (10 * time) - 1) < 1e-9)
    }
  }

  @Test(arguments: [0.001, 0.004, 0.012, 0.05])
  func whatFallsCloseTogetherFallsAsIfItWereAlone(gap: Double) {
    var world = World(gravity: Vector2(0, 10))
    let upper = world.addBox(.zero, width: 1, height: 1)
    let lower = world.addBox(Vector2(0.3, 1 + gap), width: 1, height: 1)
    for frame in 1...60 {
      world.step()
      let fallen = 5 * Double(frame) / 60 * Double(frame) / 60
      #expect(abs(world.position(of: upper).y - fallen) < 1e-5)
      #expect(abs(world.position(of: lower).y - 1 - gap - fallen) < 1e-5)
    }
  }

  @Test func aConstantForceGivesHalfForceOverMassTimesTimeSquared() {
    var world = World()
    let body = world.addBox(.zero, width: 2, height: 1, ShapeDefinition(density: 3, friction: 0))
    #expect(abs(world.mass(of: body) - 6) < 1e-12)
    for frame in 1...120 {
      world.applyForce(Vector2(12, -6), to: body)
      world.step()
      let time = Double(frame) / 60
      #expect(abs(world.position(of: body).x - time * time) < 1e-9)
      #expect(abs(world.position(of: body).y + 0.5 * time * time) < 1e-9)
    }
  }

  @Test func aForceLastsForOneStep() {
    var world = World()
    let body = world.addDisc(.zero, radius: 1)
    world.applyForce(Vector2(60 * world.mass(of: body), 0), to: body)
    world.run(seconds: 1)
    #expect(abs(world.linearVelocity(of: body).x - 1) < 1e-12)
  }

  @Test func aSetAccelerationLasts() {
    var world = World(gravity: Vector2(0, 10))
    let body = world.addDisc(.zero, radius: 1)
    world.setAcceleration(Vector2(4, -10), of: body)
    world.run(seconds: 2)
    #expect(abs(world.position(of: body).x - 8) < 1e-9)
    #expect(abs(world.position(of: body).y) < 1e-9)
  }

  @Test(arguments: [0.0001, 0.1, 1, 5, 40])
  func velocityDecaysExponentially(rate: Double) {
    var world = World()
    let body = world.addDisc(.zero, radius: 0.5) {
      $0.linearVelocity = Vector2(3, 0)
      $0.linearDamping = rate
      $0.angularVelocity = 2
      $0.angularDamping = rate
      $0.canSleep = false
    }
    for frame in 1...60 {
      world.step()
      let left = exp(-rate * Double(frame) / 60)
      #expect(abs(world.linearVelocity(of: body).x / (3 * left) - 1) < 1e-9)
      #expect(abs(world.angularVelocity(of: body) / (2 * left) - 1) < 1e-9)
      #expect(abs(world.position(of: body).x / (3 * (1 - left) / rate) - 1) < 1e-9)
    }
  }

  @Test func dampedFallApproachesTerminalVelocity() {
    var world = World(gravity: Vector2(0, 10))
    let body = world.addDisc(.zero, radius: 0.5) { $0.linearDamping = 2 }
    for frame in 1...180 {
      world.step()
      let time = Double(frame) / 60
      let wanted = 5 * (1 - exp(-2 * time))
      #expect(abs(world.linearVelocity(of: body).y / wanted - 1) < 1e-9)
      #expect(abs(world.position(of: body).y / (5 * time - wanted / 2) - 1) < 1e-9)
    }
  }

  @Test func torqueTurnsByHalfTorqueOverInertiaTimesTimeSquared() {
    var world = World()
    let body = world.addBox(.zero, width: 2, height: 1)
    // m (w² + h²) / 12 with a mass of 2 kg.
    let inertia = 2.0 * 5 / 12
    #expect(abs(world.inertia(of: body) - inertia) < 1e-12)
    for frame in 1...120 {
      world.applyTorque(0.5, to: body)
      world.step()
      let time = Double(frame) / 60
      #expect(abs(world.pose(of: body).angle - 0.25 / inertia * time * time) < 1e-9)
    }
  }

  @Test func anImpulseOffTheCentreMovesAndTurns() {
    var world = World()
    let body = world.addBox(.zero, width: 1, height: 1)
    world.applyImpulse(Vector2(2, 0), to: body, at: Vector2(0, 0.25))
    #expect(world.linearVelocity(of: body) == Vector2(2, 0))
    #expect(abs(world.angularVelocity(of: body) + 0.5 * 6) < 1e-12)
  }

  @Test func aFixedRotationDoesNotTurn() {
    var world = World()
    let body = world.addBox(.zero, width: 1, height: 1) { $0.isRotationFixed = true }
    world.applyImpulse(Vector2(2, 0), to: body, at: Vector2(0, 0.25))
    world.applyTorque(3, to: body)
    world.run(seconds: 1)
    #expect(world.pose(of: body).angle == 0)
    #expect(world.inertia(of: body) == 0)
  }

  @Test func freelySpinningBodiesKeepTheirCentreOfMassOnAStraightLine() {
    var world = World()
    let body = world.addBody(BodyDefinition())
    _ = world.addShape(.circle(Circle(center: Vector2(1, 0), radius: 0.5)), to: body)
    _ = world.addShape(.circle(Circle(center: Vector2(-1, 0), radius: 0.25)), to: body)
    world.setLinearVelocity(Vector2(1, 2), of: body)
    world.setAngularVelocity(5, of: body)
    let start = world.centerOfMass(of: body)
    // Masses are as 4 to 1.
    #expect(abs(start.x - 0.6) < 1e-12)
    world.run(seconds: 3)
    #expect((world.centerOfMass(of: body) - start - Vector2(3, 6)).length < 1e-9)
    #expect(abs(world.pose(of: body).angle - 15) < 1e-9)
    #expect(abs(world.angularVelocity(of: body) - 5) < 1e-12)
  }

  @Test func kinematicBodiesFollowTheirVelocityOnly() {
    var world = World(gravity: Vector2(0, 10))
    let body = world.addBox(.zero, width: 1, height: 1) {
      $0.kind = .kinematic
      $0.linearVelocity = Vector2(1, 0)
    }
    world.applyForce(Vector2(0, 100), to: body)
    world.run(seconds: 2)
    #expect((world.position(of: body) - Vector2(2, 0)).length < 1e-9)
  }
}
