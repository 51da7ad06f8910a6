import Foundation
import Testing

@testable import Physics

// Independent truth: x(t) = A·e^(-ζωt)·(cos ω_d·t + ζ/√(1-ζ²)·sin ω_d·t), the damped oscillator let go at rest.
struct SpringTests {
  @Test(arguments: [0.5, 1, 2, 4], [0.0, 0.1, 0.3, 0.7])
  func aStretchedSpringFollowsTheDampedOscillator(frequency: Double, damping: Double) {
    var world = World()
    world.isSleepingEnabled = false
    let anchor = world.addAnchor()
    let body = world.addDisc(Vector2(1.2, 0), radius: 0.3)
    _ = world.addJoint(spring(anchor, body, frequency: frequency, damping: damping))
    for frame in 1...180 {
      world.step()
      let wanted = oscillation(frequency, damping, Double(frame) / 60)
      // Velocity and position of a sub-step are half a sub-step apart.
      let tolerance = 0.2 * (0.002 + 0.6 * 2 * .pi * frequency / 240)
      #expect(abs(world.position(of: body).x - 1 - 0.2 * wanted) < tolerance)
    }
  }

  @Test func theFrequencyIsThatOfBothBodies() {
    var world = World()
    world.isSleepingEnabled = false
    let one = world.addDisc(Vector2(-0.6, 0), radius: 0.3)
    let other = world.addDisc(Vector2(0.6, 0), radius: 0.15)
    _ = world.addJoint(spring(one, other, frequency: 1, damping: 0))
    for frame in 1...120 {
      world.step()
      let stretch = world.position(of: other).x - world.position(of: one).x - 1
      #expect(abs(stretch - 0.2 * oscillation(1, 0, Double(frame) / 60)) < 0.2 * 0.02)
    }
  }

  @Test func anOverdampedSpringCreepsToItsLengthWithoutPassingIt() {
    var world = World()
    let anchor = world.addAnchor()
    let body = world.addDisc(Vector2(1.5, 0), radius: 0.3)
    _ = world.addJoint(spring(anchor, body, frequency: 2, damping: 2))
    for _ in 0..<240 {
      let before = world.position(of: body).x
      world.step()
      #expect(world.position(of: body).x <= before + 1e-6)
      #expect(world.position(of: body).x > 0.999)
    }
    #expect(abs(world.position(of: body).x - 1) < 0.005)
  }

  @Test func gravityStretchesASpringByGravityOverTheSquareOfItsAngularFrequency() {
    var world = World(gravity: Vector2(0, -10))
    let anchor = world.addAnchor()
    let body = world.addDisc(Vector2(0, -1), radius: 0.3)
    _ = world.addJoint(spring(anchor, body, frequency: 2, damping: 0.5))
    world.run(seconds: 5)
    let stretch = 10 / (16 * Double.pi * Double.pi)
    #expect(abs(world.position(of: body).y + 1 + stretch) < 0.003 * stretch)
  }

  @Test func evenTheStiffestSpringGainsNoEnergy() {
    for frequency in [60.0, 1000, 1e9] {
      var world = World()
      world.isSleepingEnabled = false
      let anchor = world.addAnchor()
      let body = world.addDisc(Vector2(1.2, 0), radius: 0.3)
      _ = world.addJoint(spring(anchor, body, frequency: frequency, damping: 0))
      for _ in 0..<600 {
        world.step()
        #expect(abs(world.position(of: body).x - 1) < 0.3)
      }
    }
  }

  @Test func aSpringStaysBetweenItsLimits() {
    var world = World(gravity: Vector2(0, -10))
    let anchor = world.addAnchor()
    let body = world.addDisc(Vector2(0, -1), radius: 0.1)
    _ = world.addJoint(
      JointDefinition(
        kind: .distance(length: 1, minimum: 0.8, maximum: 1.1, frequency: 0.5, dampingRatio: 0),
        bodyA: anchor,
        bodyB: body
      )
    )
    for _ in 0..<300 {
      world.step()
      #expect(world.position(of: body).length < 1.105 && world.position(of: body).length > 0.795)
    }
  }

  private func spring(_ one: BodyID, _ other: BodyID, frequency: Double, damping: Double) -> JointDefinition {
    JointDefinition(
      kind: .distance(length: 1, minimum: 0, maximum: 1e9, frequency: frequency, dampingRatio: damping),
      bodyA: one,
      bodyB: other
    )
  }

  private func oscillation(_ frequency: Double, _ damping: Double, _ time: Double) -> Double {
    let omega = 2 * .pi * frequency
    let rest = (1 - damping * damping).squareRoot()
    return exp(-damping * omega * time)
      * (cos(omega * rest * time) + damping / rest * sin(omega * rest * time))
  }
}
