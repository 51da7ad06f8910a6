import Testing

@testable import Physics

// Independent truth: the documented rule that no input makes a world trap or fills it with what is no number.
struct InvalidInputTests {
  static let numbers = [
    Double.nan, .infinity, -.infinity, 0, -1, 1e-300, 1e300, -1e300, .greatestFiniteMagnitude,
    .leastNonzeroMagnitude,
  ]

  @Test(arguments: numbers)
  func everythingCanBeSetToAnyNumber(bad: Double) {
    var world = World(gravity: Vector2(bad, -10))
    world.gravity = Vector2(0, bad)
    var definition = BodyDefinition()
    definition.position = Vector2(bad, bad)
    definition.angle = bad
    definition.linearVelocity = Vector2(bad, 1)
    definition.angularVelocity = bad
    definition.linearDamping = bad
    definition.angularDamping = bad
    definition.charge = bad
    let body = world.addBody(definition)
    var material = ShapeDefinition(density: bad, friction: bad, restitution: bad)
    let shapes = [
      world.addShape(.circle(Circle(center: Vector2(bad, 0), radius: bad)), material, to: body),
      world.addShape(.circle(Circle(radius: 0.5)), material, to: body),
      world.addShape(.segment(Segment(start: .zero, end: Vector2(0, bad))), material, to: body),
      world.addShape(
        .polygon(.box(halfWidth: bad, halfHeight: 1, center: Vector2(bad, 0), angle: bad)),
        to: body
      ),
    ]
    material.density = 1
    let other = world.addBox(Vector2(0.3, 0.3), width: 1, height: 1, material)
    for shape in shapes {
      world.setFriction(bad, of: shape)
      world.setRestitution(bad, of: shape)
      world.setDensity(bad, of: shape)
    }
    for body in [body, other] {
      world.setPose(Pose(position: Vector2(bad, 0), angle: bad), of: body)
      world.setLinearVelocity(Vector2(bad, bad), of: body)
      world.setAngularVelocity(bad, of: body)
      world.setAcceleration(Vector2(bad, bad), of: body)
      world.setLinearDamping(bad, of: body)
      world.setAngularDamping(bad, of: body)
      world.applyForce(Vector2(bad, bad), to: body, at: Vector2(bad, bad))
      world.applyTorque(bad, to: body)
      world.applyImpulse(Vector2(bad, bad), to: body, at: Vector2(bad, 1))
      world.applyAngularImpulse(bad, to: body)
    }
    for _ in 0..<30 { world.stepSoundly() }
    world.stepSoundly(bad)
    #expect(world.isFinite([body, other]))
    #expect(world.gravity.isFinite)
  }

  @Test(arguments: numbers)
  func jointsTakeAnyNumber(bad: Double) {
    let kinds: [JointKind] = [
      .distance(length: bad, minimum: bad, maximum: bad, frequency: bad, dampingRatio: bad),
      .distance(length: 1, minimum: 0, maximum: 2, frequency: 1, dampingRatio: bad),
      .rope(length: bad), .pin(lowerAngle: bad, upperAngle: bad, frictionTorque: bad),
      .slide(axis: Vector2(bad, bad), lower: bad, upper: bad, frictionForce: bad),
      .weld(frequency: bad, dampingRatio: bad),
      .pull(target: Vector2(bad, bad), angle: bad, frequency: bad, dampingRatio: bad, maximumForce: bad),
    ]
    for kind in kinds {
      var world = World(gravity: Vector2(0, -10))
      let one = world.addDisc(.zero, radius: 0.5)
      let other = world.addDisc(Vector2(0.7, 0), radius: 0.3)
      let joint = world.addJoint(JointDefinition(kind: kind, bodyA: one, bodyB: other))
      #expect(world.contains(joint))
      for _ in 0..<60 { world.stepSoundly() }
      #expect(world.isFinite([one, other]), "\(kind)")
      world.setJointKind(kind, of: joint)
      let anchored = JointDefinition(kind: kind, bodyA: one, bodyB: other, localAnchorA: Vector2(bad, 0))
      _ = world.addJoint(anchored)
      for _ in 0..<10 { world.stepSoundly() }
      #expect(world.isFinite([one, other]), "\(kind)")
    }
  }

  @Test func stepsOfNoTimeDoNothing() {
    var world = World(gravity: Vector2(0, -10))
    let body = world.addDisc(Vector2(0, 1), radius: 0.5) { $0.linearVelocity = Vector2(1, 0) }
    world.stepSoundly()
    let hash = world.stateHash
    for seconds in [0, -1, Double.nan, .infinity, -.infinity] { world.stepSoundly(seconds) }
    #expect(world.stateHash == hash)
    #expect(world.contains(body))
  }

  @Test(arguments: [1.0, 100, 1e6, 1e300, 1e-9, 1e-300])
  func stepsOfAnyLengthLeaveFiniteNumbers(seconds: Double) {
    var world = World(gravity: Vector2(0, -10))
    let floor = world.addLine(from: Vector2(-10, 0), to: Vector2(10, 0))
    let boxes = (0..<4).map { world.addBox(Vector2(0.1 * Double($0), 0.5 + Double($0)), width: 1, height: 1) }
    _ = world.addJoint(JointDefinition(kind: .rope(length: 3), bodyA: floor, bodyB: boxes[3]))
    for _ in 0..<20 { world.stepSoundly(seconds) }
    #expect(world.isFinite(boxes))
    for _ in 0..<20 { world.stepSoundly() }
    #expect(world.isFinite(boxes))
  }

  @Test func aCrowdOfBoxesInOnePlaceComesApartWithBoundedEnergy() {
    // Every box touches every other: half a million contacts take too long without optimisation.
    #if DEBUG
      let count = 150
    #else
      let count = 1000
    #endif
    var world = World()
    let boxes = (0..<count).map { _ in world.addBox(.zero, width: 0.2, height: 0.2) }
    var most = 0.0
    for _ in 0..<60 {
      world.step()
      most = max(most, world.kineticEnergy)
    }
    #expect(world.isFinite(boxes))
    // Each is pushed by hundreds of others, by each at 3 m/s at most: this is a tenth of that.
    #expect(most < Double(count) * 0.5 * 0.04 * 300 * 300)
    let energy = world.kineticEnergy
    world.run(seconds: 2)
    #expect(world.kineticEnergy <= energy)
  }

  @Test func staleHandlesDoNothing() {
    var world = World(gravity: Vector2(0, -10))
    let body = world.addDisc(.zero, radius: 1)
    let shape = world.shapes(of: body)[0]
    world.removeBody(body)
    let next = world.addDisc(Vector2(5, 5), radius: 1)
    let hash = world.stateHash
    for stale in [body, .none] {
      world.setPose(Pose(position: Vector2(9, 9)), of: stale)
      world.setLinearVelocity(Vector2(9, 9), of: stale)
      world.applyImpulse(Vector2(9, 9), to: stale)
      world.setKind(.fixed, of: stale)
      world.removeBody(stale)
      #expect(!world.contains(stale) && world.mass(of: stale) == 0 && world.kind(of: stale) == nil)
      #expect(world.shapes(of: stale).isEmpty && world.contacts(of: stale).isEmpty)
      #expect(world.addShape(.circle(Circle(radius: 1)), to: stale) == .none)
      #expect(world.addChain([.zero, Vector2(1, 0)], isLoop: false, to: stale).isEmpty)
      #expect(world.addJoint(JointDefinition(kind: .rope(length: 1), bodyA: next, bodyB: stale)) == .none)
    }
    world.removeShape(shape)
    world.setFilter(.nothing, of: shape)
    world.removeJoint(.none)
    #expect(world.body(of: shape) == .none)
    #expect(world.addJoint(JointDefinition(kind: .rope(length: 1), bodyA: next, bodyB: next)) == .none)
    #expect(world.stateHash == hash)
    #expect(world.shapes(of: next).count == 1)
  }

  @Test func bodiesComeAndGoWhileTheWorldRuns() {
    var random = SeededGenerator(seed: 21)
    var world = World(gravity: Vector2(0, -10))
    let rough = ShapeDefinition(friction: 0.5, restitution: 0.2)
    _ = world.addLine(from: Vector2(-5, 0), to: Vector2(5, 0), rough)
    var bodies: [BodyID] = []
    var touching = 0
    for _ in 0..<900 {
      if bodies.count < 40 {
        let place = Vector2(random.number(-3...3), random.number(1...6))
        bodies.append(
          Bool.random(using: &random)
            ? world.addDisc(place, radius: random.number(0.1...0.5), rough)
            : world.addBox(place, width: random.number(0.2...1), height: random.number(0.2...1), rough)
        )
      }
      let chosen = Int.random(in: 0..<bodies.count, using: &random)
      switch Int.random(in: 0..<12, using: &random) {
      case 0: world.removeBody(bodies.remove(at: chosen))
      case 1:
        world.setKind(
          [.fixed, .kinematic, .dynamic].randomElement(using: &random) ?? .dynamic,
          of: bodies[chosen]
        )
      case 2: world.setPose(Pose(position: random.vector(-3...3), angle: 1), of: bodies[chosen])
      case 3: for shape in world.shapes(of: bodies[chosen]).prefix(1) { world.setFilter(.nothing, of: shape) }
      case 4:
        let other = bodies[Int.random(in: 0..<bodies.count, using: &random)]
        _ = world.addJoint(JointDefinition(kind: .rope(length: 2), bodyA: bodies[chosen], bodyB: other))
      default: break
      }
      world.stepSoundly()
      touching += world.events.began.count - world.events.ended.count
      #expect(touching == world.contactCount)
    }
    #expect(world.isFinite(bodies))
  }
}
