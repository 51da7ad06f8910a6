import Foundation
import Testing

@testable import Physics

// Independent truth: conservation of momentum, angular momentum and, for elastic impacts, energy;
// the velocities after a straight impact follow from the first and the restitution.
struct CollisionTests {
  enum Form: CaseIterable, Sendable { case disc, box }

  @Test(arguments: Form.allCases, [0.0, 0.5, 1])
  func straightImpactsEndWithTheVelocitiesOfTheTextbook(form: Form, restitution: Double) {
    for (density, speed) in [(1.0, 0.0), (1, -1), (3, 0), (0.25, 0.5), (10, 0)] {
      var world = World()
      world.isSleepingEnabled = false
      let one = body(form, Vector2(-1, 0), density: 1, restitution, velocity: Vector2(2, 0), in: &world)
      let other = body(
        form,
        Vector2(1, 0),
        density: density,
        restitution,
        velocity: Vector2(speed, 0),
        in: &world
      )
      let (first, second) = (world.mass(of: one), world.mass(of: other))
      world.run(seconds: 1.5)
      let common = (first * 2 + second * speed) / (first + second)
      let parting = restitution * (2 - speed)
      let expectedOne = common - second * parting / (first + second)
      let expectedOther = common + first * parting / (first + second)
      #expect(abs(world.linearVelocity(of: one).x - expectedOne) < 0.005)
      #expect(abs(world.linearVelocity(of: other).x - expectedOther) < 0.005)
      let momentum =
        first * world.linearVelocity(of: one).x + second * world.linearVelocity(of: other).x
      #expect(abs(momentum - first * 2 - second * speed) < 1e-5 * (first * 2 + second * speed.magnitude))
    }
  }

  @Test func equalMassesExchangeTheirVelocities() {
    var world = World()
    let one = body(.disc, Vector2(-1, 0), density: 1, 1, velocity: Vector2(2, 0), in: &world)
    let other = body(.disc, Vector2(1, 0), density: 1, 1, velocity: .zero, in: &world)
    world.run(seconds: 1)
    #expect(world.linearVelocity(of: one).length < 0.005)
    #expect((world.linearVelocity(of: other) - Vector2(2, 0)).length < 0.005)
  }

  @Test(arguments: [0.1, 0.25, 0.5, 0.75, 0.9])
  func obliqueElasticImpactsOfSmoothDiscsKeepMomentumEnergyAndSpin(offset: Double) {
    var world = World()
    let material = ShapeDefinition(friction: 0, restitution: 1)
    let one = world.addDisc(Vector2(-2, offset), radius: 0.5, material) {
      $0.linearVelocity = Vector2(4, 0)
      $0.angularVelocity = 3
    }
    let other = world.addDisc(.zero, radius: 0.5, material) { $0.angularVelocity = -7 }
    let energy = world.kineticEnergy
    world.run(seconds: 1)
    let sum = world.linearVelocity(of: one) + world.linearVelocity(of: other)
    #expect((sum - Vector2(4, 0)).length < 1e-4)
    #expect(abs(world.kineticEnergy / energy - 1) < 0.005)
    // The arm of the normal is the cross product of two vectors turned in single precision: each may be off by half a unit
    // in the last place of its length, so that an arm of 0.5 m is off by 6e-8 m. The impulse is at most m·4 m/s and
    // the inertia m·0.5²/2: together 32 rad/s a metre of the arm, 2e-6 rad/s.
    #expect(abs(world.angularVelocity(of: one) - 3) < 2e-6)
    #expect(abs(world.angularVelocity(of: other) + 7) < 2e-6)
    // Of equal masses one leaves along the line of centres, the other across it.
    #expect(abs(world.linearVelocity(of: one).dot(world.linearVelocity(of: other))) < 0.1)
  }

  @Test func roughImpactsKeepAngularMomentum() {
    var world = World()
    let material = ShapeDefinition(friction: 0.6, restitution: 0.4)
    let one = world.addDisc(Vector2(-2, 0.4), radius: 0.5, material) { $0.linearVelocity = Vector2(4, 0) }
    let other = world.addBox(.zero, width: 1, height: 1, material) { $0.angularVelocity = 1 }
    func momenta() -> (Vector2, Double) {
      var linear = Vector2.zero
      var angular = 0.0
      for body in [one, other] {
        let momentum = world.mass(of: body) * world.linearVelocity(of: body)
        linear += momentum
        angular +=
          world.position(of: body).cross(momentum) + world.inertia(of: body) * world.angularVelocity(of: body)
      }
      return (linear, angular)
    }
    let before = momenta()
    let energy = world.kineticEnergy
    world.run(seconds: 1)
    #expect((momenta().0 - before.0).length < 1e-4)
    // Impulses act where the bodies touched when the step began: that is a little beside where they act on each other.
    #expect(abs(momenta().1 - before.1) < 0.01 * 4 * 0.4 * world.mass(of: one))
    #expect(world.kineticEnergy < energy)
  }

  @Test func inelasticImpactsLoseTheEnergyOfTheRelativeMotion() {
    var world = World()
    _ = body(.box, Vector2(-1, 0), density: 1, 0, velocity: Vector2(2, 0), in: &world)
    _ = body(.box, Vector2(1, 0), density: 1, 0, velocity: .zero, in: &world)
    // Two of 1 kg: from ½·2² to 2·½·1².
    #expect(abs(world.kineticEnergy - 2) < 1e-9)
    world.run(seconds: 1)
    #expect(abs(world.kineticEnergy - 1) < 0.005)
  }

  private func body(
    _ form: Form,
    _ position: Vector2,
    density: Double,
    _ restitution: Double,
    velocity: Vector2,
    in world: inout World
  ) -> BodyID {
    let material = ShapeDefinition(density: density, friction: 0, restitution: restitution)
    switch form {
    case .disc: return world.addDisc(position, radius: 0.5, material) { $0.linearVelocity = velocity }
    case .box: return world.addBox(position, width: 1, height: 1, material) { $0.linearVelocity = velocity }
    }
  }
}
