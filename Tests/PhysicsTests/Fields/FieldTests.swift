import Foundation
import Testing

@testable import Physics

// Independent truth: the equations of motion in each kind of field, solved by hand.
struct FieldTests {
  // MARK: - Attraction

  @Test(arguments: [(1.0, 1.0), (9.0, 2.0)])
  func aSatelliteCircles(strength: Double, radius: Double) {
    var world = World()
    // v²/r = k/r²
    let speed = (strength / radius).squareRoot()
    let body = world.addDisc(Vector2(radius, 0), radius: 0.1) { $0.linearVelocity = Vector2(0, speed) }
    var field = Field(kind: .radialGravity)
    field.strength = strength
    field.falloff = 2
    field.bodies = [body]
    _ = world.addField(field)
    let period = 2 * .pi * radius / speed
    var angle = 0.0
    var before = world.position(of: body)
    for _ in 0..<Int(3 * period * 60) {
      world.step()
      let now = world.position(of: body)
      angle += atan2(before.cross(now), before.dot(now))
      before = now
      #expect(abs(now.length / radius - 1) < 0.006)
    }
    let turns = Double(Int(3 * period * 60)) / 60 / period
    #expect(abs(angle / (2 * .pi * turns) - 1) < 0.005)
  }

  @Test(arguments: [0.5, 4, 40])
  func aSpringFieldSwingsWithThePeriodOfMassAndStrength(strength: Double) {
    var world = World()
    let body = world.addBox(Vector2(1, 0), width: 1, height: 2)
    var field = Field(kind: .spring)
    field.strength = strength
    field.bodies = [body]
    _ = world.addField(field)
    let omega = (strength / 2).squareRoot()
    for frame in 1...600 {
      world.step()
      let wanted = cos(omega * Double(frame) / 60)
      #expect(abs(world.position(of: body).x - wanted) < 0.005 + 0.6 * omega / 240)
    }
  }

  @Test(arguments: [1e4, 1e9, 1e30])
  func evenTheStiffestFieldGainsNoEnergy(strength: Double) {
    for kind in [FieldKind.spring, .radialGravity] {
      var world = World()
      let body = world.addDisc(Vector2(1, 0.5), radius: 0.2)
      for _ in 0..<3 {
        var field = Field(kind: kind)
        field.strength = strength
        field.bodies = [body]
        _ = world.addField(field)
      }
      for _ in 0..<600 {
        world.step()
        #expect(world.position(of: body).length < 2)
      }
    }
  }

  @Test func whatFallsThroughTheMiddleOfGravityIsNotFlungOut() {
    var world = World()
    let body = world.addDisc(Vector2(1, 0.001), radius: 0.2)
    var field = Field(kind: .radialGravity)
    field.falloff = 2
    field.minimumRadius = 1e-5
    field.bodies = [body]
    _ = world.addField(field)
    for _ in 0..<1200 {
      world.step()
      #expect(world.position(of: body).length < 3)
    }
  }

  @Test func falloffIsAPowerOfTheDistanceBeyondTheMinimumRadius() {
    for (falloff, distance, left) in [
      (0.0, 3.0, 1.0), (1, 4, 0.25), (2, 2, 0.25), (3, 2, 0.125), (-1, 2, 2), (2, 0.1, 4), (1.5, 4, 0.125),
    ] {
      var world = World()
      let body = world.addDisc(Vector2(distance, 0), radius: 0.01)
      var field = Field(kind: .vortex)
      field.falloff = falloff
      field.minimumRadius = 0.5
      field.bodies = [body]
      _ = world.addField(field)
      world.step(0.001)
      #expect(abs(world.linearVelocity(of: body).length / 0.001 / left - 1) < 1e-4)
    }
  }

  // MARK: - Drag and velocity

  @Test func dragTakesVelocityExponentially() {
    var world = World()
    let body = world.addBox(.zero, width: 2, height: 1) { $0.linearVelocity = Vector2(5, 0) }
    var field = Field(kind: .drag)
    field.strength = 3
    field.bodies = [body]
    _ = world.addField(field)
    for frame in 1...120 {
      world.step()
      #expect(abs(world.linearVelocity(of: body).x / (5 * exp(-1.5 * Double(frame) / 60)) - 1) < 1e-4)
    }
    #expect(abs(world.position(of: body).x - 5 / 1.5 * (1 - exp(-3.0))) < 0.03)
  }

  @Test(arguments: [0.5, 3, 100, 1e9])
  func aFallAgainstDragReachesTerminalVelocity(strength: Double) {
    var world = World(gravity: Vector2(0, -10))
    let body = world.addBox(.zero, width: 1, height: 1)
    var field = Field(kind: .drag)
    field.strength = strength
    field.bodies = [body]
    _ = world.addField(field)
    for frame in 1...300 {
      world.step()
      let wanted = -10 / strength * (1 - exp(-strength * Double(frame) / 60))
      #expect(abs(world.linearVelocity(of: body).y - wanted) < 1e-3 * abs(wanted) + 1e-6)
    }
  }

  @Test func aVelocityFieldOverridesWhatAccelerates() {
    var world = World(gravity: Vector2(0, -10))
    let body = world.addDisc(.zero, radius: 0.2) {
      $0.linearVelocity = Vector2(-9, 9)
      $0.linearDamping = 0.5
    }
    var velocity = Field(kind: .velocity(Vector2(1, 2)))
    velocity.strength = 2
    velocity.bodies = [body]
    _ = world.addField(velocity)
    var vortex = Field(kind: .vortex)
    vortex.position = Vector2(3, 3)
    vortex.bodies = [body]
    _ = world.addField(vortex)
    for frame in 1...60 {
      world.step()
      #expect((world.linearVelocity(of: body) - Vector2(2, 4)).length < 1e-4)
      #expect((world.position(of: body) - Double(frame) / 60 * Vector2(2, 4)).length < 1e-3)
    }
  }

  @Test func aWallStopsWhatAVelocityFieldDrives() {
    var world = World()
    _ = world.addLine(from: Vector2(2, -5), to: Vector2(2, 5))
    let body = world.addBox(.zero, width: 1, height: 1)
    var field = Field(kind: .velocity(Vector2(3, 0)))
    field.bodies = [body]
    _ = world.addField(field)
    for _ in 0..<180 {
      world.step()
      #expect(world.position(of: body).x < 1.51)
    }
    #expect(abs(world.position(of: body).x - 1.5) < 0.01)
  }

  // MARK: - Gravity and vortex

  @Test func linearGravityIsExactForFreeBodies() {
    var world = World(gravity: Vector2(0, -10))
    let body = world.addDisc(.zero, radius: 0.2)
    let bystander = world.addDisc(Vector2(9, 0), radius: 0.2)
    var field = Field(kind: .linearGravity(Vector2(1, 0.5)))
    field.strength = 4
    field.bodies = [body, body]
    let id = world.addField(field)
    world.setAcceleration(Vector2(0, 3), of: body)
    for frame in 1...120 {
      world.step()
      let half = 0.5 * pow(Double(frame) / 60, 2)
      #expect((world.position(of: body) - half * Vector2(4, -5)).length < 1e-9)
    }
    #expect(abs(world.position(of: bystander).x - 9) < 1e-12)
    let velocity = world.linearVelocity(of: body)
    world.removeField(id)
    world.run(seconds: 1)
    #expect((world.linearVelocity(of: body) - velocity - Vector2(0, -7)).length < 1e-9)
  }

  @Test func aVortexPushesAcrossTheLineToItsMiddle() {
    for strength in [2.0, -2] {
      var world = World()
      let body = world.addDisc(Vector2(3, 0), radius: 0.2)
      var field = Field(kind: .vortex)
      field.strength = strength
      field.bodies = [body]
      _ = world.addField(field)
      world.step()
      #expect(abs(world.linearVelocity(of: body).y - strength / 60) < 1e-4)
      for frame in 2...1200 {
        world.step()
        #expect(world.linearVelocity(of: body).length < 2.001 * Double(frame) / 60)
      }
    }
  }

  // MARK: - Charges

  @Test(arguments: [(2.0, 3.0), (-2.0, 3.0), (2.0, -3.0), (0.0, 3.0)])
  func electricFieldsRepelLikeCharges(charge: Double, strength: Double) {
    var world = World()
    let body = world.addBox(Vector2(0, 2), width: 2, height: 1) { $0.charge = charge }
    var field = Field(kind: .electric)
    field.strength = strength
    field.bodies = [body]
    _ = world.addField(field)
    world.step()
    #expect(abs(world.linearVelocity(of: body).y - charge * strength / 2 / 60) < 1e-4)
  }

  @Test func magneticFieldsTurnChargesInCircles() {
    var world = World()
    let body = world.addBox(.zero, width: 1, height: 1) {
      $0.charge = 2
      $0.linearVelocity = Vector2(3, 0)
    }
    var field = Field(kind: .magnetic)
    field.strength = 1.5
    field.bodies = [body]
    _ = world.addField(field)
    // ω = q·B/m = 3, r = v/ω = 1, and the velocity turns from the x axis towards the y axis.
    for frame in 1...600 {
      world.step()
      let angle = 3 * Double(frame) / 60
      #expect(abs(world.linearVelocity(of: body).length / 3 - 1) < 1e-4)
      #expect((world.position(of: body) - Vector2(sin(angle), 1 - cos(angle))).length < 0.02)
    }
  }

  @Test func crossedFieldsDriftAcrossBoth() {
    var world = World(gravity: Vector2(0, -2))
    let body = world.addBox(.zero, width: 1, height: 1) { $0.charge = 1 }
    var field = Field(kind: .magnetic)
    field.strength = 4
    field.bodies = [body]
    _ = world.addField(field)
    world.run(seconds: 4 * 2 * .pi / 4 + 0.01)
    // A cycloid: the mean velocity is g/ω across gravity.
    let time = world.time
    let phase = 4 * time
    let drift = 0.5
    let wanted = Vector2(drift * (time - sin(phase) / 4), -drift / 4 * (1 - cos(phase)))
    #expect((world.position(of: body) - wanted).length < 0.02)
  }

  // MARK: - Noise

  @Test func noiseIsTheSameForTheSameSeedOnly() {
    func run(_ seed: UInt64, smoothness: Double, speed: Double) -> UInt64 {
      var world = World()
      let body = world.addDisc(Vector2(0.3, 0.4), radius: 0.1)
      var field = Field(kind: .noise(smoothness: smoothness, animationSpeed: speed, seed: seed))
      field.strength = 5
      field.bodies = [body]
      _ = world.addField(field)
      for frame in 1...120 {
        world.step()
        #expect(world.linearVelocity(of: body).length <= 5.001 * Double(frame) / 60)
      }
      #expect(world.linearVelocity(of: body).length > 0)
      return world.stateHash
    }
    let hash = run(1, smoothness: 0.5, speed: 1)
    #expect(run(1, smoothness: 0.5, speed: 1) == hash)
    #expect(run(2, smoothness: 0.5, speed: 1) != hash)
    #expect(run(1, smoothness: 0.6, speed: 1) != hash)
    #expect(run(1, smoothness: 0.5, speed: 2) != hash)
  }

  @Test func noiseIsSmoothBoundedAndWithoutAPreferredDirection() {
    var random = SeededGenerator(seed: 5)
    for smoothness in [0.0, 0.5, 1] {
      let noise = GradientNoise(smoothness: smoothness, seed: 9)
      var sum = Vector2.zero
      for _ in 0..<4000 {
        let place = random.vector(-100...100)
        let phase = random.number(-10...10)
        let vector = noise.vector(at: place, phase: phase)
        #expect(vector.length <= 1 + 1e-12)
        #expect((noise.vector(at: place + Vector2(1e-6, 0), phase: phase) - vector).length < 3e-5)
        sum += vector
      }
      #expect((sum / 4000).length < 0.03)
    }
    #expect(GradientNoise(smoothness: 0, seed: 1).vector(at: Vector2(1e300, -1e300), phase: 1e300).isFinite)
  }

  @Test func turbulenceActsOnWhatMoves() {
    var world = World()
    let moving = world.addDisc(Vector2(0.3, 0.4), radius: 0.1) { $0.linearVelocity = Vector2(1, 0) }
    let resting = world.addDisc(Vector2(5.3, 0.4), radius: 0.1)
    var field = Field(kind: .turbulence(smoothness: 0.2, animationSpeed: 1, seed: 3))
    field.strength = 2
    field.bodies = [moving, resting]
    _ = world.addField(field)
    for frame in 1...60 {
      world.step()
      #expect(world.linearVelocity(of: moving).length < 1.001 * exp(2 * Double(frame) / 60))
    }
    #expect(abs(world.linearVelocity(of: moving).y) > 0)
    #expect(world.position(of: resting) == Vector2(5.3, 0.4))
  }

  // MARK: - Custom fields

  @Test func aCustomFieldGivesForces() {
    var world = World()
    let body = world.addBox(Vector2(1, 2), width: 2, height: 1) { $0.charge = 7 }
    let subSteps = Double(world.subStepCount)
    var field = Field(
      kind: .custom { sample in
        #expect(
          abs(sample.mass - 2) < 1e-12 && sample.charge == 7
            && abs(sample.seconds * subSteps - 1.0 / 60) < 1e-12
        )
        return Vector2(6, 0)
      }
    )
    field.strength = 2
    field.bodies = [body]
    _ = world.addField(field)
    world.run(seconds: 1)
    #expect(abs(world.linearVelocity(of: body).x - 6) < 1e-4)
    #expect(abs(world.position(of: body).x - 1 - 3) < 0.03)
  }

  @Test func whatIsNoForceIsNone() {
    var world = World()
    let body = world.addBox(.zero, width: 2, height: 1)
    var field = Field(kind: .custom { _ in Vector2(.nan, .infinity) })
    field.bodies = [body]
    _ = world.addField(field)
    world.run(seconds: 1)
    #expect(world.position(of: body) == .zero)
  }
}
