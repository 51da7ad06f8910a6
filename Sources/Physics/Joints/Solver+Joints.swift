/// The passes over all joints of a sub-step.
///
/// A joint mostly waits for the one before, with which it shares a body. Many joints therefore are solved in four strands,
/// the quarters of the list, in turn: while a joint of one waits, those of the others are solved. Within a strand they keep
/// the order in which they were made, along which impulses travel through a chain in one pass.
extension Solver {
  /// Looks how the bodies of joints stand at the start of a step.
  mutating func lookAtJoints() {
    guard !joints.isEmpty else { return }
    lookAtTurns()
    forEachJoint { joint, states, turns in joint.pointee.look(states, turns) }
  }

  /// Applies the impulses of the last sub-step as a first guess.
  @inline(never)
  mutating func warmStartJoints() {
    forEachJoint { joint, states, _ in joint.pointee.warmStart(states) }
  }

  /// Corrects velocities and errors.
  @inline(never)
  mutating func pushJoints(_ parameters: SolverJoint.Parameters) {
    forEachJoint { joint, states, _ in joint.pointee.push(states, parameters) }
  }

  /// Takes out the velocity that correcting errors has left, once the bodies have moved.
  @inline(never)
  mutating func relaxJoints(_ parameters: SolverJoint.Parameters) {
    lookAtTurns()
    forEachJoint { joint, states, turns in joint.pointee.relax(states, turns, parameters) }
  }

  /// From how many joints on there are strands; fewer take no time anyway.
  private static let strandedJointCount = 32

  @inline(__always)
  private mutating func forEachJoint(
    _ work: (UnsafeMutablePointer<SolverJoint>, SolverJoint.States, SolverJoint.Turns) -> Void
  ) {
    states.withUnsafeMutableBufferPointer { states in
      joints.withUnsafeMutableBufferPointer { joints in
        turns.withUnsafeBufferPointer { turns in
          guard let states = states.baseAddress, let first = joints.baseAddress, let turns = turns.baseAddress
          else { return }
          guard joints.count >= Solver.strandedJointCount else {
            for index in 0..<joints.count { work(first + index, states, turns) }
            return
          }
          let quarter = joints.count / 4
          for index in 0..<quarter {
            work(first + index, states, turns)
            work(first + quarter + index, states, turns)
            work(first + 2 * quarter + index, states, turns)
            work(first + 3 * quarter + index, states, turns)
          }
          for index in 4 * quarter..<joints.count { work(first + index, states, turns) }
        }
      }
    }
  }

  /// Looks how far bodies have turned in the step, once for all joints of a body.
  private mutating func lookAtTurns() {
    turns.resize(to: bodies.count, with: .identity)
    states.withUnsafeBufferPointer { states in
      turns.withUnsafeMutableBufferPointer { turns in
        for index in turns.indices { turns[index] = JointStance.rotation(states[index * 2 + 1].z) }
      }
    }
  }
}
