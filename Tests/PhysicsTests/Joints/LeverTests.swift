import Foundation
import Testing

@testable import Physics

/// Pins that are far from the bodies they hold, which are levers between them.
///
/// Truth: geometry, for a pin's anchors are at one place; energy, which nothing adds; the period of the compound pendulum.
struct LeverTests {
  private static let pin = JointKind.distance(
    length: 0,
    minimum: 0,
    maximum: 0,
    frequency: 0,
    dampingRatio: 0
  )

  /// A chain of boxes with joints that are 30 to 50 points outside of them.
  private struct Chain {
    var world: World
    private(set) var boxes: [BodyID] = []
    private(set) var ends: [(one: BodyID, end: Vector2, other: BodyID, otherEnd: Vector2)] = []

    init(seed: Int, count: Int, speed: Double, isHung: Bool) {
      var dice = SeededGenerator(seed: UInt64(seed))
      world = World(gravity: Vector2(0, isHung ? -10 : 0))
      var place = Vector2.zero
      var last: (body: BodyID, end: Vector2)? = isHung ? (world.addAnchor(), .zero) : nil
      for _ in 0..<count {
        let size = dice.vector(0.1...1)
        let (start, end) = (Chain.anchor(size, &dice), Chain.anchor(size, &dice))
        let angle = dice.number(-3...3)
        let turn = Pose(position: .zero, angle: angle)
        let middle = place - turn.point(start)
        let velocity = dice.vector(-speed...speed)
        let box = world.addBox(middle, width: size.x, height: size.y, .intangible) {
          $0.angle = angle
          $0.linearVelocity = velocity
          $0.canSleep = false
        }
        if let last {
          let joint = JointDefinition(
            kind: LeverTests.pin,
            bodyA: last.body,
            bodyB: box,
            localAnchorA: last.end,
            localAnchorB: start
          )
          _ = world.addJoint(joint)
          ends.append((last.body, last.end, box, start))
        }
        boxes.append(box)
        last = (box, end)
        place = middle + turn.point(end)
      }
    }

    /// A place 30 to 50 points outside of one side.
    private static func anchor(_ size: Vector2, _ dice: inout SeededGenerator) -> Vector2 {
      let way = dice.number(0.3...0.5)
      let along = dice.vector(-0.5...0.5) * size
      switch Int.random(in: 0..<4, using: &dice) {
      case 0: return Vector2(size.x / 2 + way, along.y)
      case 1: return Vector2(-size.x / 2 - way, along.y)
      case 2: return Vector2(along.x, size.y / 2 + way)
      default: return Vector2(along.x, -size.y / 2 - way)
      }
    }

    /// The largest distance of two anchors that should be at one place.
    var gap: Double {
      ends.map { (world.pose(of: $0.one).point($0.end) - world.pose(of: $0.other).point($0.otherEnd)).length }
        .max() ?? 0
    }

    var energy: Double {
      boxes.reduce(0) { sum, box in
        let velocity = world.linearVelocity(of: box)
        let spin = world.angularVelocity(of: box)
        let mass = world.mass(of: box)
        return sum + 0.5 * mass * velocity.dot(velocity) + 0.5 * world.inertia(of: box) * spin * spin
          - mass * world.gravity.dot(world.position(of: box))
      }
    }
  }

  @Test(arguments: [(2, 0.0), (4, 0), (2, 3), (4, 3)])
  func hungChainsHoldTogetherAndGainNoEnergy(count: Int, speed: Double) {
    for seed in 0..<50 {
      var chain = Chain(seed: seed, count: count, speed: speed, isHung: true)
      let energy = chain.energy
      for _ in 0..<60 {
        chain.world.stepSoundly()
        #expect(chain.gap < 0.05, "seed \(seed)")
        #expect(chain.energy < energy + 0.05 * max(1, energy.magnitude), "seed \(seed)")
      }
    }
  }

  @Test(arguments: [3, 4, 8])
  func thrownChainsHoldTogether(count: Int) {
    for seed in 0..<50 {
      var chain = Chain(seed: seed, count: count, speed: 3, isHung: false)
      let energy = chain.energy
      for _ in 0..<60 {
        chain.world.stepSoundly()
        #expect(chain.gap < 0.01, "seed \(seed)")
        #expect(chain.energy < 1.0001 * energy, "seed \(seed)")
      }
    }
  }

  /// A body of a tenth of the size between two pins half a metre outside carries one of ten times its mass.
  @Test func aLeverIsTheRodOfAPendulum() {
    var world = World(gravity: Vector2(0, -10))
    world.isSleepingEnabled = false
    let amplitude = 0.05
    let way = Vector2(sin(amplitude), -cos(amplitude))
    let anchor = world.addAnchor()
    let lever = world.addBox(0.5 * way, width: 0.1, height: 0.1) { $0.angle = amplitude }
    let bob = world.addBox(way, width: 0.4, height: 0.25) { $0.isRotationFixed = true }
    for (one, end, other, otherEnd) in [
      (anchor, Vector2.zero, lever, Vector2(0, 0.5)), (lever, Vector2(0, -0.5), bob, Vector2.zero),
    ] {
      _ = world.addJoint(
        JointDefinition(
          kind: Self.pin,
          bodyA: one,
          bodyB: other,
          localAnchorA: end,
          localAnchorB: otherEnd
        )
      )
    }
    var crossings: [Double] = []
    var before = world.position(of: bob).x
    for frame in 1...1200 where crossings.count < 9 {
      world.step()
      let now = world.position(of: bob).x
      if (before < 0) != (now < 0) { crossings.append((Double(frame) - now / (now - before)) / 60) }
      before = now
    }
    #expect(crossings.count == 9)
    guard crossings.count == 9 else { return }
    let (light, heavy) = (world.mass(of: lever), world.mass(of: bob))
    let inertia = world.inertia(of: lever) + light * 0.25 + heavy
    let wanted =
      2 * .pi * (inertia / (10 * (0.5 * light + heavy))).squareRoot() * (1 + amplitude * amplitude / 16)
    #expect(abs((crossings[8] - crossings[0]) / 4 / wanted - 1) < 0.003)
  }

  /// Four levers whose pins are a ring: the last pin has nothing left to hold.
  @Test func aRingOfLeversStaysARing() {
    var world = World(gravity: Vector2(0, -10))
    let corners = [Vector2(0, 0), Vector2(1, 0), Vector2(1, -1), Vector2(0, -1)]
    let boxes = corners.indices.map { index in
      let (one, other) = (corners[index], corners[(index + 1) % 4])
      return world.addBox(0.5 * (one + other), width: 0.1, height: 0.1, .intangible)
    }
    let anchor = world.addAnchor()
    func join(_ one: BodyID, _ other: BodyID, at place: Vector2) {
      let ends = [one, other].map { place - world.position(of: $0) }
      _ = world.addJoint(
        JointDefinition(
          kind: Self.pin,
          bodyA: one,
          bodyB: other,
          localAnchorA: ends[0],
          localAnchorB: ends[1]
        )
      )
    }
    for index in boxes.indices { join(boxes[index], boxes[(index + 1) % 4], at: corners[(index + 1) % 4]) }
    join(anchor, boxes[0], at: corners[0])
    // A second pin at the same place adds nothing.
    join(boxes[1], boxes[2], at: corners[2])
    for _ in 0..<120 {
      world.stepSoundly()
      for index in boxes.indices {
        let end = (corners[(index + 1) % 4] - corners[index]) * 0.5
        let next = (corners[(index + 2) % 4] - corners[(index + 1) % 4]) * -0.5
        let gap = world.pose(of: boxes[index]).point(end) - world.pose(of: boxes[(index + 1) % 4]).point(next)
        #expect(gap.length < 0.01)
      }
    }
  }
}

extension ShapeDefinition {
  /// A shape that collides with nothing.
  fileprivate static var intangible: ShapeDefinition {
    var definition = smooth
    definition.filter = .nothing
    return definition
  }
}
