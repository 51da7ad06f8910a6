/// Semi-implicit integration of constrained bodies.
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

  /// The same with a warm start of all constraints: their velocity changes of the last sub-step are repeated.
  ///
  /// Directions and arms are constant within a step, so the accumulated impulses of a body's constraints
  /// equal their velocity change.
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

  /// Integrates positions over a sub-step.
  ///
  /// Bodies under constant forces without constraint impulses in the sub-step move exactly, with their mean
  /// velocity. Constrained bodies move with the velocity that the constraints have found.
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
