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
