/// The passes over all joints in a sub-step.
///
/// Most joints share a body with the one before and wait for its result. From 32 joints on, they are
/// therefore solved in four interleaved strands, the quarters of the list: while a joint of one strand waits,
/// those of the others are solved. Within a strand joints keep their order of creation, so impulses travel
/// through a chain in one pass.
extension Solver {
  /// Prepares the poses of all joints at the start of a step.
  mutating func updateJointPoses() {
    guard !joints.isEmpty else { return }
    updateRotations()
    forEachJoint { joint, states, rotations in joint.pointee.updatePose(states, rotations) }
    factorizeJointGroups()
  }

  /// Warm-starts all joints with the impulses of the last sub-step.
  @inline(never)
  mutating func warmStartJoints() {
    forEachJoint { joint, states, _ in joint.pointee.warmStart(states) }
  }

  /// Solves velocities and position errors.
  @inline(never)
  mutating func solveJoints(_ parameters: SolverJoint.Parameters) {
    forEachJoint { joint, states, _ in joint.pointee.solve(states, parameters) }
    solveJointGroups(parameters.softness)
  }

  /// Relaxes: removes the velocity of the correction, once the bodies have moved.
  @inline(never)
  mutating func relaxJoints(_ parameters: SolverJoint.Parameters) {
    updateRotations()
    forEachJoint { joint, states, rotations in joint.pointee.relax(states, rotations, parameters) }
    factorizeJointGroups()
    solveJointGroups(.rigid)
  }

  /// The number of joints from which they are solved in strands; fewer take little time.
  private static let interleavedJointCount = 32

  @inline(__always)
  private mutating func forEachJoint(
    _ work: (UnsafeMutablePointer<SolverJoint>, SolverJoint.States, SolverJoint.Rotations) -> Void
  ) {
    states.withUnsafeMutableBufferPointer { states in
      joints.withUnsafeMutableBufferPointer { joints in
        rotations.withUnsafeBufferPointer { rotations in
          guard let states = states.baseAddress, let first = joints.baseAddress,
            let rotations = rotations.baseAddress
          else { return }
          guard joints.count >= Solver.interleavedJointCount else {
            for index in 0..<joints.count { work(first + index, states, rotations) }
            return
          }
          let quarter = joints.count / 4
          for index in 0..<quarter {
            work(first + index, states, rotations)
            work(first + quarter + index, states, rotations)
            work(first + 2 * quarter + index, states, rotations)
            work(first + 3 * quarter + index, states, rotations)
          }
          for index in 4 * quarter..<joints.count { work(first + index, states, rotations) }
        }
      }
    }
  }

  /// Updates the rotation of each body with joints since the start of the step.
  private mutating func updateRotations() {
    rotations.resize(to: bodies.count, with: .identity)
    states.withUnsafeBufferPointer { states in
      rotations.withUnsafeMutableBufferPointer { rotations in
        for index in rotations.indices { rotations[index] = JointPose.rotation(states[index * 2 + 1].z) }
      }
    }
  }
}
