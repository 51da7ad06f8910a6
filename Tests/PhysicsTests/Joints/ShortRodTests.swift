import Foundation
import Testing

@testable import Physics

/// Rods and ropes of no length and of little: what is held at the point where it was touched.
///
/// Truth: geometry, for the anchors are as far apart as the rod is long; energy, which nothing adds; the period
/// 2π·√(I/(m·g·d)) of the physical pendulum; momentum.
struct ShortRodTests {
  /// A point is a hundredth of a metre.
  private static let lengths = [0, 1e-12, 1e-6, 0.0005, 0.001, 0.0011, 0.002, 0.005, 0.01]

  /// A square of half a metre around a place, held at a point of it.
  private func hold(
    _ world: inout World,
    at grip: Vector2,
    length: Double,
    isRope: Bool = false
  ) -> (box: BodyID, anchor: BodyID) {
    let box = world.addBox(Vector2(1, 1), width: 0.5, height: 0.5) { $0.canSleep = false }
    let anchor = world.addAnchor(Vector2(1, 1) + grip + Vector2(length, 0))
    join(&world, anchor, .zero, box, grip, length: length, isRope: isRope)
    return (box, anchor)
  }

  private func join(
    _ world: inout World,
    _ one: BodyID,
    _ end: Vector2,
    _ other: BodyID,
    _ otherEnd: Vector2,
    length: Double,
    isRope: Bool = false
  ) {
    let rod = JointKind.distance(
      length: length,
      minimum: length,
      maximum: length,
      frequency: 0,
      dampingRatio: 0
    )
    _ = world.addJoint(
      JointDefinition(
        kind: isRope ? .rope(length: length) : rod,
        bodyA: one,
        bodyB: other,
        localAnchorA: end,
        localAnchorB: otherEnd
      )
    )
  }

  /// How far two points of bodies are apart.
  private func distance(
    _ world: World,
    _ one: BodyID,
    _ end: Vector2,
    _ other: BodyID,
    _ otherEnd: Vector2
  ) -> Double {
    (world.pose(of: one).point(end) - world.pose(of: other).point(otherEnd)).length
  }

  @Test(arguments: lengths, [Vector2.zero, Vector2(0.1, 0.05), Vector2(0.25, -0.25)])
  func whatIsHeldFollowsTheAnchor(length: Double, grip: Vector2) {
    for gravity in [Vector2.zero, Vector2(0, -10)] {
      for isRope in [false, true] {
        var world = World(gravity: gravity)
        let (box, anchor) = hold(&world, at: grip, length: length, isRope: isRope)
        let start = world.position(of: anchor)
        for frame in 1...150 {
          let way = 0.02 * Double(min(frame, 30))
          world.setPose(Pose(position: start + Vector2(way, 0), angle: 0), of: anchor)
          world.stepSoundly()
          let apart = distance(world, anchor, .zero, box, grip)
          // In each frame the anchor jumps by two centimetres.
          #expect(apart < length + 0.02)
          // A rod that turns by more than a right angle in a sub-step may be a point off.
          if frame > 40 { #expect(isRope ? apart < length + 0.01 : abs(apart - length) < 0.01) }
        }
      }
    }
  }

  @Test(arguments: lengths, [1.0, 10, 100])
  func whatIsFlungKeepsItsLengthAndGainsNoEnergy(length: Double, speed: Double) {
    var world = World()
    let one = world.addBox(Vector2(1, 1), width: 0.5, height: 0.5)
    let other = world.addBox(Vector2(1 + length, 1), width: 0.3, height: 0.6)
    join(&world, one, .zero, other, .zero, length: length)
    world.setLinearVelocity(speed * Vector2(0.6, 0.8), of: one)
    let momentum = world.mass(of: one) * world.linearVelocity(of: one)
    let energy = 0.5 * momentum.dot(world.linearVelocity(of: one))
    for _ in 0..<120 {
      world.stepSoundly()
      #expect(abs(distance(world, one, .zero, other, .zero) - length) < 0.0025 + 0.0003 * speed)
      let velocities = (world.linearVelocity(of: one), world.linearVelocity(of: other))
      let masses = (world.mass(of: one), world.mass(of: other))
      #expect(
        masses.0 * velocities.0.lengthSquared + masses.1 * velocities.1.lengthSquared < 2.0001 * energy
      )
      let now = masses.0 * velocities.0 + masses.1 * velocities.1
      #expect((now - momentum).length < 1e-4 * momentum.length)
    }
  }

  @Test(arguments: lengths, [0.0, 3])
  func whatIsHeldAtItsMiddleCarriesAnother(length: Double, speed: Double) {
    var world = World(gravity: Vector2(0, -10))
    let (box, anchor) = hold(&world, at: .zero, length: length)
    let other = world.addBox(Vector2(1, 0), width: 0.3, height: 0.3)
    join(&world, box, .zero, other, .zero, length: 1)
    world.setLinearVelocity(Vector2(speed, 0), of: other)
    for _ in 0..<300 {
      world.stepSoundly()
      #expect(abs(distance(world, anchor, .zero, box, .zero) - length) < 0.0025)
      #expect(abs(distance(world, box, .zero, other, .zero) - 1) < 0.001)
    }
  }

  @Test(arguments: lengths, [false, true])
  func aChainOfTenHoldsTogether(length: Double, isRope: Bool) {
    var world = World(gravity: Vector2(0, -10))
    var previous = world.addAnchor()
    for number in 0..<10 {
      let box = world.addBox(Vector2(0.07 + 0.14 * Double(number), 0), width: 0.2, height: 0.2)
      let end = number == 0 ? Vector2.zero : Vector2(0.07, 0)
      join(&world, previous, end, box, Vector2(-0.07, 0), length: length, isRope: isRope)
      previous = box
    }
    world.setLinearVelocity(Vector2(0, 3), of: previous)
    for _ in 0..<300 {
      world.stepSoundly()
      // All stretched out, the last one's middle is 1.33 metres and ten lengths away; each joint gives way a little.
      #expect(world.position(of: previous).length < 1.37 + 10 * length)
    }
  }

  @Test(arguments: [0.0, 1e-9, 0.001])
  func aBodyHungByItsCornerSwingsLikeAPhysicalPendulum(length: Double) {
    var world = World(gravity: Vector2(0, -10))
    world.isSleepingEnabled = false
    let amplitude = 0.05
    let side = 0.5
    let arm = side / 2.0.squareRoot()
    let anchor = world.addAnchor(Vector2(0, length))
    let box = world.addBox(arm * Vector2(sin(amplitude), -cos(amplitude)), width: side, height: side) {
      $0.angle = .pi / 4 + amplitude
    }
    join(&world, anchor, .zero, box, Vector2(side / 2, side / 2), length: length)
    var crossings: [Double] = []
    var before = world.position(of: box).x
    for frame in 1...1200 where crossings.count < 9 {
      world.step()
      let now = world.position(of: box).x
      if (before < 0) != (now < 0) { crossings.append((Double(frame) - now / (now - before)) / 60) }
      before = now
    }
    #expect(crossings.count == 9)
    guard crossings.count == 9 else { return }
    // I/m = s²/6 + d² with d = s/√2
    let wanted =
      2 * .pi * ((side * side / 6 + arm * arm) / (10 * arm)).squareRoot() * (1 + amplitude * amplitude / 16)
    #expect(abs((crossings[8] - crossings[0]) / 4 / wanted - 1) < 0.003)
  }

  @Test func aRodThatBecomesASpringForgetsWhatItCarried() {
    var world = World(gravity: Vector2(0, -10))
    let anchor = world.addAnchor()
    let box = world.addBox(Vector2(0, -1), width: 0.4, height: 0.4) {
      $0.canSleep = false
      $0.linearDamping = 3
    }
    let rod = JointKind.distance(length: 1, minimum: 0, maximum: 10, frequency: 0, dampingRatio: 0)
    let joint = world.addJoint(JointDefinition(kind: rod, bodyA: anchor, bodyB: box))
    world.run(seconds: 1)
    let spring = JointKind.distance(length: 1, minimum: 0, maximum: 10, frequency: 1, dampingRatio: 1)
    world.setJointKind(spring, of: joint)
    world.run(seconds: 10)
    // It hangs where the spring carries its weight: by g/ω² below its length.
    #expect(abs(world.position(of: box).y + 1 + 10 / (4 * .pi * .pi)) < 0.005)
  }
}
