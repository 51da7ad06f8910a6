/// Contact events of a step.
extension World {
  /// Stores impulses and reports ended contacts; those that began are reported once bodies have their final
  /// poses.
  mutating func reportContacts() {
    events.ended.append(contentsOf: endedContacts)
    endedContacts.clear()
    var parted = ContiguousArray<Int32>()
    swap(&parted, &solver.partedContacts)
    contacts.withUnsafeMutableBufferPointer { contacts in
      solver.states.withUnsafeMutableBufferPointer { states in
        guard let states = UnsafeMutableRawPointer(states.baseAddress) else { return }
        for number in solver.packs.indices {
          let outcome = PackResult(solver.packs[number], states)
          for lane in 0..<4 {
            let slot = solver.schedule.slots[number * 4 + lane]
            guard slot >= 0 else { continue }
            let index = Int(solver.contacts[Int(slot)].contact)
            outcome.store(lane, in: &contacts[index])
            let gap = outcome.gap[lane]
            let peak = outcome.peak[lane]
            if contacts[index].isTouching {
              if gap > Float(Constants.partingTolerance) && peak == 0 { parted.append(Int32(index)) }
            } else if gap <= Float(Constants.touchTolerance) || peak > 0 {
              contacts[index].isTouching = true
              beganContacts.append(BeganContact(contact: Int32(index), peakImpulse: peak))
            }
          }
        }
      }
    }
    // In the order of the contacts, not of the packs.
    parted.sort()
    for index in parted { endContact(Int(index)) }
    parted.clear()
    swap(&parted, &solver.partedContacts)
  }

  /// Reports the contacts that began, at the current poses of the bodies.
  mutating func reportBeginnings() {
    beganContacts.sort { $0.contact < $1.contact }
    for beginning in beganContacts {
      let contact = contacts[Int(beginning.contact)]
      let placement = placements[Int(contact.bodyA)]
      let other = placements[Int(contact.bodyB)]
      let isSecond = contact.count > 1 && contact.second.normalImpulse > contact.first.normalImpulse
      let point = isSecond ? contact.second : contact.first
      // The anchors met in the middle of the gap, which the bodies have closed since; the contact is midway
      // between them.
      let pointA = placement.center + placement.rotation.applied(to: point.anchorA).double
      let pointB = other.center + other.rotation.applied(to: point.anchorB).double
      let ended = self.ended(contact)
      let began = ContactBegan(
        shapeA: ended.shapeA,
        shapeB: ended.shapeB,
        bodyA: ended.bodyA,
        bodyB: ended.bodyB,
        shapeTagA: ended.shapeTagA,
        shapeTagB: ended.shapeTagB,
        point: (pointA + pointB) / 2,
        normal: placement.rotation.applied(to: contact.normal).double,
        impulse: Double(beginning.peakImpulse)
      )
      events.began.append(began)
    }
    beganContacts.clear()
  }

  mutating func endContact(_ index: Int) {
    contacts[index].isTouching = false
    events.ended.append(ended(contacts[index]))
  }
}

/// The result of solving a pack.
private struct PackResult {
  typealias Lanes = SIMD4<Float>

  /// The smaller gap of both points, after the movement of the bodies.
  let gap: Lanes
  let peak: Lanes
  private let firstNormal: Lanes
  private let firstTangent: Lanes
  private let secondNormal: Lanes
  private let secondTangent: Lanes

  @inline(__always)
  init(_ pack: ContactPack, _ states: UnsafeMutableRawPointer) {
    let gaps = pack.gaps(states)
    gap = gaps.one.replacing(with: gaps.other, where: gaps.other .< gaps.one)
    let (one, other) = (pack.first.peakImpulse, pack.second.peakImpulse)
    peak = one.replacing(with: other, where: other .> one)
    firstNormal = pack.first.normalImpulse
    firstTangent = pack.first.tangentImpulse
    secondNormal = pack.second.normalImpulse
    secondTangent = pack.second.tangentImpulse
  }

  /// Stores the impulses of one contact for warm starting.
  @inline(__always)
  func store(_ lane: Int, in contact: inout Contact) {
    contact.first.normalImpulse = firstNormal[lane]
    contact.first.tangentImpulse = firstTangent[lane]
    contact.second.normalImpulse = secondNormal[lane]
    contact.second.tangentImpulse = secondTangent[lane]
  }
}
