/// The narrow phase and the preparation of contacts for the solver.
extension World {
  /// Brings the manifolds of all contacts with a body awake up to date and prepares those that may matter in this step.
  mutating func collectContacts(_ seconds: Double) {
    var start = 0
    while start < activeContacts.count {
      let end = activeContacts.count
      solver.wakingBodies.removeAll(keepingCapacity: true)
      collectContacts(from: start, to: end, seconds)
      // What is touched wakes, and its contacts come to the end of the list.
      for body in solver.wakingBodies { wakeIsland(of: Int(body)) }
      start = end
    }
  }

  private mutating func collectContacts(from start: Int, to end: Int, _ seconds: Double) {
    let step = Float(seconds)
    let gravitation = Float(gravity.length * seconds * seconds)
    let gravityDirection = gravity.normalized
    for position in start..<end {
      let index = Int(activeContacts[position])
      let (a, b) = (Int(contacts[index].bodyA), Int(contacts[index].bodyB))
      let motionA = motions[a]
      let motionB = motions[b]
      let reach =
        step
        * ((motionB.linearVelocity - motionA.linearVelocity).single.length
          + Float(motionA.angularVelocity.magnitude) * bodies[a].outerExtent
          + Float(motionB.angularVelocity.magnitude) * bodies[b].outerExtent) + gravitation
      let margin = Float(Constants.speculativeDistance) + reach
      refreshManifold(index, placements[a], placements[b], margin: margin)
      guard contacts[index].count > 0 else {
        if contacts[index].isTouching { endContact(index) }
        continue
      }
      prepare(index, motionA, motionB, step, gravitation, gravityDirection)
    }
  }

  /// Finds the points of a contact anew, unless the bodies stand to each other as when they were found.
  @inline(__always)
  private mutating func refreshManifold(_ index: Int, _ a: Placement, _ b: Placement, margin: Float) {
    let position = a.rotation.removed(from: (b.center - a.center).single)
    let rotation = a.rotation.to(b.rotation)
    contacts.withUnsafeMutableBufferPointer { contacts in
      shapes.withUnsafeBufferPointer { shapes in
        if contacts[index].isFresh && margin <= contacts[index].margin {
          let drift = position - contacts[index].position
          let turn = contacts[index].rotation.to(rotation).sine.magnitude
          let limit = Constants.manifoldReuseDistance
          if max(drift.x.magnitude, drift.y.magnitude) < limit && turn < limit { return }
        }
        let wide = margin * 1.25
        let manifold = Collision.manifold(
          shapes[Int(contacts[index].shapeA)].convex,
          shapes[Int(contacts[index].shapeB)].convex,
          FloatPose(position: position, rotation: rotation),
          margin: wide
        )
        contacts[index].take(manifold, position, rotation, margin: wide)
      }
    }
  }

  /// Puts a contact among those that the solver works on, if a point can be reached within the step.
  @inline(__always)
  private mutating func prepare(
    _ index: Int,
    _ motionA: Motion,
    _ motionB: Motion,
    _ step: Float,
    _ gravitation: Float,
    _ gravityDirection: Vector2
  ) {
    let contact = contacts[index]
    let a = Int(contact.bodyA)
    let b = Int(contact.bodyB)
    let placementA = placements[a]
    let placementB = placements[b]
    let normal = placementA.rotation.applied(to: contact.normal)
    let offset = (placementB.center - placementA.center).single
    let pair = ContactPair(
      normal: normal,
      offset: offset,
      velocity: (motionB.linearVelocity - motionA.linearVelocity).single,
      angularA: Float(motionA.angularVelocity),
      angularB: Float(motionB.angularVelocity),
      inverseMass: Float(motionA.inverseMass + motionB.inverseMass),
      inverseInertiaA: Float(motionA.inverseInertia),
      inverseInertiaB: Float(motionB.inverseInertia),
      reach: Float(Constants.speculativeDistance) + gravitation,
      step: step
    )
    let bounce = restitutionPull(contact, normal, motionA, motionB)
    var prepared = PreparedContact(
      contact: Int32(index),
      bodyA: 0,
      bodyB: 0,
      normal: normal,
      friction: contact.friction
    )
    var approach: Float = 0
    if let point = pair.prepared(contact.first, placementA, placementB, bounce, &approach) {
      prepared.first = point
      prepared.pointCount = 1
    }
    if contact.count > 1, let point = pair.prepared(contact.second, placementA, placementB, bounce, &approach)
    {
      if prepared.pointCount == 0 {
        prepared.first = point
        prepared.isSecondOnly = true
      } else {
        prepared.second = point
        prepared.coupling = pair.coupling(prepared.first, point)
      }
      prepared.pointCount += 1
    }
    guard prepared.pointCount > 0 else {
      if contact.isTouching { endContact(index) }
      return
    }
    contacts[index].approachSpeed = approach
    if prepared.first.bounceSpeed > 0 || prepared.second.bounceSpeed > 0 { solver.hasBounces = true }
    prepared.bodyA = enlistInSolver(a)
    prepared.bodyB = enlistInSolver(b)
    let middle = placementA.center + placementB.center
    prepared.depth = Float(middle.dot(gravityDirection))
    solver.prepared.append(prepared)
  }

  /// What a bounce needs to know.
  @inline(__always)
  private func restitutionPull(
    _ contact: Contact,
    _ normal: Float2,
    _ a: Motion,
    _ b: Motion
  ) -> ContactPair.Bounce {
    guard contact.restitution > 0 else { return ContactPair.Bounce(restitution: 0, threshold: 0, pull: 0) }
    let pullA = gravity * a.gravityScale + a.acceleration + a.force * a.inverseMass
    let pullB = gravity * b.gravityScale + b.acceleration + b.force * b.inverseMass
    let relative =
      (b.inverseMass > 0 ? pullB : .zero) - (a.inverseMass > 0 ? pullA : .zero)
    return ContactPair.Bounce(
      restitution: contact.restitution,
      threshold: Float(restitutionThreshold),
      pull: -relative.single.dot(normal)
    )
  }

  /// The place of a body in the solver's list, where it is put if it isn't there yet; 0 for fixed bodies.
  @inline(__always)
  mutating func enlistInSolver(_ index: Int) -> Int32 {
    let known = bodies[index].solverIndex
    if known > 0 || bodies[index].kind == .fixed { return known }
    if bodies[index].awakeIndex < 0 { solver.wakingBodies.append(Int32(index)) }
    let place = Int32(solver.bodyNumbers.count)
    bodies[index].solverIndex = place
    let motion = motions[index]
    let step = stepDuration / Double(subStepCount)
    var drive = SIMD4<Float>.zero
    var decay = SIMD4<Float>(repeating: 1)
    if motion.inverseMass > 0 {
      let pull = gravity * motion.gravityScale + motion.acceleration + motion.force * motion.inverseMass
      drive = SIMD4(
        Float(pull.x * step),
        Float(pull.y * step),
        Float(motion.torque * motion.inverseInertia * step),
        0
      )
      if motion.linearDamping > 0 || motion.angularDamping > 0 {
        let linear = Float(Trigonometry.exponential(-motion.linearDamping * step))
        let angular = Float(Trigonometry.exponential(-motion.angularDamping * step))
        decay = SIMD4(linear, linear, angular, 1)
      }
    }
    solver.append(
      state: SIMD4(
        Float(motion.linearVelocity.x),
        Float(motion.linearVelocity.y),
        Float(motion.angularVelocity),
        Float(motion.inverseMass)
      ),
      SIMD4(0, 0, 0, Float(motion.inverseInertia)),
      drive: drive,
      decay: decay,
      body: Int32(index)
    )
    return place
  }
}

extension Contact {
  /// Takes over points found anew, with the impulses of those that were there before.
  @inline(__always)
  mutating func take(_ manifold: Manifold, _ position: Float2, _ rotation: FloatRotation, margin: Float) {
    self.position = position
    self.rotation = rotation
    self.margin = margin
    isFresh = true
    let before = (count, first, second)
    count = Int32(manifold.count)
    guard count > 0 else { return }
    normal = manifold.normal
    first = Point(manifold.first, position, rotation)
    if count > 1 { second = Point(manifold.second, position, rotation) }
    guard before.0 > 0 else { return }
    first.inherit(before.1, before.0 > 1 ? before.2 : before.1)
    if count > 1 { second.inherit(before.1, before.0 > 1 ? before.2 : before.1) }
  }
}

extension Contact.Point {
  @inline(__always)
  init(_ point: Manifold.Point, _ position: Float2, _ rotation: FloatRotation) {
    anchorA = point.position
    anchorB = rotation.removed(from: point.position - position)
    separation = point.separation
    feature = point.feature
  }

  @inline(__always)
  mutating func inherit(_ one: Contact.Point, _ other: Contact.Point) {
    if one.feature == feature {
      normalImpulse = one.normalImpulse
      tangentImpulse = one.tangentImpulse
    } else if other.feature == feature {
      normalImpulse = other.normalImpulse
      tangentImpulse = other.tangentImpulse
    }
  }
}
