/// Brings manifolds up to date and prepares contacts, on the world's arrays in place.
struct ContactCollector {
  let contacts: UnsafeMutableBufferPointer<Contact>
  let gravity: Vector2
  let restitutionThreshold: Float
  let step: Float
  let gravitation: Float
  let gravityDirection: Vector2

  init(
    contacts: UnsafeMutableBufferPointer<Contact>,
    gravity: Vector2,
    restitutionThreshold: Float,
    seconds: Double
  ) {
    self.contacts = contacts
    self.gravity = gravity
    self.restitutionThreshold = restitutionThreshold
    step = Float(seconds)
    gravitation = Float(gravity.length * seconds * seconds)
    gravityDirection = gravity.normalized
  }

  /// The largest gap that two bodies may close within the step.
  @inline(__always)
  func reach(_ a: Motion, _ b: Motion, _ placementA: Placement, _ placementB: Placement) -> Float {
    let velocity = (b.linearVelocity - a.linearVelocity).single.length
    let turning =
      Float(a.angularVelocity.magnitude) * placementA.outerExtent
      + Float(b.angularVelocity.magnitude) * placementB.outerExtent
    return Float(Constants.speculativeDistance) + step * (velocity + turning) + gravitation
  }

  /// Finds the points of a contact anew, unless the bodies stand to each other as when they were found.
  @inline(__always)
  func refresh(
    _ index: Int,
    _ convexes: UnsafeBufferPointer<ConvexShape>,
    _ a: Placement,
    _ b: Placement,
    margin: Float
  ) {
    let position = a.rotation.removed(from: (b.center - a.center).single)
    let rotation = a.rotation.to(b.rotation)
    if contacts[index].isFresh && margin <= contacts[index].margin {
      let drift = position - contacts[index].position
      let turn = contacts[index].rotation.to(rotation).sine.magnitude
      if contacts[index].count == 0 {
        // Nothing was near: that holds until the bodies have used up what was looked at beyond the margin, or what lay
        // between shapes beside each other.
        let used = drift.x.magnitude + drift.y.magnitude + turn * b.outerExtent
        if used <= min(contacts[index].margin - margin, contacts[index].clearance) { return }
      } else {
        let limit = Constants.manifoldReuseDistance
        let isNear = drift.x.magnitude < limit && drift.y.magnitude < limit
        if isNear && turn < Constants.manifoldReuseAngle { return }
      }
    }
    let wide = margin * 1.25 + Float(Constants.speculativeDistance)
    let pose = FloatPose(position: position, rotation: rotation)
    let shapeA = Int(contacts[index].shapeA)
    let shapeB = Int(contacts[index].shapeB)
    let manifold = Collision.manifold(convexes[shapeA], convexes[shapeB], pose, margin: wide)
    contacts[index].take(manifold, position, rotation, margin: wide)
  }

  /// Puts a contact among those that the solver works on; false if no point can be reached within the step.
  @inline(__always)
  func prepare(
    _ index: Int,
    _ motionA: Motion,
    _ motionB: Motion,
    _ placementA: Placement,
    _ placementB: Placement,
    into found: inout ContiguousArray<PreparedContact>
  ) -> Bool {
    let normal = placementA.rotation.applied(to: contacts[index].normal)
    let pair = ContactPair(
      normal: normal,
      offset: (placementB.center - placementA.center).single,
      velocity: (motionB.linearVelocity - motionA.linearVelocity).single,
      angularA: Float(motionA.angularVelocity),
      angularB: Float(motionB.angularVelocity),
      inverseMass: Float(motionA.inverseMass + motionB.inverseMass),
      inverseInertiaA: Float(motionA.inverseInertia),
      inverseInertiaB: Float(motionB.inverseInertia),
      reach: Float(Constants.speculativeDistance) + gravitation,
      step: step
    )
    let bounce = bounce(index, normal, motionA, motionB)
    var prepared = PreparedContact(
      contact: Int32(index),
      bodyA: contacts[index].bodyA,
      bodyB: contacts[index].bodyB,
      depth: Float((placementA.center + placementB.center).dot(gravityDirection)),
      normal: normal,
      friction: contacts[index].friction
    )
    var approach: Float = 0
    if let point = pair.prepared(contacts[index].first, placementA, placementB, bounce, &approach) {
      prepared.first = point
      prepared.pointCount = 1
    }
    if contacts[index].count > 1,
      let point = pair.prepared(contacts[index].second, placementA, placementB, bounce, &approach)
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
    guard prepared.pointCount > 0 else { return false }
    contacts[index].approachSpeed = approach
    prepared.bounces = prepared.first.bounceSpeed > 0 || prepared.second.bounceSpeed > 0
    found.append(prepared)
    return true
  }

  /// What a bounce needs to know.
  @inline(__always)
  private func bounce(_ index: Int, _ normal: Float2, _ a: Motion, _ b: Motion) -> ContactPair.Bounce {
    let restitution = contacts[index].restitution
    guard restitution > 0 else { return ContactPair.Bounce(restitution: 0, threshold: 0, pull: 0) }
    let pullA = gravity * a.gravityScale + a.acceleration + a.force * a.inverseMass
    let pullB = gravity * b.gravityScale + b.acceleration + b.force * b.inverseMass
    let relative =
      (b.inverseMass > 0 ? pullB : .zero) - (a.inverseMass > 0 ? pullA : .zero)
    return ContactPair.Bounce(
      restitution: restitution,
      threshold: restitutionThreshold,
      pull: -relative.single.dot(normal)
    )
  }
}
