import Testing

@testable import Physics

// Independent truth: a world may contradict itself at no time, whatever is done to it.
struct WorldFuzzTests {
  @Test(arguments: UInt64(1)...8)
  func anythingMayBeDoneToAWorldAtAnyTime(seed: UInt64) {
    var fuzzer = Fuzzer(seed: seed)
    for _ in 0..<400 {
      for _ in 0..<Int.random(in: 0..<4, using: &fuzzer.random) { fuzzer.act() }
      fuzzer.world.expectSound()
      fuzzer.world.stepSoundly(fuzzer.random.number(0.002...0.03))
    }
  }

  /// Does anything to a world, the same for the same seed.
  private struct Fuzzer {
    var random: SeededGenerator
    var world = World(gravity: Vector2(0, -10))
    var bodies: [BodyID] = []
    var joints: [JointID] = []
    var fields: [FieldID] = []

    init(seed: UInt64) {
      random = SeededGenerator(seed: seed)
      _ = world.addLine(from: Vector2(-5, 0), to: Vector2(5, 0))
    }

    mutating func act() {
      guard bodies.count >= 3 else { return addBody() }
      let body = bodies.randomElement(using: &random) ?? .none
      switch Int.random(in: 0..<24, using: &random) {
      case 0..<6: if bodies.count < 30 { addBody() }
      case 6: removeBody()
      case 7:
        world.setKind([.fixed, .kinematic, .dynamic].randomElement(using: &random) ?? .dynamic, of: body)
      case 8: world.setPose(Pose(position: place, angle: random.number(-3...3)), of: body)
      case 9: world.setLinearVelocity(random.vector(-20...20), of: body)
      case 10: world.setAngularVelocity(random.number(-20...20), of: body)
      case 11: world.applyImpulse(random.vector(-1...1), to: body, at: place)
      case 12: _ = world.addShape(geometry, material, to: body)
      case 13: if let shape = world.shapes(of: body).last { world.removeShape(shape) }
      case 14: filter(body)
      case 15..<18: addJoint(body)
      case 18: if let joint = joints.popLast() { world.removeJoint(joint) }
      case 19: addField()
      case 20: if let field = fields.popLast() { world.removeField(field) }
      case 21: world.gravity = random.vector(-10...10)
      case 22: for shape in world.shapes(of: body) { world.setDensity(random.number(0...9), of: shape) }
      default: world.isSleepingEnabled.toggle()
      }
    }

    private var place: Vector2 {
      mutating get { Vector2(random.number(-4...4), random.number(0.2...5)) }
    }

    private var material: ShapeDefinition {
      mutating get { ShapeDefinition(friction: random.number(0...1), restitution: random.number(0...1)) }
    }

    private var geometry: Geometry {
      mutating get {
        let size = random.number(0.05...0.5)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return .circle(Circle(center: random.vector(-0.3...0.3), radius: size))
        case 1: return .polygon(.box(halfWidth: size, halfHeight: random.number(0.05...0.5)))
        case 2:
          let center = random.vector(-0.5...0.5)
          return .polygon(.box(halfWidth: size, halfHeight: size / 2, center: center, angle: 0.7))
        default: return .segment(Segment(start: .zero, end: random.vector(-0.5...0.5)))
        }
      }
    }

    private mutating func addBody() {
      var definition = BodyDefinition()
      definition.position = place
      definition.angle = random.number(-3...3)
      let body = world.addBody(definition)
      _ = world.addShape(geometry, material, to: body)
      bodies.append(body)
    }

    private mutating func removeBody() {
      world.removeBody(bodies.remove(at: Int.random(in: 0..<bodies.count, using: &random)))
    }

    private mutating func filter(_ body: BodyID) {
      let filters: [CollisionFilter] = [.everything, .nothing, CollisionFilter(mask: 2)]
      for shape in world.shapes(of: body) {
        world.setFilter(filters.randomElement(using: &random) ?? .everything, of: shape)
      }
    }

    private mutating func addJoint(_ body: BodyID) {
      let kinds: [JointKind] = [
        .rope(length: 2), .distance(length: 1, minimum: 0, maximum: 3, frequency: 2, dampingRatio: 0.3),
        .distance(length: 1, minimum: 0, maximum: 3, frequency: 0, dampingRatio: 0),
        .pin(lowerAngle: -1, upperAngle: 1, frictionTorque: 0.1), .weld(frequency: 0, dampingRatio: 0),
        .slide(axis: Vector2(1, 0), lower: -1, upper: 1, frictionForce: 0),
        .pull(target: place, angle: 0, frequency: 3, dampingRatio: 0.5, maximumForce: 100),
      ]
      joints.append(
        world.addJoint(
          JointDefinition(
            kind: kinds.randomElement(using: &random) ?? .rope(length: 1),
            bodyA: bodies.randomElement(using: &random) ?? .none,
            bodyB: body,
            collideConnected: Bool.random(using: &random)
          )
        )
      )
    }

    private mutating func addField() {
      let kinds: [FieldKind] = [
        .drag, .vortex, .radialGravity, .linearGravity(Vector2(1, 2)),
        .noise(smoothness: 0.5, animationSpeed: 1, seed: 3),
      ]
      var field = Field(kind: kinds.randomElement(using: &random) ?? .drag)
      field.bodies = bodies.filter { _ in Bool.random(using: &random) }
      fields.append(world.addField(field))
    }
  }
}
