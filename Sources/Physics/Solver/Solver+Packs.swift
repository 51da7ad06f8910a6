/// Ordering and packing.
extension Solver {
  /// Puts the prepared contacts into packs.
  ///
  /// Contacts are taken in the order of their depth, so that an impulse travels through a whole stack in one pass.
  mutating func pack() {
    schedule.arrange(prepared, bodyCount: bodies.count)
    let nothing = PreparedContact.nothing
    withUnsafePointer(to: nothing) { nothing in
      prepared.withUnsafeBufferPointer { prepared in
        states.withUnsafeBufferPointer { states in
          for pack in 0..<schedule.packCount {
            func contact(_ lane: Int) -> UnsafePointer<PreparedContact> {
              let number = Int(schedule.slots[pack * 4 + lane])
              guard number >= 0, let first = prepared.baseAddress else { return nothing }
              return first + number
            }
            packs.append(ContactPack(contact(0), contact(1), contact(2), contact(3), states))
          }
        }
      }
    }
  }
}

extension PreparedContact {
  /// What stands in a lane without a contact: all is well with it, so that it keeps no other from the shortest way.
  fileprivate static let nothing = PreparedContact(
    contact: -1,
    bodyA: 0,
    bodyB: 0,
    normal: .zero,
    friction: 0,
    first: Point(separation: 0),
    second: Point(separation: 0)
  )
}

/// Four prepared contacts, of which packs are made.
private struct PreparedContacts {
  let first: UnsafePointer<PreparedContact>
  let second: UnsafePointer<PreparedContact>
  let third: UnsafePointer<PreparedContact>
  let fourth: UnsafePointer<PreparedContact>

  /// The same number of all four.
  @inline(__always)
  func lanes(_ number: (UnsafePointer<PreparedContact>) -> Float) -> SIMD4<Float> {
    SIMD4(number(first), number(second), number(third), number(fourth))
  }
}

extension ContactPack {
  @inline(__always)
  fileprivate init(
    _ one: UnsafePointer<PreparedContact>,
    _ two: UnsafePointer<PreparedContact>,
    _ three: UnsafePointer<PreparedContact>,
    _ four: UnsafePointer<PreparedContact>,
    _ states: UnsafeBufferPointer<SIMD4<Float>>
  ) {
    let contacts = PreparedContacts(first: one, second: two, third: three, fourth: four)
    bodyA = StatePlaces(one.pointee.bodyA, two.pointee.bodyA, three.pointee.bodyA, four.pointee.bodyA)
    bodyB = StatePlaces(one.pointee.bodyB, two.pointee.bodyB, three.pointee.bodyB, four.pointee.bodyB)
    inverseMassA = contacts.lanes { states[Int($0.pointee.bodyA) * 2].w }
    inverseMassB = contacts.lanes { states[Int($0.pointee.bodyB) * 2].w }
    inverseInertiaA = contacts.lanes { states[Int($0.pointee.bodyA) * 2 + 1].w }
    inverseInertiaB = contacts.lanes { states[Int($0.pointee.bodyB) * 2 + 1].w }
    normalX = contacts.lanes { $0.pointee.normal.x }
    normalY = contacts.lanes { $0.pointee.normal.y }
    friction = contacts.lanes { $0.pointee.friction }
    coupling = contacts.lanes { $0.pointee.coupling }
    first = Point(contacts) { $0.pointee.first }
    second = Point(contacts) { $0.pointee.second }
  }
}

extension ContactPack.Point {
  @inline(__always)
  fileprivate init(
    _ contacts: PreparedContacts,
    _ point: (UnsafePointer<PreparedContact>) -> PreparedContact.Point
  ) {
    normalArmA = contacts.lanes { point($0).normalArmA }
    normalArmB = contacts.lanes { point($0).normalArmB }
    tangentArmA = contacts.lanes { point($0).tangentArmA }
    tangentArmB = contacts.lanes { point($0).tangentArmB }
    separation = contacts.lanes { point($0).separation }
    normalResistance = contacts.lanes { point($0).normalResistance }
    normalMass = 1 / normalResistance
    tangentMass = contacts.lanes { point($0).tangentMass }
    normalImpulse = contacts.lanes { point($0).normalImpulse }
    tangentImpulse = contacts.lanes { point($0).tangentImpulse }
    bounceSpeed = contacts.lanes { point($0).bounceSpeed }
  }
}
