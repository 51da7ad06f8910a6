/// Falling asleep and waking.
extension World {
  /// Whether no dynamic body is awake.
  public var isAsleep: Bool { !awakeBodies.contains { bodies[Int($0)].kind == .dynamic } }

  /// The number of awake bodies that aren't fixed.
  public var awakeBodyCount: Int { awakeBodies.count }

  /// Whether a body is awake; false for fixed bodies.
  public func isAwake(_ body: BodyID) -> Bool { index(of: body).map { bodies[$0].awakeIndex >= 0 } ?? false }

  /// Wakes a body's island: everything connected to it by touching contacts and joints.
  public mutating func wake(_ body: BodyID) {
    guard let index = index(of: body) else { return }
    wakeIsland(of: index)
  }

  /// Wakes every body.
  public mutating func wakeAll() {
    for index in bodies.indices where bodies[index].isUsed && bodies[index].kind != .fixed { wakeBody(index) }
  }

  mutating func enlistAwake(_ index: Int) {
    guard bodies[index].awakeIndex < 0 else { return }
    bodies[index].awakeIndex = Int32(awakeBodies.count)
    bodies[index].sleepTime = 0
    awakeBodies.append(Int32(index))
  }

  mutating func delistAwake(_ index: Int) {
    let position = Int(bodies[index].awakeIndex)
    guard position >= 0 else { return }
    let last = awakeBodies.removeLast()
    if Int(last) != index {
      awakeBodies[position] = last
      bodies[Int(last)].awakeIndex = Int32(position)
    }
    bodies[index].awakeIndex = -1
  }

  /// Wakes a single body with its contacts.
  private mutating func wakeBody(_ index: Int) {
    bodies[index].sleepTime = 0
    guard bodies[index].awakeIndex < 0 else { return }
    enlistAwake(index)
    sleepingBodyCount -= 1
    var edge = bodies[index].firstContact
    while edge >= 0 {
      let contact = Int(edge >> 1)
      activate(contact)
      edge = edge & 1 == 0 ? contacts[contact].nextA : contacts[contact].nextB
    }
  }

  /// Wakes a body's island: everything connected to it by touching contacts and joints.
  mutating func wakeIsland(of index: Int) {
    guard bodies[index].kind != .fixed else { return }
    if bodies[index].awakeIndex >= 0 {
      bodies[index].sleepTime = 0
      return
    }
    var pending: ContiguousArray<Int32> = [Int32(index)]
    while let next = pending.popLast() {
      let body = Int(next)
      if bodies[body].awakeIndex >= 0 { continue }
      wakeBody(body)
      forEachNeighbour(of: body) { other in
        if bodies[other].awakeIndex < 0 && bodies[other].kind != .fixed { pending.append(Int32(other)) }
      }
    }
  }

  /// Wakes the bodies that touch a body or are joined to it, before that body changes.
  mutating func wakeNeighbours(of index: Int) {
    var pending: ContiguousArray<Int32> = []
    forEachNeighbour(of: index) { other in
      if bodies[other].kind != .fixed { pending.append(Int32(other)) }
    }
    for other in pending { wakeIsland(of: Int(other)) }
  }

  private func forEachNeighbour(of index: Int, _ visit: (Int) -> Void) {
    var edge = bodies[index].firstContact
    while edge >= 0 {
      let contact = contacts[Int(edge >> 1)]
      if contact.isTouching || contact.count > 0 {
        visit(Int(edge & 1 == 0 ? contact.bodyB : contact.bodyA))
      }
      edge = edge & 1 == 0 ? contact.nextA : contact.nextB
    }
    edge = bodies[index].firstJoint
    while edge >= 0 {
      let joint = joints[Int(edge >> 1)]
      let other = edge & 1 == 0 ? joint.bodyB : joint.bodyA
      // A pull has no other body.
      if other >= 0 { visit(Int(other)) }
      edge = edge & 1 == 0 ? joint.nextA : joint.nextB
    }
  }

  // MARK: - After a step

  /// Puts islands to sleep that have rested long enough.
  mutating func putToSleep(_ seconds: Double) {
    guard isSleepingEnabled else { return }
    var mayFallAsleep = false
    for awake in awakeBodies {
      let index = Int(awake)
      let motion = motions[index]
      let turning = motion.angularVelocity * Double(placements[index].outerExtent)
      let speed = motion.linearVelocity.lengthSquared + turning * turning
      let threshold = Constants.sleepThreshold
      if speed > threshold * threshold || !bodies[index].canSleep || !mayRest(index, motion) {
        bodies[index].sleepTime = 0
      } else {
        bodies[index].sleepTime += seconds
        mayFallAsleep = mayFallAsleep || bodies[index].sleepTime >= Constants.timeToSleep
      }
    }
    guard mayFallAsleep else { return }
    joinIslands()
    for position in awakeBodies.indices {
      if bodies[Int(awakeBodies[position])].sleepTime < Constants.timeToSleep { islands.keepAwake(position) }
    }
    // Collected first, because the list of awake bodies is reordered when one is removed.
    var falling: ContiguousArray<Int32> = []
    for position in awakeBodies.indices where !islands.isKeptAwake(position) {
      falling.append(awakeBodies[position])
    }
    for index in falling { sleep(Int(index)) }
    for index in falling { deactivateContacts(of: Int(index)) }
  }

  /// Whether a body may count as at rest: not if its own velocity or a force drives it.
  private func mayRest(_ index: Int, _ motion: Motion) -> Bool {
    guard bodies[index].kind == .dynamic else {
      return motion.linearVelocity == .zero && motion.angularVelocity == 0
    }
    if let effect = fieldEffect(of: Int32(index)) {
      if fieldEffects[effect].changesWithTime { return false }
      return !fieldEffects[effect].isPushed || bodies[index].firstJoint >= 0 || touchesAnything(index)
    }
    // An unsupported body at the top of its flight is not at rest.
    let drive = gravity + motion.acceleration
    return bodies[index].firstContact >= 0 || bodies[index].firstJoint >= 0 || drive == .zero
  }

  private func touchesAnything(_ index: Int) -> Bool {
    var edge = bodies[index].firstContact
    while edge >= 0 {
      let contact = Int(edge >> 1)
      if contacts[contact].isTouching { return true }
      edge = edge & 1 == 0 ? contacts[contact].nextA : contacts[contact].nextB
    }
    return false
  }

  private mutating func joinIslands() {
    islands.reset(count: awakeBodies.count)
    for active in activeContacts {
      let contact = contacts[Int(active)]
      guard contact.count > 0 else { continue }
      join(contact.bodyA, contact.bodyB)
    }
    guard jointCount > 0 else { return }
    for joint in joints where joint.isUsed && joint.bodyA >= 0 { join(joint.bodyA, joint.bodyB) }
  }

  private mutating func join(_ one: Int32, _ other: Int32) {
    let first = Int(bodies[Int(one)].awakeIndex)
    let second = Int(bodies[Int(other)].awakeIndex)
    if first >= 0, second >= 0 {
      islands.join(first, second)
    }
  }

  private mutating func sleep(_ index: Int) {
    delistAwake(index)
    sleepingBodyCount += 1
    motions[index].linearVelocity = .zero
    motions[index].angularVelocity = 0
  }

  private mutating func deactivateContacts(of index: Int) {
    var edge = bodies[index].firstContact
    while edge >= 0 {
      let contact = Int(edge >> 1)
      let other = Int(edge & 1 == 0 ? contacts[contact].bodyB : contacts[contact].bodyA)
      if bodies[other].awakeIndex < 0 { deactivate(contact) }
      edge = edge & 1 == 0 ? contacts[contact].nextA : contacts[contact].nextB
    }
  }
}
