/// Groups of pins that are solved at once.
extension Solver {
  /// Finds the groups; all other joints are solved one after the other.
  mutating func groupJoints() {
    jointGroups.clear()
    guard let isLever = findLevers() else { return }
    var islands = Islands()
    islands.reset(count: joints.count)
    var firstJoints = ContiguousArray<Int>(repeating: -1, count: bodies.count)
    forEachPin { index, body, _, _ in
      guard isLever[body] else { return }
      if firstJoints[body] < 0 { firstJoints[body] = index } else { islands.join(firstJoints[body], index) }
    }
    var sizes = ContiguousArray<Int>(repeating: 0, count: joints.count)
    for index in joints.indices { sizes[islands.root(index)] += 1 }
    var groups = ContiguousArray<Int>(repeating: -1, count: joints.count)
    var firstMembers = ContiguousArray<Int>(repeating: -1, count: bodies.count)
    for index in joints.indices {
      let root = islands.root(index)
      guard 2...Constants.maximumJointGroupSize ~= sizes[root] else { continue }
      if groups[root] < 0 {
        groups[root] = jointGroups.count
        jointGroups.append(JointGroup())
      }
      let group = groups[root]
      let number = jointGroups[group].members.count
      var firstNeighbour = number
      for body in [Int(joints[index].bodyA), Int(joints[index].bodyB)] where isLever[body] {
        if firstMembers[body] < 0 { firstMembers[body] = number }
        firstNeighbour = min(firstNeighbour, firstMembers[body])
      }
      jointGroups[group].add(index, firstNeighbour: firstNeighbour)
      joints[index].constraint = .grouped
    }
  }

  /// Whether each body is between two pins that are far from its centre of mass; nil if none is.
  private func findLevers() -> ContiguousArray<Bool>? {
    var hasFarPin: ContiguousArray<Bool> = []
    var isLever: ContiguousArray<Bool> = []
    forEachPin { _, body, arm, response in
      guard arm.dot(arm) * response.z > Constants.farPinRatio * response.x else { return }
      if hasFarPin.isEmpty { hasFarPin.resize(to: bodies.count, with: false) }
      if hasFarPin[body], isLever.isEmpty { isLever.resize(to: bodies.count, with: false) }
      if hasFarPin[body] { isLever[body] = true }
      hasFarPin[body] = true
    }
    return isLever.isEmpty ? nil : isLever
  }

  /// Calls a closure for each end of a pin at a body that can move: the joint, the body, its arm and its response.
  @inline(__always)
  private func forEachPin(_ work: (Int, Int, Float2, SIMD4<Float>) -> Void) {
    for index in joints.indices {
      guard case .point = joints[index].constraint else { continue }
      // By index: a constant would be a copy of the whole joint.
      let (a, b) = (Int(joints[index].bodyA), Int(joints[index].bodyB))
      if a > 0 { work(index, a, joints[index].anchorA, joints[index].responseA) }
      if b > 0 { work(index, b, joints[index].anchorB, joints[index].responseB) }
    }
  }

  /// Factorizes the matrices of all groups for the current poses.
  mutating func factorizeJointGroups() {
    guard !jointGroups.isEmpty else { return }
    joints.withUnsafeBufferPointer { joints in
      guard let joints = joints.baseAddress else { return }
      for index in jointGroups.indices { jointGroups[index].factorize(joints) }
    }
  }

  mutating func solveJointGroups(_ softness: Softness) {
    guard !jointGroups.isEmpty else { return }
    states.withUnsafeMutableBufferPointer { states in
      joints.withUnsafeMutableBufferPointer { joints in
        guard let states = states.baseAddress, let joints = joints.baseAddress else { return }
        for index in jointGroups.indices { jointGroups[index].solve(joints, states, softness) }
      }
    }
  }
}
