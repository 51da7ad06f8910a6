import Foundation
import Testing

@testable import Physics

/// A motion that mechanics gives a formula for, and what the solver makes of it.
struct ClosedForm: CustomTestStringConvertible, Sendable {
  let testDescription: String

  /// What the formula says, in metres, seconds or metres a second.
  let law: Double

  /// How far off the measured value may be besides 0.3 %.
  let slack: Double

  let measured: @Sendable () -> Double

  fileprivate init(
    _ name: String,
    _ law: Double,
    slack: Double = 0,
    _ measured: @escaping @Sendable () -> Double
  ) {
    testDescription = name
    self.law = law
    self.slack = slack
    self.measured = measured
  }

  static let all: [ClosedForm] = Array(
    [falls, bounces, inclines, slides, pendulums, rods, springs, weights, impacts].joined()
  )

  private static let gravity = Vector2(0, -10)

  /// A hundred points are a metre.
  private static let tenthOfAPoint = 0.001
}

// MARK: - Falling and sliding

extension ClosedForm {
  // ½·g·t²
  private static let falls: [ClosedForm] = [0.5, 1.0, 2.0].map { (seconds: Double) -> ClosedForm in
    ClosedForm("fall of \(seconds) s", 5 * seconds * seconds) {
      var world = World(gravity: gravity)
      let box = world.addBox(.zero, width: 0.5, height: 0.5)
      world.run(seconds: seconds)
      return -world.position(of: box).y
    }
  }

  /// The first apex after a drop from h is at e²·h.
  private static let bounces: [ClosedForm] = [(0.3, 4.0), (0.5, 4.0), (0.8, 4.0), (0.8, 1.0), (1.0, 2.0)].map
  { (restitution: Double, height: Double) -> ClosedForm in
    ClosedForm(
      "bounce of \(restitution) from \(height) m",
      restitution * restitution * height,
      slack: tenthOfAPoint
    ) {
      var world = World(gravity: gravity)
      _ = world.addLine(from: Vector2(-10, 0), to: Vector2(10, 0))
      let elastic = ShapeDefinition(friction: 0, restitution: restitution)
      let box = world.addBox(Vector2(0, height + 0.25), width: 0.5, height: 0.5, elastic)
      while world.linearVelocity(of: box).y <= 0, world.time < 3 { world.step() }
      let speed = world.linearVelocity(of: box).y
      return world.position(of: box).y + speed * speed / 20 - 0.25
    }
  }

  // ½·g·(sin θ - µ·cos θ)·t²
  private static let inclines: [ClosedForm] = [
    (20.0, 0.1), (20.0, 0.2), (30.0, 0.1), (30.0, 0.2), (45.0, 0.1), (45.0, 0.2),
    (45.0, 0.4),
  ].map { (degrees: Double, friction: Double) -> ClosedForm in
    let angle = degrees * Double.pi / 180
    let way = 5 * (sin(angle) - friction * cos(angle))
    return ClosedForm("incline of \(degrees)° with \(friction)", way) {
      var world = World(gravity: gravity)
      let along = Rotation(angle: -angle).applied(to: Vector2(1, 0))
      let rough = ShapeDefinition(friction: friction)
      _ = world.addLine(from: -20 * along, to: 20 * along, rough)
      let start = along.perpendicular * 0.2
      let box = world.addBox(start, width: 0.8, height: 0.4, rough) { $0.angle = -angle }
      world.run(seconds: 1)
      return (world.position(of: box) - start).dot(along)
    }
  }

  // v² / (2·µ·g)
  private static let slides: [ClosedForm] = [(0.2, 3.0), (0.2, 6.0), (0.5, 3.0), (0.5, 6.0)].map {
    (friction: Double, speed: Double) -> ClosedForm in
    ClosedForm("slide at \(speed) m/s with \(friction)", speed * speed / (20 * friction)) {
      var world = World(gravity: gravity)
      let rough = ShapeDefinition(friction: friction)
      _ = world.addLine(from: Vector2(-20, 0), to: Vector2(20, 0), rough)
      let box = world.addBox(Vector2(0, 0.2), width: 0.8, height: 0.4, rough) {
        $0.linearVelocity = Vector2(speed, 0)
      }
      world.run(seconds: 4)
      return world.position(of: box).x
    }
  }
}

// MARK: - Joints

extension ClosedForm {
  private static func rod(_ length: Double) -> JointKind {
    .distance(length: length, minimum: 0, maximum: length, frequency: 0, dampingRatio: 0)
  }

  /// 2π·√(L/g)·(1 + φ²/16) for a point on a rod, and 2π·√((r²/2 + L²)/(g·L))·(1 + φ²/16) for a disc on a pin.
  private static let pendulums: [ClosedForm] = [
    (0.5, true), (1.0, true), (2.5, true), (1.0, false), (2.0, false),
  ].map { (length: Double, isRod: Bool) -> ClosedForm in
    let amplitude = 0.05
    let radius = isRod ? 0 : 0.4
    let square = radius * radius / 2 + length * length
    let small = 2 * Double.pi * (square / (10 * length)).squareRoot()
    let period = small * (1 + amplitude * amplitude / 16)
    return ClosedForm("pendulum of \(length) m on a \(isRod ? "rod" : "pin")", period) {
      var world = World(gravity: gravity)
      world.isSleepingEnabled = false
      let start = length * Vector2(sin(amplitude), -cos(amplitude))
      let bob = world.addDisc(start, radius: isRod ? 0.1 : radius) { $0.angle = amplitude }
      var joint = JointDefinition(kind: rod(length), bodyA: world.addAnchor(), bodyB: bob)
      if !isRod {
        joint.kind = .pin(lowerAngle: nil, upperAngle: nil, frictionTorque: 0)
        joint.localAnchorB = Vector2(0, length)
      }
      _ = world.addJoint(joint)
      return meanPeriod(&world) { $0.position(of: bob).x }
    }
  }

  /// A rod has its length, however it swings, for ten seconds.
  private static let rods: [ClosedForm] = [0.3, 1.2883, 2.0].map { (length: Double) -> ClosedForm in
    ClosedForm("rod of \(length) m", length, slack: tenthOfAPoint) {
      var world = World(gravity: gravity)
      let box = world.addBox(Vector2(length, 0), width: 0.4, height: 0.4)
      _ = world.addJoint(JointDefinition(kind: rod(length), bodyA: world.addAnchor(), bodyB: box))
      var worst = length
      for _ in 0..<600 {
        world.step()
        let present = world.position(of: box).length
        if abs(present - length) > abs(worst - length) { worst = present }
      }
      return worst
    }
  }

  // 1/(f·√(1 - ζ²))
  private static let springs: [ClosedForm] = [(0.5, 0.0), (1.0, 0.0), (2.0, 0.0), (4.0, 0.0), (1.0, 0.1)].map
  {
    (frequency: Double, damping: Double) -> ClosedForm in
    let period = 1 / (frequency * (1 - damping * damping).squareRoot())
    return ClosedForm("spring of \(frequency) Hz, \(damping)", period) {
      var world = World()
      world.isSleepingEnabled = false
      let body = hang(from: Vector2(1.2, 0), frequency, damping, in: &world)
      return meanPeriod(&world) { $0.position(of: body).x - 1 }
    }
  }

  // g/(2πf)²: how far a weight stretches a spring.
  private static let weights: [ClosedForm] = [1.0, 2.0, 4.0].map { (frequency: Double) -> ClosedForm in
    let angular = 2 * Double.pi * frequency
    return ClosedForm(
      "weight on a spring of \(frequency) Hz",
      10 / (angular * angular)
    ) {
      var world = World(gravity: gravity)
      let body = hang(from: Vector2(0, -1), frequency, 0.5, in: &world)
      world.run(seconds: 10)
      return -1 - world.position(of: body).y
    }
  }

  private static func hang(
    from position: Vector2,
    _ frequency: Double,
    _ damping: Double,
    in world: inout World
  ) -> BodyID {
    let body = world.addDisc(position, radius: 0.3)
    let kind = JointKind.distance(
      length: 1,
      minimum: 0,
      maximum: .infinity,
      frequency: frequency,
      dampingRatio: damping
    )
    _ = world.addJoint(JointDefinition(kind: kind, bodyA: world.addAnchor(), bodyB: body))
    return body
  }

  /// The mean period of four swings, from when a coordinate comes through zero.
  private static func meanPeriod(_ world: inout World, _ coordinate: (World) -> Double) -> Double {
    var crossings: [Double] = []
    var before = coordinate(world)
    while crossings.count < 9, world.time < 60 {
      world.step()
      let now = coordinate(world)
      if (before < 0) != (now < 0) { crossings.append(world.time - now / (now - before) / 60) }
      before = now
    }
    guard let first = crossings.first, let last = crossings.last else { return 0 }
    return (last - first) / 4
  }
}

// MARK: - Impacts

extension ClosedForm {
  /// v·(1 + e)·m₁/(m₁ + m₂) for a body that was at rest.
  private static let impacts: [ClosedForm] = [(1.0, 0.0), (1.0, 0.5), (1.0, 1.0), (3.0, 1.0), (0.25, 0.5)].map
  { (mass: Double, restitution: Double) -> ClosedForm in
    ClosedForm("head-on into \(mass) times the mass with \(restitution)", 2 * (1 + restitution) / (1 + mass))
    {
      var world = World()
      world.isSleepingEnabled = false
      _ = world.addBox(
        Vector2(-1, 0),
        width: 0.5,
        height: 0.5,
        ShapeDefinition(friction: 0, restitution: restitution)
      ) { $0.linearVelocity = Vector2(2, 0) }
      let other = world.addBox(
        Vector2(1, 0),
        width: 0.5,
        height: 0.5,
        ShapeDefinition(density: mass, friction: 0, restitution: restitution)
      )
      world.run(seconds: 1.5)
      return world.linearVelocity(of: other).x
    }
  }
}
