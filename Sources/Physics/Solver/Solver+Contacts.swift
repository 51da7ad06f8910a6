/// Sequential impulses on contacts, four at a time.
extension Solver {
  /// What holds for all contacts of a sub-step.
  struct ContactParameters {
    var inverseStep: Float

    /// Which part of an overlap is pushed apart in a second.
    var biasRate: Float

    /// Which part more of what is deeper than ``Constants/stiffeningDepth``.
    var stiffening: Float

    /// By how much a contact gives way, as a part of its resistance.
    var give: Float
  }

  /// By how much contacts are softer than rigid at least.
  static let rigidity: Float = 1.001

  /// Up to which part of its own resistances the coupling of two points leaves their impulses well defined.
  static let largestRigidCoupling: Float = 0.9

  /// How often contacts collide one after the other at most, and how often once nothing bounces any more.
  static let maximumBounceRounds = 24
  static let quietBounceRounds = 3

  /// Applies the impulses of the last step as a first guess.
  @inline(never)
  mutating func warmStartContacts() {
    states.withUnsafeMutableBufferPointer { states in
      packs.withUnsafeMutableBufferPointer { packs in
        guard let states = UnsafeMutableRawPointer(states.baseAddress) else { return }
        for index in packs.indices { packs[index].warmStart(states) }
      }
    }
  }

  /// Drives approaching velocities to zero and overlaps apart.
  @inline(never)
  mutating func solveContacts(_ parameters: ContactParameters) {
    states.withUnsafeMutableBufferPointer { states in
      packs.withUnsafeMutableBufferPointer { packs in
        guard let states = UnsafeMutableRawPointer(states.baseAddress) else { return }
        for index in packs.indices { packs[index].push(states, parameters) }
      }
    }
  }

  /// Takes out the velocity that pushing overlaps apart has left.
  @inline(never)
  mutating func relaxContacts(_ parameters: ContactParameters) {
    states.withUnsafeMutableBufferPointer { states in
      packs.withUnsafeMutableBufferPointer { packs in
        guard let states = UnsafeMutableRawPointer(states.baseAddress) else { return }
        for index in packs.indices { packs[index].relax(states, parameters) }
      }
    }
  }

  /// Gives what was hit its bounce.
  @inline(never)
  mutating func bounceContacts(_ parameters: BounceParameters) {
    guard hasBounces else { return }
    heldVelocities.clear()
    for place in bodies.indices { heldVelocities.append(states[place * 2]) }
    let hasChains = findChains(subSteps: parameters.subSteps)
    states.withUnsafeMutableBufferPointer { states in
      packs.withUnsafeMutableBufferPointer { packs in
        guard let states = UnsafeMutableRawPointer(states.baseAddress) else { return }
        for index in packs.indices { packs[index].bounce(states) }
        guard hasChains else { return }
        for index in packs.indices { packs[index].takeImpactsBack(states, subSteps: parameters.subSteps) }
        for index in packs.indices { packs[index].findRestitution(states) }
        var quietRounds = 0
        for _ in 0..<Self.maximumBounceRounds where quietRounds < Self.quietBounceRounds {
          var hasBounced = false
          for index in packs.indices {
            hasBounced = packs[index].collide(states, threshold: parameters.threshold) || hasBounced
          }
          quietRounds = hasBounced ? 0 : quietRounds + 1
        }
      }
    }
  }

  /// Finds the contacts of bodies of which one has had an impact on another that moves; tells whether there are any.
  private mutating func findChains(subSteps: Float) -> Bool {
    chained.clear()
    for index in packs.indices {
      let isBetweenMovingBodies = packs[index].isBetweenMovingBodies(subSteps: subSteps)
      guard any(isBetweenMovingBodies) else { continue }
      if chained.isEmpty { chained.resize(to: bodies.count, with: false) }
      for lane in 0..<4 where isBetweenMovingBodies[lane] {
        let contact = contacts[Int(schedule.slots[index * 4 + lane])]
        chained[Int(contact.bodyA)] = true
        chained[Int(contact.bodyB)] = true
      }
    }
    guard !chained.isEmpty else { return false }
    for index in packs.indices {
      for lane in 0..<4 {
        let place = Int(schedule.slots[index * 4 + lane])
        guard place >= 0 else { continue }
        let contact = contacts[place]
        packs[index].isInChain[lane] = chained[Int(contact.bodyA)] || chained[Int(contact.bodyB)]
      }
    }
    return true
  }
}
