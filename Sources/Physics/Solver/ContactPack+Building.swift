/// How packs are made.
extension ContactPack {
  @inline(__always)
  init(_ contacts: PackedContacts, _ states: UnsafeMutableRawPointer) {
    bodyA = contacts.places { $0.bodyA }
    bodyB = contacts.places { $0.bodyB }
    let massesA = BodyMasses(states, bodyA)
    let massesB = BodyMasses(states, bodyB)
    inverseMassA = massesA.inverseMass
    inverseMassB = massesB.inverseMass
    inverseInertiaA = massesA.inverseInertia
    inverseInertiaB = massesB.inverseInertia
    normalX = contacts.lanes { $0.contact.pointee.normal.x }
    normalY = contacts.lanes { $0.contact.pointee.normal.y }
    friction = contacts.lanes { $0.contact.pointee.friction }
    restitution = contacts.lanes { $0.contact.pointee.restitution }
    let frame = NormalFrame(
      ax: contacts.lanes { $0.points.pointee.normal.x },
      ay: contacts.lanes { $0.points.pointee.normal.y },
      bx: contacts.lanes { $0.contact.pointee.normalB.x },
      by: contacts.lanes { $0.contact.pointee.normalB.y },
      distance: contacts.lanes { $0.contact.pointee.distance }
    )
    first = Point(contacts, frame) { $0.pointee.first }
    second = Point(contacts, frame) { $0.pointee.second }
    let inverseMass = inverseMassA + inverseMassB
    first.resist(inverseMass, inverseInertiaA, inverseInertiaB)
    second.resist(inverseMass, inverseInertiaA, inverseInertiaB)
    let isAlone = contacts.lanes { $0.contact.pointee.count } .< Lanes(repeating: 2)
    let coupling =
      inverseMass + inverseInertiaA * first.normalArmA * second.normalArmA
      + inverseInertiaB * first.normalArmB * second.normalArmB
    self.coupling = coupling.replacing(with: 0, where: isAlone)
    second.vanish(where: isAlone)
  }
}

private struct BodyMasses {
  let inverseMass: SIMD4<Float>
  let inverseInertia: SIMD4<Float>

  @inline(__always)
  init(_ states: UnsafeMutableRawPointer, _ places: StatePlaces) {
    let (first, second, third, fourth) = places.states(in: states)
    func lanes(_ offset: Int) -> SIMD4<Float> {
      SIMD4(
        first.load(fromByteOffset: offset, as: Float.self),
        second.load(fromByteOffset: offset, as: Float.self),
        third.load(fromByteOffset: offset, as: Float.self),
        fourth.load(fromByteOffset: offset, as: Float.self)
      )
    }
    // They stand in the last lane of each of a state's two vectors.
    inverseMass = lanes(3 * MemoryLayout<Float>.stride)
    inverseInertia = lanes(7 * MemoryLayout<Float>.stride)
  }
}

/// The normals of four contacts in the frames of their bodies A and B, and how far the bodies are apart along them.
private struct NormalFrame {
  let ax: SIMD4<Float>
  let ay: SIMD4<Float>
  let bx: SIMD4<Float>
  let by: SIMD4<Float>
  let distance: SIMD4<Float>
}

extension ContactPack.Point {
  /// The arms are the same in every frame, so they are found in that of the body, where the anchor is fixed.
  @inline(__always)
  fileprivate init(
    _ contacts: PackedContacts,
    _ frame: NormalFrame,
    _ point: (UnsafePointer<Contact>) -> Contact.Point
  ) {
    let ax = contacts.lanes { point($0.points).anchorA.x }
    let ay = contacts.lanes { point($0.points).anchorA.y }
    let bx = contacts.lanes { point($0.points).anchorB.x }
    let by = contacts.lanes { point($0.points).anchorB.y }
    normalArmA = ax * frame.ay - ay * frame.ax
    normalArmB = bx * frame.by - by * frame.bx
    tangentArmA = ax * frame.ax + ay * frame.ay
    tangentArmB = bx * frame.bx + by * frame.by
    // Fixed to both bodies, the point's two places part or meet as the bodies move.
    let gap = contacts.lanes { point($0.points).separation }
    separation = gap + (frame.distance + tangentArmB - tangentArmA)
    normalImpulse = contacts.lanes { point($0.points).normalImpulse }
    tangentImpulse = contacts.lanes { point($0.points).tangentImpulse }
    normalResistance = .zero
    normalMass = .zero
    tangentMass = .zero
    bounceSpeed = .zero
    sum = .zero
    load = normalImpulse
  }

  /// Finds out how hard it is to change the velocities at the point.
  ///
  /// Between bodies that nothing moves any finite numbers do: they change nothing.
  @inline(__always)
  fileprivate mutating func resist(_ inverseMass: Lanes, _ inverseInertiaA: Lanes, _ inverseInertiaB: Lanes) {
    let along =
      inverseMass + inverseInertiaA * normalArmA * normalArmA + inverseInertiaB * normalArmB * normalArmB
    let across =
      inverseMass + inverseInertiaA * tangentArmA * tangentArmA + inverseInertiaB * tangentArmB * tangentArmB
    normalResistance = along.replacing(with: 1, where: along .<= Lanes.zero)
    normalMass = 1 / normalResistance
    tangentMass = (1 / across).replacing(with: 0, where: across .<= Lanes.zero)
  }

  /// Takes the point out of lanes whose contacts have only the other.
  @inline(__always)
  fileprivate mutating func vanish(where isMissing: SIMDMask<SIMD4<Int32>>) {
    separation = separation.replacing(with: 1e6, where: isMissing)
    tangentMass = tangentMass.replacing(with: 0, where: isMissing)
    normalImpulse = normalImpulse.replacing(with: 0, where: isMissing)
    tangentImpulse = tangentImpulse.replacing(with: 0, where: isMissing)
  }
}

/// Four contacts, of which a pack is made.
struct PackedContacts {
  typealias Lanes = SIMD4<Float>

  let first: PackedContact
  let second: PackedContact
  let third: PackedContact
  let fourth: PackedContact

  /// The same number of all four.
  @inline(__always)
  func lanes(_ number: (PackedContact) -> Float) -> Lanes {
    Lanes(number(first), number(second), number(third), number(fourth))
  }

  @inline(__always)
  func places(_ body: (SolverContact) -> Int32) -> StatePlaces {
    StatePlaces(
      body(first.contact.pointee),
      body(second.contact.pointee),
      body(third.contact.pointee),
      body(fourth.contact.pointee)
    )
  }

  /// What draws the bodies together along the normal, as the velocity that they gain by it in a sub-step.
  func pull(_ bodies: UnsafeBufferPointer<SolverBody>) -> Lanes {
    lanes {
      let contact = $0.contact.pointee
      let difference = bodies[Int(contact.bodyA)].drive - bodies[Int(contact.bodyB)].drive
      return contact.normal.dot(difference.lowHalf)
    }
  }
}

/// A contact and its points, of which a lane is made.
struct PackedContact {
  let contact: UnsafePointer<SolverContact>
  let points: UnsafePointer<Contact>

  /// Lends what stands in a lane without a contact: all is well with it, so that it keeps no other from the shortest way.
  @inline(__always)
  static func withNothing(_ work: (PackedContact) -> Void) {
    let contact = SolverContact(
      contact: -1,
      bodyA: 0,
      bodyB: 0,
      depth: 0,
      normal: .zero,
      normalB: .zero,
      distance: 0,
      friction: 0,
      restitution: 0,
      count: 2
    )
    let points = Contact(shapeA: -1, shapeB: -1, bodyA: -1, bodyB: -1, friction: 0, restitution: 0)
    withUnsafePointer(to: contact) { contact in
      withUnsafePointer(to: points) { work(PackedContact(contact: contact, points: $0)) }
    }
  }
}
