import Physics

/// Runs scenes in `Physics`.
enum PhysicsWorldRunner {
  /// Simulates a scene and measures the duration of every step.
  static func run(_ scene: PhysicsScene, sleeps: Bool) -> PhysicsOutcome {
    var (world, bodies) = makeWorld(of: scene, sleeps: sleeps)
    var times: [Double] = []
    var trace: [PhysicsOutcome.State] = []
    times.reserveCapacity(scene.stepCount)
    for _ in 0..<scene.stepCount {
      times.append(Stopwatch.nanoseconds { world.step(scene.step) } / 1000)
      if scene.isTraced, let body = bodies.first { trace.append(state(of: body, in: world)) }
    }
    times.sort()
    return PhysicsOutcome(
      median: times[times.count / 2],
      worst: times[times.count - 1],
      contacts: world.contactCount,
      bodies: bodies.map { state(of: $0, in: world) },
      trace: trace
    )
  }

  private static func makeWorld(of scene: PhysicsScene, sleeps: Bool) -> (World, [BodyID]) {
    var world = World(gravity: PhysicsScene.gravity)
    world.isSleepingEnabled = sleeps
    var material = ShapeDefinition()
    material.density = PhysicsScene.density
    material.friction = scene.friction
    material.restitution = scene.restitution
    if !scene.collides { material.filter = .nothing }
    var definition = BodyDefinition()
    definition.kind = .fixed
    let ground = world.addBody(definition)
    for boundary in scene.boundaries {
      _ = world.addShape(.segment(Segment(start: boundary.start, end: boundary.end)), material, to: ground)
    }
    definition.kind = .dynamic
    let bodies = scene.bodies.map { body in
      definition.position = body.position
      definition.angle = body.angle
      definition.linearVelocity = body.velocity
      definition.angularVelocity = body.angularVelocity
      material.density = body.density
      material.restitution = body.restitution ?? scene.restitution
      let id = world.addBody(definition)
      if let half = body.halfSize {
        _ = world.addShape(.polygon(.box(halfWidth: half.x, halfHeight: half.y)), material, to: id)
      }
      return id
    }
    for joint in scene.joints {
      _ = world.addJoint(jointDefinition(joint, in: scene, bodies: bodies, ground: ground))
    }
    return (world, bodies)
  }

  /// In scenes with joints bodies start unrotated, so anchors are differences of positions.
  private static func jointDefinition(
    _ joint: PhysicsScene.Joint,
    in scene: PhysicsScene,
    bodies: [BodyID],
    ground: BodyID
  ) -> JointDefinition {
    let kind: JointKind
    switch joint.kind {
    case .pin:
      kind = .pin(lowerAngle: nil, upperAngle: nil, frictionTorque: 0)
    case .spring(let frequency, let dampingRatio):
      kind = .distance(
        length: (joint.anchorB - joint.anchorA).length,
        minimum: 0,
        maximum: .infinity,
        frequency: frequency,
        dampingRatio: dampingRatio
      )
    }
    return JointDefinition(
      kind: kind,
      bodyA: joint.bodyA.map { bodies[$0] } ?? ground,
      bodyB: bodies[joint.bodyB],
      localAnchorA: joint.anchorA - (joint.bodyA.map { scene.bodies[$0].position } ?? .zero),
      localAnchorB: joint.anchorB - scene.bodies[joint.bodyB].position
    )
  }

  private static func state(of body: BodyID, in world: World) -> PhysicsOutcome.State {
    let pose = world.pose(of: body)
    return PhysicsOutcome.State(
      position: pose.position,
      angle: pose.angle,
      velocity: world.linearVelocity(of: body),
      angularVelocity: world.angularVelocity(of: body)
    )
  }
}
