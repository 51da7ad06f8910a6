/// The narrow phase and the preparation of contacts for the solver.
extension World {
  /// Updates the manifolds of all contacts with an awake body and prepares those that may matter in this
  /// step.
  mutating func collectContacts(_ seconds: Double) {
    var start = 0
    while start < activeContacts.count {
      let end = activeContacts.count
      solver.wakingBodies.clear()
      collectContacts(from: start, to: end, seconds)
      // Waking bodies append their contacts to the list, which this loop visits, too.
      for body in solver.wakingBodies { wakeIsland(of: Int(body)) }
      start = end
    }
  }

  private mutating func collectContacts(from start: Int, to end: Int, _ seconds: Double) {
    let first = solver.contacts.count
    // The arrays are moved out while the collector has access to the world's arrays.
    var found = ContiguousArray<SolverContact>()
    swap(&found, &solver.contacts)
    var parted = ContiguousArray<Int32>()
    swap(&parted, &solver.partedContacts)
    contacts.withUnsafeMutableBufferPointer { contacts in
      activeContacts.withUnsafeBufferPointer { active in
        let collector = ContactCollector(contacts: contacts, gravity: gravity, seconds: seconds)
        motions.withUnsafeBufferPointer { motions in
          placements.withUnsafeBufferPointer { placements in
            convexes.withUnsafeBufferPointer { convexes in
              for position in start..<end {
                let index = Int(active[position])
                let a = Int(contacts[index].bodyA)
                let b = Int(contacts[index].bodyB)
                let isInReach = collector.collect(
                  index,
                  convexes,
                  motions[a],
                  motions[b],
                  placements[a],
                  placements[b],
                  into: &found
                )
                if !isInReach && contacts[index].isTouching { parted.append(Int32(index)) }
              }
            }
          }
        }
      }
    }
    found.withUnsafeMutableBufferPointer { found in
      for index in first..<found.count {
        found[index].bodyA = enlistInSolver(Int(found[index].bodyA))
        found[index].bodyB = enlistInSolver(Int(found[index].bodyB))
      }
    }
    for index in parted { endContact(Int(index)) }
    parted.clear()
    swap(&parted, &solver.partedContacts)
    swap(&found, &solver.contacts)
  }

  /// The index of a body in the solver's list, where it is added if necessary; 0 for fixed bodies.
  @inline(__always)
  mutating func enlistInSolver(_ index: Int) -> Int32 {
    let known = bodies[index].solverIndex
    if known > 0 || bodies[index].kind == .fixed { return known }
    if bodies[index].awakeIndex < 0 { solver.wakingBodies.append(Int32(index)) }
    let slot = Int32(solver.bodies.count)
    bodies[index].solverIndex = slot
    let motion = motions[index]
    let step = stepDuration / Double(subStepCount)
    var drive = SIMD4<Float>.zero
    var decay = SIMD4<Float>(repeating: 1)
    let isDamped = motion.linearDamping > 0 || motion.angularDamping > 0
    if motion.inverseMass > 0 {
      let pull = motion.pull(in: gravity)
      drive = SIMD4(
        Float(pull.x * step),
        Float(pull.y * step),
        Float(motion.twist * step),
        0
      )
      if isDamped {
        let linear = Float(Trigonometry.exponential(-motion.linearDamping * step))
        let angular = Float(Trigonometry.exponential(-motion.angularDamping * step))
        decay = SIMD4(linear, linear, angular, 1)
      }
    }
    solver.append(
      SolverBody(
        unconstrained: SIMD4(
          Float(motion.linearVelocity.x),
          Float(motion.linearVelocity.y),
          Float(motion.angularVelocity),
          Float(motion.inverseMass)
        ),
        drive: drive,
        decay: decay,
        number: Int32(index),
        isBallistic: !isDamped
      ),
      masses: SIMD4(0, 0, 0, Float(motion.inverseInertia))
    )
    return slot
  }
}
