/// Building packs.
extension ContactPack {
  @inline(__always)
  init(_ contacts: PackedContacts, _ states: UnsafeMutableRawPointer) {
    bodyA = contacts.indices { $0.bodyA }
    bodyB = contacts.indices { $0.bodyB }
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
  init(_ states: UnsafeMutableRawPointer, _ indices: StateIndices) {
    let (first, second, third, fourth) = indices.states(in: states)
    func lanes(_ offset: Int) -> SIMD4<Float> {
      SIMD4(
        first.load(fromByteOffset: offset, as: Float.self),
        second.load(fromByteOffset: offset, as: Float.self),
        third.load(fromByteOffset: offset, as: Float.self),
        fourth.load(fromByteOffset: offset, as: Float.self)
      )
    }
    // They are in the last lane of each of a state's two vectors.
    inverseMass = lanes(3 * MemoryLayout<Float>.stride)
    inverseInertia = lanes(7 * MemoryLayout<Float>.stride)
  }
}

/// The normals of four contacts in the frames of bodies A and B, and the distance of the bodies along them.
private struct NormalFrame {
  let ax: SIMD4<Float>
  let ay: SIMD4<Float>
  let bx: SIMD4<Float>
  let by: SIMD4<Float>
  let distance: SIMD4<Float>
}

extension ContactPack.Point {
  /// Arms don't depend on the frame, so they are computed in the body's frame, where the anchor is constant.
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
    // The anchors are fixed to both bodies, so the gap changes as the bodies move.
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

  /// Computes the effective masses at the point.
  ///
  /// Between bodies that can't move, any finite values have no effect.
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

  /// Disables the point in lanes whose contacts have only the other one.
  @inline(__always)
  fileprivate mutating func vanish(where isMissing: SIMDMask<SIMD4<Int32>>) {
    separation = separation.replacing(with: 1e6, where: isMissing)
    tangentMass = tangentMass.replacing(with: 0, where: isMissing)
    normalImpulse = normalImpulse.replacing(with: 0, where: isMissing)
    tangentImpulse = tangentImpulse.replacing(with: 0, where: isMissing)
  }
}

/// The four contacts of a pack.
struct PackedContacts {
  typealias Lanes = SIMD4<Float>

  let first: PackedContact
  let second: PackedContact
  let third: PackedContact
  let fourth: PackedContact

  /// A number of each of the four contacts.
  @inline(__always)
  func lanes(_ number: (PackedContact) -> Float) -> Lanes {
    Lanes(number(first), number(second), number(third), number(fourth))
  }

  @inline(__always)
  func indices(_ body: (SolverContact) -> Int32) -> StateIndices {
    StateIndices(
      body(first.contact.pointee),
      body(second.contact.pointee),
      body(third.contact.pointee),
      body(fourth.contact.pointee)
    )
  }

  /// The velocity that forces add in a sub-step to the approach along the normals.
  func pull(_ bodies: UnsafeBufferPointer<SolverBody>) -> Lanes {
    lanes {
      let contact = $0.contact.pointee
      let difference = bodies[Int(contact.bodyA)].drive - bodies[Int(contact.bodyB)].drive
      return contact.normal.dot(difference.lowHalf)
    }
  }
}

/// A contact and its points: the source of a lane.
struct PackedContact {
  let contact: UnsafePointer<SolverContact>
  let points: UnsafePointer<Contact>

  /// The contact of an empty lane: it is always satisfied, so it doesn't keep the pack from the short path.
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
