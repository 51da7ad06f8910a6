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
  mutating func bounceContacts() {
    guard hasBounces else { return }
    heldVelocities.clear()
    for place in bodies.indices { heldVelocities.append(states[place * 2]) }
    states.withUnsafeMutableBufferPointer { states in
      packs.withUnsafeMutableBufferPointer { packs in
        guard let states = UnsafeMutableRawPointer(states.baseAddress) else { return }
        for index in packs.indices { packs[index].bounce(states) }
      }
    }
  }
}
