/// Colouring and packing.
extension Solver {
  /// Gives a contact the first colour that neither of its bodies has; fixed bodies don't count.
  @inline(__always)
  mutating func color(_ bodyA: Int32, _ bodyB: Int32, isMovableA: Bool, isMovableB: Bool) -> Int32 {
    let taken = (isMovableA ? takenColors[Int(bodyA)] : 0) | (isMovableB ? takenColors[Int(bodyB)] : 0)
    guard taken != .max else { return Self.overflowColor }
    let color = (~taken).trailingZeroBitCount
    if isMovableA { takenColors[Int(bodyA)] |= 1 << UInt64(color) }
    if isMovableB { takenColors[Int(bodyB)] |= 1 << UInt64(color) }
    return Int32(color)
  }

  /// Puts the prepared contacts into packs, colour by colour.
  mutating func pack() {
    colorCounts.removeAll(keepingCapacity: true)
    for _ in 0...Self.overflowColor { colorCounts.append(0) }
    for contact in prepared { colorCounts[Int(contact.color)] += 1 }
    // From counts to the first lane of each colour; a pack of the overflow has a single contact.
    var lane: Int32 = 0
    for color in 0..<Int(Self.overflowColor) {
      let count = colorCounts[color]
      colorCounts[color] = lane
      lane += (count + 3) & ~3
    }
    let overflow = colorCounts[Int(Self.overflowColor)]
    colorCounts[Int(Self.overflowColor)] = lane
    let packCount = Int(lane / 4 + overflow)
    packs.reserveCapacity(packCount)
    let empty = ContactPack()
    for _ in 0..<packCount { packs.append(empty) }
    colorCounts.withUnsafeMutableBufferPointer { lanes in
      packs.withUnsafeMutableBufferPointer { packs in
        prepared.withUnsafeBufferPointer { prepared in
          for index in prepared.indices {
            let contact = prepared[index]
            let color = Int(contact.color)
            let place = Int(lanes[color])
            lanes[color] += contact.color == Self.overflowColor ? 4 : 1
            packs[place >> 2].set(contact, number: Int32(index), lane: place & 3)
          }
        }
      }
    }
  }
}

extension ContactPack {
  @inline(__always)
  mutating func set(_ contact: PreparedContact, number: Int32, lane: Int) {
    bodyA[lane] = contact.bodyA
    bodyB[lane] = contact.bodyB
    contacts[lane] = number
    normalX[lane] = contact.normal.x
    normalY[lane] = contact.normal.y
    friction[lane] = contact.friction
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
    normalMass[lane] = point.normalMass
    tangentMass[lane] = point.tangentMass
    normalImpulse[lane] = point.normalImpulse
    tangentImpulse[lane] = point.tangentImpulse
    bounceSpeed[lane] = point.bounceSpeed
  }
}
