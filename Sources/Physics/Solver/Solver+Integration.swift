/// Semi-implicit integration of the bodies that constraints hold.
extension Solver {
  mutating func integrateVelocities() {
    states.withUnsafeMutableBufferPointer { states in
      bodies.withUnsafeMutableBufferPointer { bodies in
        for index in bodies.indices {
          let velocity = states[index * 2] * bodies[index].decay + bodies[index].drive
          states[index * 2] = velocity
          bodies[index].unconstrained = velocity
        }
      }
    }
  }

  /// The same with a warm start of all constraints: what they changed in the last sub-step, they change again.
  ///
  /// Directions and arms stay the same through a step, so the accumulated impulses of a body's constraints add up to
  /// the velocity that they gave it.
  mutating func integrateVelocitiesKeepingImpulses() {
    states.withUnsafeMutableBufferPointer { states in
      bodies.withUnsafeMutableBufferPointer { bodies in
        for index in bodies.indices {
          let velocity = states[index * 2]
          let gained = velocity - bodies[index].unconstrained
          let driven = velocity * bodies[index].decay + bodies[index].drive
          bodies[index].unconstrained = driven
          states[index * 2] = driven + gained
        }
      }
    }
  }

  mutating func integratePositions(_ step: Float) {
    let steps = SIMD4(step, step, step, 0)
    states.withUnsafeMutableBufferPointer { states in
      for index in bodies.indices { states[index * 2 + 1] += steps * states[index * 2] }
    }
  }
}
