/// Semi-implicit integration of the bodies that constraints hold.
extension Solver {
  mutating func integrateVelocities() {
    for index in bodyNumbers.indices {
      let velocity = states[index * 2] * decays[index] + drives[index]
      states[index * 2] = velocity
      unconstrained[index] = velocity
    }
  }

  /// The same with a warm start of all constraints: what they changed in the last sub-step, they change again.
  ///
  /// Directions and arms stay the same through a step, so the accumulated impulses of a body's constraints add up to
  /// the velocity that they gave it.
  mutating func integrateVelocitiesKeepingImpulses() {
    states.withUnsafeMutableBufferPointer { states in
      unconstrained.withUnsafeMutableBufferPointer { unconstrained in
        for index in bodyNumbers.indices {
          let velocity = states[index * 2]
          let gained = velocity - unconstrained[index]
          let driven = velocity * decays[index] + drives[index]
          unconstrained[index] = driven
          states[index * 2] = driven + gained
        }
      }
    }
  }

  mutating func integratePositions(_ step: Float) {
    let steps = SIMD4(step, step, step, 0)
    states.withUnsafeMutableBufferPointer { states in
      for index in bodyNumbers.indices { states[index * 2 + 1] += steps * states[index * 2] }
    }
  }
}
