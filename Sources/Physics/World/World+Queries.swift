extension World {
  /// The points at which a body touches others, in the order of its contacts.
  public func contacts(of body: BodyID) -> [ContactSummary] {
    guard let index = index(of: body) else { return [] }
    var numbers: [Int] = []
    var edge = bodies[index].firstContact
    while edge >= 0 {
      let contact = contacts[Int(edge >> 1)]
      if contact.isTouching { numbers.append(Int(edge >> 1)) }
      edge = edge & 1 == 0 ? contact.nextA : contact.nextB
    }
    return numbers.sorted().flatMap { summaries(of: contacts[$0]) }
  }

  /// The points at which bodies touch, each once, in the order of the contacts.
  public var contactPoints: [ContactSummary] {
    contacts.flatMap { $0.isUsed && $0.isTouching ? summaries(of: $0) : [] }
  }

  /// The number of touching pairs of shapes.
  public var contactCount: Int {
    contacts.reduce(0) { $0 + ($1.isUsed && $1.isTouching ? 1 : 0) }
  }

  /// The kinetic energy of all dynamic bodies, in joules.
  public var kineticEnergy: Double {
    var sum = 0.0
    for index in bodies.indices where bodies[index].isUsed && bodies[index].kind == .dynamic {
      let motion = motions[index]
      if motion.inverseMass > 0 { sum += 0.5 * motion.linearVelocity.lengthSquared / motion.inverseMass }
      if motion.inverseInertia > 0 {
        sum += 0.5 * motion.angularVelocity * motion.angularVelocity / motion.inverseInertia
      }
    }
    return sum
  }

  /// A hash of the bits of all poses and velocities: equal states have equal hashes.
  public var stateHash: UInt64 {
    var hash = StateHash()
    for index in bodies.indices where bodies[index].isUsed {
      hash.add(placements[index].center.x)
      hash.add(placements[index].center.y)
      hash.add(motions[index].angle)
      hash.add(motions[index].linearVelocity.x)
      hash.add(motions[index].linearVelocity.y)
      hash.add(motions[index].angularVelocity)
    }
    return hash.value
  }

  private func summaries(of contact: Contact) -> [ContactSummary] {
    let a = placements[Int(contact.bodyA)]
    let b = placements[Int(contact.bodyB)]
    let normal = a.rotation.applied(to: contact.normal)
    let points = contact.count > 1 ? [contact.first, contact.second] : [contact.first]
    return points.map { point in
      let anchorA = a.rotation.applied(to: point.anchorA)
      let anchorB = b.rotation.applied(to: point.anchorB)
      let gap = normal.dot((b.center - a.center).single + anchorB - anchorA)
      return ContactSummary(
        bodyA: id(ofBody: Int(contact.bodyA)),
        bodyB: id(ofBody: Int(contact.bodyB)),
        point: a.center + anchorA.double,
        normal: normal.double,
        separation: Double(point.separation + gap),
        impulse: Double(point.normalImpulse)
      )
    }
  }
}

/// The Fowler–Noll–Vo hash (1a, 64 bits) of numbers.
struct StateHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  init() {}

  mutating func add(_ number: Double) {
    // Positive and negative zero are the same state.
    var bits = (number == 0 ? 0 : number).bitPattern
    for _ in 0..<8 {
      value = (value ^ (bits & 0xFF)) &* 0x100_0000_01B3
      bits >>= 8
    }
  }
}
