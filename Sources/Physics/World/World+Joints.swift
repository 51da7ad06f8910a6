extension World {
  /// Connects two bodies.
  ///
  /// Returns ``Handle/none`` if a body was removed, the bodies are the same, or an anchor is not finite. A
  /// rigid weld, a slide and the limits of a pin use the current relative angle as their reference.
  public mutating func addJoint(_ definition: JointDefinition) -> JointID {
    guard let bodyB = index(of: definition.bodyB), definition.localAnchorA.isFinite,
      definition.localAnchorB.isFinite
    else { return .none }
    var bodyA = -1
    if case .pull = definition.kind {
    } else {
      guard let other = index(of: definition.bodyA), other != bodyB else { return .none }
      bodyA = other
    }
    let (index, generation) = joints.vacancy(&freeJoints)
    var joint = Joint(
      kind: definition.kind.sanitized,
      bodyA: Int32(bodyA),
      bodyB: Int32(bodyB),
      localAnchorA: definition.localAnchorA,
      localAnchorB: definition.localAnchorB,
      collideConnected: definition.collideConnected,
      generation: generation,
      referenceAngle: motions[bodyB].angle - (bodyA >= 0 ? motions[bodyA].angle : 0)
    )
    let edge = Int32(index * 2)
    if bodyA >= 0 {
      joint.nextA = bodies[bodyA].firstJoint
      if joint.nextA >= 0 { setPreviousJoint(edge, of: joint.nextA) }
      bodies[bodyA].firstJoint = edge
    }
    joint.nextB = bodies[bodyB].firstJoint
    if joint.nextB >= 0 { setPreviousJoint(edge + 1, of: joint.nextB) }
    bodies[bodyB].firstJoint = edge + 1
    joints.fill(index, with: joint)
    jointCount += 1
    if bodyA >= 0 {
      wakeIsland(of: bodyA)
      if !definition.collideConnected { destroyContacts(between: bodyA, bodyB) }
    }
    wakeIsland(of: bodyB)
    return JointID(index: index, generation: generation)
  }

  /// Removes a joint and wakes the connected bodies.
  public mutating func removeJoint(_ joint: JointID) {
    guard let index = index(of: joint) else { return }
    deleteJoint(index)
  }

  /// Whether a handle refers to a joint of this world.
  public func contains(_ joint: JointID) -> Bool { index(of: joint) != nil }

  /// The constraint of a joint; nil if it was removed.
  public func jointKind(of joint: JointID) -> JointKind? { index(of: joint).map { joints[$0].kind } }

  /// Changes the constraint of an existing joint and wakes the connected bodies.
  public mutating func setJointKind(_ kind: JointKind, of joint: JointID) {
    guard let index = index(of: joint) else { return }
    let sanitized = kind.sanitized
    guard joints[index].kind != sanitized else { return }
    let isPull = joints[index].bodyA < 0
    if case .pull = sanitized {
      guard isPull else { return }
    } else if isPull {
      return
    }
    if !joints[index].kind.isOfSameKind(as: sanitized) { joints[index].impulses = JointImpulses() }
    joints[index].kind = sanitized
    if joints[index].bodyA >= 0 { wakeIsland(of: Int(joints[index].bodyA)) }
    wakeIsland(of: Int(joints[index].bodyB))
  }

  // MARK: - Lists

  func index(of joint: JointID) -> Int? { joint.index(in: joints) }

  func areJoined(_ one: Int, _ other: Int) -> Bool {
    var edge = bodies[one].firstJoint
    while edge >= 0 {
      let joint = joints[Int(edge >> 1)]
      let neighbour = edge & 1 == 0 ? joint.bodyB : joint.bodyA
      if Int(neighbour) == other && !joint.collideConnected { return true }
      edge = edge & 1 == 0 ? joint.nextA : joint.nextB
    }
    return false
  }

  mutating func removeJoints(of body: Int) {
    while bodies[body].firstJoint >= 0 { deleteJoint(Int(bodies[body].firstJoint >> 1)) }
  }

  private mutating func deleteJoint(_ index: Int) {
    let joint = joints[index]
    wakeIsland(of: Int(joint.bodyB))
    if joint.bodyA >= 0 {
      wakeIsland(of: Int(joint.bodyA))
      unlinkJoint(joint.nextA, joint.previousA, from: joint.bodyA)
    }
    unlinkJoint(joint.nextB, joint.previousB, from: joint.bodyB)
    joints[index].isUsed = false
    freeJoints.append(Int32(index))
    jointCount -= 1
    // The bodies may collide again: search for pairs as for new shapes.
    guard !joint.collideConnected, joint.bodyA >= 0 else { return }
    var shape = Int(bodies[Int(joint.bodyB)].firstShape)
    while shape >= 0 {
      if shapes[shape].leaf >= 0 { markMoved(shape) }
      shape = Int(shapes[shape].next)
    }
  }

  private mutating func destroyContacts(between one: Int, _ other: Int) {
    var edge = bodies[one].firstContact
    while edge >= 0 {
      let index = Int(edge >> 1)
      let neighbour = edge & 1 == 0 ? contacts[index].bodyB : contacts[index].bodyA
      edge = edge & 1 == 0 ? contacts[index].nextA : contacts[index].nextB
      if Int(neighbour) == other { destroyContact(index) }
    }
  }

  private mutating func setPreviousJoint(_ previous: Int32, of edge: Int32) {
    if edge & 1 == 0 {
      joints[Int(edge >> 1)].previousA = previous
    } else {
      joints[Int(edge >> 1)].previousB = previous
    }
  }

  private mutating func unlinkJoint(_ next: Int32, _ previous: Int32, from body: Int32) {
    if next >= 0 { setPreviousJoint(previous, of: next) }
    if previous < 0 {
      bodies[Int(body)].firstJoint = next
    } else if previous & 1 == 0 {
      joints[Int(previous >> 1)].nextA = next
    } else {
      joints[Int(previous >> 1)].nextB = next
    }
  }
}

extension JointKind {
  func isOfSameKind(as other: JointKind) -> Bool {
    switch (self, other) {
    case (.distance(_, _, _, let frequency, _), .distance(_, _, _, let otherFrequency, _)):
      return (frequency == 0) == (otherFrequency == 0) && isShort == other.isShort
    case (.rope, .rope):
      return isShort == other.isShort
    case (.pin, .pin), (.slide, .slide), (.weld, .weld), (.pull, .pull):
      return true
    default:
      return false
    }
  }
}
