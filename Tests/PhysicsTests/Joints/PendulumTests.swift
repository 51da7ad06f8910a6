import Foundation
import Testing

@testable import Physics

// Independent truth: the periods 2π·√(L/g) of the mathematical and 2π·√(I/(m·g·d)) of the physical pendulum,
// with the first correction 1 + φ²/16 for the amplitude φ.
struct PendulumTests {
  @Test(arguments: [0.5, 1, 2.5])
  func aBobOnARodSwingsLikeAPointMass(length: Double) {
    var world = World(gravity: Vector2(0, -10))
    let anchor = world.addAnchor()
    let amplitude = 0.05
    let start = length * Vector2(sin(amplitude), -cos(amplitude))
    let bob = world.addDisc(start, radius: 0.1)
    _ = world.addJoint(
      JointDefinition(
        kind: .distance(length: length, minimum: 0, maximum: length, frequency: 0, dampingRatio: 0),
        bodyA: anchor,
        bodyB: bob
      )
    )
    let period = self.period(of: bob, in: &world) { $0.position(of: $1).x }
    let wanted = 2 * .pi * (length / 10).squareRoot() * (1 + amplitude * amplitude / 16)
    #expect(abs(period / wanted - 1) < 0.003)
    #expect(abs(world.position(of: bob).length - length) < 0.002)
  }

  @Test(arguments: [(1.2883, 0.0), (0.3, 0), (2, 0), (1.2491, 0.2)])
  func aRodKeepsItsLengthHoweverFastItSwings(length: Double, eccentricity: Double) {
    var world = World(gravity: Vector2(0, -10))
    let anchor = world.addAnchor()
    let box = world.addBox(Vector2(length, 0), width: 0.4, height: 0.4)
    let end = Vector2(eccentricity, 0)
    var rod = JointDefinition(
      kind: .distance(
        length: length + eccentricity,
        minimum: 0,
        maximum: 10,
        frequency: 0,
        dampingRatio: 0
      ),
      bodyA: anchor,
      bodyB: box
    )
    rod.localAnchorB = end
    _ = world.addJoint(rod)
    for _ in 0..<600 {
      world.step()
      #expect(abs(world.pose(of: box).point(end).length - length - eccentricity) < 0.0005)
    }
  }

  @Test func aPinnedDiscSwingsAsItsInertiaAsks() {
    var world = World(gravity: Vector2(0, -10))
    let anchor = world.addAnchor()
    let amplitude = 0.05
    let bob = world.addDisc(Vector2(sin(amplitude), -cos(amplitude)), radius: 0.4) { $0.angle = amplitude }
    pin(bob, at: Vector2(0, 1), to: anchor, in: &world)
    let period = self.period(of: bob, in: &world) { $0.position(of: $1).x }
    // I/m = r²/2 + L²
    let wanted = 2 * .pi * ((0.08 + 1) / 10).squareRoot() * (1 + amplitude * amplitude / 16)
    #expect(abs(period / wanted - 1) < 0.003)
  }

  @Test func aRodPinnedAtItsEndSwingsLikeATwoThirdsPendulum() {
    var world = World(gravity: Vector2(0, -10))
    let anchor = world.addAnchor()
    let amplitude = 0.08
    let rod = world.addBox(
      0.75 * Vector2(sin(amplitude), -cos(amplitude)),
      width: 0.1,
      height: 1.5,
      .smooth
    ) { $0.angle = amplitude }
    pin(rod, at: Vector2(0, 0.75), to: anchor, in: &world)
    let period = self.period(of: rod, in: &world) { $0.position(of: $1).x }
    let inertia = (0.01 + 2.25) / 12 + 0.5625
    let wanted = 2 * .pi * (inertia / 7.5).squareRoot() * (1 + amplitude * amplitude / 16)
    #expect(abs(period / wanted - 1) < 0.003)
  }

  @Test func anUndampedPendulumKeepsItsAmplitude() {
    var world = World(gravity: Vector2(0, -10))
    let anchor = world.addAnchor()
    let bob = world.addDisc(Vector2(1, 0), radius: 0.2) { $0.canSleep = false }
    pin(bob, at: Vector2(-1, 0), to: anchor, in: &world)
    world.run(seconds: 20)
    var highest = -10.0
    for _ in 0..<180 {
      world.step()
      highest = max(highest, world.position(of: bob).y)
      #expect(abs(world.position(of: bob).length - 1) < 0.01)
    }
    #expect(highest < 0.03 && highest > -0.1)
  }

  private func pin(_ body: BodyID, at anchor: Vector2, to other: BodyID, in world: inout World) {
    _ = world.addJoint(
      JointDefinition(
        kind: .pin(lowerAngle: nil, upperAngle: nil, frictionTorque: 0),
        bodyA: other,
        bodyB: body,
        localAnchorB: anchor
      )
    )
  }

  /// The mean period of four swings, from when a coordinate comes through zero.
  private func period(
    of body: BodyID,
    in world: inout World,
    _ coordinate: (World, BodyID) -> Double
  ) -> Double {
    world.isSleepingEnabled = false
    var crossings: [Double] = []
    var before = coordinate(world, body)
    for frame in 1...3600 where crossings.count < 9 {
      world.step()
      let now = coordinate(world, body)
      if (before < 0) != (now < 0) { crossings.append((Double(frame) - now / (now - before)) / 60) }
      before = now
    }
    guard crossings.count == 9 else { return 0 }
    return (crossings[8] - crossings[0]) / 4
  }
}
