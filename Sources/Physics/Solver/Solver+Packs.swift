/// Ordering and packing.
extension Solver {
  /// What bounces need to know.
  struct BounceParameters {
    /// The approach speed below which nothing bounces, in metres a second.
    var threshold: Float

    /// The inverse of a sub-step's length, in 1/s.
    var inverseStep: Float

    /// How many sub-steps a step has.
    var subSteps: Float
  }

  /// Puts the contacts of the step into packs.
  ///
  /// Contacts are taken in the order of their depth, so that an impulse travels through a whole stack in one pass.
  mutating func pack(_ points: ContiguousArray<Contact>, _ parameters: BounceParameters) {
    schedule.arrange(contacts, bodyCount: bodies.count)
    PackedContact.withNothing { nothing in
      contacts.withUnsafeBufferPointer { contacts in
        points.withUnsafeBufferPointer { points in
          states.withUnsafeMutableBufferPointer { states in
            guard let contacts = contacts.baseAddress, let points = points.baseAddress,
              let states = UnsafeMutableRawPointer(states.baseAddress)
            else { return }
            for pack in 0..<schedule.packCount {
              func lane(_ lane: Int) -> PackedContact {
                let number = Int(schedule.slots[pack * 4 + lane])
                guard number >= 0 else { return nothing }
                let contact = contacts + number
                return PackedContact(contact: contact, points: points + Int(contact.pointee.contact))
              }
              let four = PackedContacts(first: lane(0), second: lane(1), third: lane(2), fourth: lane(3))
              packs.append(ContactPack(four, states))
              guard any(packs[pack].restitution .> SIMD4<Float>.zero) else { continue }
              let pull = bodies.withUnsafeBufferPointer { four.pull($0) }
              hasBounces = packs[pack].foresee(pull: pull, states, parameters) || hasBounces
            }
          }
        }
      }
    }
  }
}
