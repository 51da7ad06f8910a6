/// Sequential impulses for contacts, four at a time.
extension Solver {
  /// The parameters of a sub-step that all contacts share.
  struct ContactParameters {
    var inverseStep: Float

    /// The fraction of an overlap that is corrected per second.
    var biasRate: Float

    /// The additional rate for depths beyond ``Constants/stiffeningDepth``.
    var stiffening: Float

    /// The softness of a contact, as a fraction of its resistance.
    var give: Float
  }

  /// The smallest softness, as a factor of the resistance.
  static let rigidity: Float = 1.001

  /// The largest coupling of two points, relative to their resistances, for which the impulses are well
  /// defined.
  static let largestRigidCoupling: Float = 0.9

  /// The largest number of collision rounds, in total and after the last bounce.
  static let maximumBounceRounds = 24
  static let quietBounceRounds = 3

  /// Warm-starts all contacts with the impulses of the last step.
  @inline(never)
  mutating func warmStartContacts() {
    states.withUnsafeMutableBufferPointer { states in
      packs.withUnsafeMutableBufferPointer { packs in
        guard let states = UnsafeMutableRawPointer(states.baseAddress) else { return }
        for index in packs.indices { packs[index].warmStart(states) }
      }
    }
  }

  /// Solve pass: stops approach and corrects overlap.
  @inline(never)
  mutating func solveContacts(_ parameters: ContactParameters) {
    states.withUnsafeMutableBufferPointer { states in
      packs.withUnsafeMutableBufferPointer { packs in
        guard let states = UnsafeMutableRawPointer(states.baseAddress) else { return }
        for index in packs.indices { packs[index].solve(states, parameters) }
      }
    }
  }

  /// Relax pass: removes the velocity of the correction.
  @inline(never)
  mutating func relaxContacts(_ parameters: ContactParameters) {
    states.withUnsafeMutableBufferPointer { states in
      packs.withUnsafeMutableBufferPointer { packs in
        guard let states = UnsafeMutableRawPointer(states.baseAddress) else { return }
        for index in packs.indices { packs[index].relax(states, parameters) }
      }
    }
  }

  /// Applies restitution.
  @inline(never)
  mutating func bounceContacts(_ parameters: BounceParameters) {
    guard hasBounces else { return }
    heldVelocities.clear()
    for slot in bodies.indices { heldVelocities.append(states[slot * 2]) }
    let hasChains = findChains(subSteps: parameters.subSteps)
    states.withUnsafeMutableBufferPointer { states in
      packs.withUnsafeMutableBufferPointer { packs in
        guard let states = UnsafeMutableRawPointer(states.baseAddress) else { return }
        for index in packs.indices { packs[index].bounce(states) }
        guard hasChains else { return }
        for index in packs.indices { packs[index].undoImpacts(states, subSteps: parameters.subSteps) }
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

  /// Marks the contacts of bodies that had an impact on another dynamic body; returns whether there are any.
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
        let slot = Int(schedule.slots[index * 4 + lane])
        guard slot >= 0 else { continue }
        let contact = contacts[slot]
        packs[index].isInChain[lane] = chained[Int(contact.bodyA)] || chained[Int(contact.bodyB)]
      }
    }
    return true
  }
}
