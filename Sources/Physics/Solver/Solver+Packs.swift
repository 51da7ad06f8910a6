/// Ordering and packing.
extension Solver {
  /// Puts the prepared contacts into packs.
  ///
  /// Contacts are taken in the order of their depth, so that an impulse travels through a whole stack in one pass.
  /// Each goes into the first pack with room after all packs that hold an earlier contact of one of its bodies: solving
  /// pack after pack gives what solving contact after contact would.
  mutating func pack() {
    schedule.sort(prepared)
    schedule.start()
    prepared.withUnsafeMutableBufferPointer { prepared in
      openPacks.withUnsafeMutableBufferPointer { openPacks in
        let states = self.states
        for number in schedule.order {
          let contact = prepared[Int(number)]
          let a = Int(contact.bodyA)
          let b = Int(contact.bodyB)
          // Body 0 stands for all fixed ones, which everything may share.
          let earliest = max(a > 0 ? openPacks[a] : 0, b > 0 ? openPacks[b] : 0)
          let (pack, lane) = schedule.place(notBefore: earliest)
          openPacks[a] = pack + 1
          openPacks[b] = pack + 1
          prepared[Int(number)].place = pack * 4 + lane
          if Int(pack) == packs.count { packs.append(ContactPack()) }
          packs[Int(pack)].set(contact, lane: Int(lane))
          packs[Int(pack)].setMasses(
            states[a * 2],
            states[a * 2 + 1],
            states[b * 2],
            states[b * 2 + 1],
            lane: Int(lane)
          )
        }
      }
    }
  }
}

extension ContactPack {
  @inline(__always)
  mutating func setMasses(
    _ velocityA: Lanes,
    _ movedA: Lanes,
    _ velocityB: Lanes,
    _ movedB: Lanes,
    lane: Int
  ) {
    inverseMassA[lane] = velocityA.w
    inverseInertiaA[lane] = movedA.w
    inverseMassB[lane] = velocityB.w
    inverseInertiaB[lane] = movedB.w
  }

  @inline(__always)
  mutating func set(_ contact: PreparedContact, lane: Int) {
    bodyA[lane] = contact.bodyA
    bodyB[lane] = contact.bodyB
    normalX[lane] = contact.normal.x
    normalY[lane] = contact.normal.y
    friction[lane] = contact.friction
    coupling[lane] = contact.coupling
    first.set(contact.first, lane: lane)
    if contact.pointCount > 1 { second.set(contact.second, lane: lane) }
  }
}

extension ContactPack.Point {
  @inline(__always)
  mutating func set(_ point: PreparedContact.Point, lane: Int) {
    normalArmA[lane] = point.normalArmA
    normalArmB[lane] = point.normalArmB
    tangentArmA[lane] = point.tangentArmA
    tangentArmB[lane] = point.tangentArmB
    separation[lane] = point.separation
    normalResistance[lane] = point.normalResistance
    normalMass[lane] = 1 / point.normalResistance
    tangentMass[lane] = point.tangentMass
    normalImpulse[lane] = point.normalImpulse
    tangentImpulse[lane] = point.tangentImpulse
    bounceSpeed[lane] = point.bounceSpeed
  }
}
