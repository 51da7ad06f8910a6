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

  /// Moves the bodies by a sub-step.
  ///
  /// What only constant forces drive and nothing held in the sub-step goes as far as with its mean velocity, exactly. What
  /// was held goes with the velocity that the constraints have left it: that is what they agreed on.
  mutating func integratePositions(_ step: Float) {
    let steps = SIMD4(step, step, step, 0)
    states.withUnsafeMutableBufferPointer { states in
      bodies.withUnsafeBufferPointer { bodies in
        for index in bodies.indices {
          let velocity = states[index * 2]
          let isFree = bodies[index].isBallistic && all(velocity .== bodies[index].unconstrained)
          let behind = isFree ? 0.5 * bodies[index].drive : .zero
          states[index * 2 + 1] += steps * (velocity - behind)
        }
      }
    }
  }
}
