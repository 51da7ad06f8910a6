/// Pins that are solved together, because a pass over all joints has left them apart.
///
/// A pass solves each pin for itself. Where anchors lie far outside of light bodies, each pin undoes most of
/// what its neighbours did, and hundreds of passes would be needed. A small group of connected pins is then
/// solved as a whole from that sub-step on: in the solve pass for the impulses with which the anchors meet at
/// the end of the sub-step, in the relax pass for those after which none part. These are the steps of RATTLE
/// (H. C. Andersen, J. Comput. Phys. 52, 1983), which keeps the energy of bodies that turn.
struct PinGroups {
  /// The pins of all groups, group by group, by their indices in the solver's joints.
  fileprivate var pins: ContiguousArray<Int32> = []
  fileprivate var groups: ContiguousArray<Range<Int>> = []

  /// The number of pins of each group, by the root of its bodies.
  private var counts: ContiguousArray<Int32> = []

  /// The equations of a group: a symmetric matrix in rows, factorized as L·D·Lᵀ, and the right sides.
  fileprivate var matrix: ContiguousArray<Double> = []
  fileprivate var sides: ContiguousArray<Double> = []

  /// The velocities of both bodies and the impulse of each pin of a group after the pass.
  fileprivate var kept: ContiguousArray<SIMD4<Float>> = []

  init() {}

  /// Finds the groups of pins with common moving bodies.
  mutating func gather(_ joints: ContiguousArray<SolverJoint>, bodyCount: Int, _ islands: inout Islands) {
    pins.clear()
    groups.clear()
    for index in joints.indices where joints[index].isPin { pins.append(Int32(index)) }
    guard pins.count > 1 else { return pins.clear() }
    islands.reset(count: bodyCount)
    for joint in joints where joint.isPin && joint.responseA.x > 0 && joint.responseB.x > 0 {
      islands.join(Int(joint.bodyA), Int(joint.bodyB))
    }
    func root(_ pin: Int32) -> Int {
      let joint = joints[Int(pin)]
      return islands.root(Int(joint.responseB.x > 0 ? joint.bodyB : joint.bodyA))
    }
    counts.clear()
    counts.resize(to: bodyCount, with: 0)
    for pin in pins { counts[root(pin)] += 1 }
    pins.removeAll { !(2...Constants.largestPinGroup).contains(counts[root($0)]) }
    pins.sort { (root($0), $0) < (root($1), $1) }
    var start = 0
    while start < pins.count {
      let end = start + Int(counts[root(pins[start])])
      groups.append(start..<end)
      start = end
    }
  }
}

extension Solver {
  /// Makes the anchors of groups meet that a pass has left apart, now or before.
  mutating func solvePinGroups(_ parameters: SolverJoint.Parameters) {
    let tolerance = Constants.toleratedPinGap / parameters.seconds
    for group in pinGroups.groups {
      var error = findErrors(group, parameters)
      if error > tolerance {
        for pin in pinGroups.pins[group] { joints[Int(pin)].impulses.isSolvedInGroup = true }
      }
      guard isSolved(group) else { continue }
      keepPass(group)
      factorize(group)
      // Bodies turn in the sub-step, so the first solution isn't exact.
      for _ in 0..<Constants.maximumPinRounds where error > Constants.pinAccuracy / parameters.seconds {
        solveErrors(group)
        error = findErrors(group, parameters)
      }
      if error <= tolerance && !turnsFar(group, parameters.seconds) { continue }
      // Bodies that turn too far may lose energy, but mustn't gain any: only their velocities are solved.
      restorePass(group)
      _ = findErrors(group, nil)
      solveErrors(group)
    }
  }

  private func turnsFar(_ group: Range<Int>, _ seconds: Float) -> Bool {
    pinGroups.pins[group].contains { pin in
      let joint = joints[Int(pin)]
      let turn = max(states[Int(joint.bodyA) * 2].z.magnitude, states[Int(joint.bodyB) * 2].z.magnitude)
      return turn * seconds > Constants.largestPinTurn
    }
  }

  /// Removes the velocities with which anchors of these groups part.
  mutating func relaxPinGroups() {
    for group in pinGroups.groups where isSolved(group) {
      _ = findErrors(group, nil)
      factorize(group)
      solveErrors(group)
    }
  }

  private func isSolved(_ group: Range<Int>) -> Bool {
    pinGroups.pins[group].contains { joints[Int($0)].impulses.isSolvedInGroup }
  }

  private mutating func keepPass(_ group: Range<Int>) {
    pinGroups.kept.clear()
    for pin in pinGroups.pins[group] {
      let joint = joints[Int(pin)]
      pinGroups.kept.append(states[Int(joint.bodyA) * 2])
      pinGroups.kept.append(states[Int(joint.bodyB) * 2])
      pinGroups.kept.append(SIMD4(lowHalf: joint.impulses.linear, highHalf: .zero))
    }
  }

  private mutating func restorePass(_ group: Range<Int>) {
    for (place, pin) in pinGroups.pins[group].enumerated() {
      states[Int(joints[Int(pin)].bodyA) * 2] = pinGroups.kept[3 * place]
      states[Int(joints[Int(pin)].bodyB) * 2] = pinGroups.kept[3 * place + 1]
      joints[Int(pin)].impulses.linear = pinGroups.kept[3 * place + 2].lowHalf
    }
  }

  /// Finds the velocities that the anchors lack: until the end of the sub-step, or now without parameters.
  ///
  /// The result is the largest coordinate.
  private mutating func findErrors(_ group: Range<Int>, _ parameters: SolverJoint.Parameters?) -> Float {
    pinGroups.sides.clear()
    var worst: Float = 0
    states.withUnsafeMutableBufferPointer { states in
      guard let states = states.baseAddress else { return }
      for pin in pinGroups.pins[group] {
        let joint = joints[Int(pin)]
        let bodies = JointBodies(states, joint)
        var error = -bodies.relativeVelocity
        if let parameters {
          let correction = parameters.softness.biasRate * joint.pose.stretch
          let speed = max(correction.length, Constants.maximumPushSpeed)
          error =
            -bodies.displacement(parameters.seconds) / parameters.seconds
            - correction * (Constants.maximumPushSpeed / speed)
        }
        worst = max(worst, error.x.magnitude, error.y.magnitude)
        pinGroups.sides.append(Double(error.x))
        pinGroups.sides.append(Double(error.y))
      }
    }
    return worst
  }

  /// Computes how an impulse at each pin changes the velocities at all, and factorizes this matrix.
  private mutating func factorize(_ group: Range<Int>) {
    pinGroups.matrix.clear()
    for row in pinGroups.pins[group] {
      for axis in 0..<2 {
        for column in pinGroups.pins[group] {
          let gain = joints[Int(row)].gain(axis, joints[Int(column)])
          pinGroups.matrix.append(gain.x)
          pinGroups.matrix.append(gain.y)
        }
      }
    }
    let count = 2 * group.count
    pinGroups.matrix.withUnsafeMutableBufferPointer { matrix in
      for row in 0..<count {
        let resistance = matrix[row * count + row]
        for column in 0...row {
          var value = matrix[row * count + column]
          for inner in 0..<column {
            let scale = matrix[inner * count + inner]
            value -= scale * matrix[row * count + inner] * matrix[column * count + inner]
          }
          if column < row {
            matrix[row * count + column] = value / matrix[column * count + column]
          } else {
            // What the other pins hold already gets no impulse.
            matrix[row * count + row] = value > 1e-6 * resistance ? value : .infinity
          }
        }
      }
    }
  }

  /// Solves the factorized equations and applies the impulses.
  private mutating func solveErrors(_ group: Range<Int>) {
    let count = 2 * group.count
    pinGroups.sides.withUnsafeMutableBufferPointer { sides in
      pinGroups.matrix.withUnsafeBufferPointer { matrix in
        for row in 0..<count {
          for column in 0..<row { sides[row] -= matrix[row * count + column] * sides[column] }
        }
        for row in (0..<count).reversed() {
          sides[row] /= matrix[row * count + row]
          for other in row + 1..<count { sides[row] -= matrix[other * count + row] * sides[other] }
        }
      }
    }
    states.withUnsafeMutableBufferPointer { states in
      guard let states = states.baseAddress else { return }
      for (place, pin) in pinGroups.pins[group].enumerated() {
        let impulse = Float2(Float(pinGroups.sides[2 * place]), Float(pinGroups.sides[2 * place + 1]))
        joints[Int(pin)].impulses.linear += impulse
        joints[Int(pin)].withBodies(states) { _, bodies in bodies.apply(impulse) }
      }
    }
  }
}

extension SolverJoint {
  fileprivate var isPin: Bool {
    if case .point = constraint { responseA.x > 0 || responseB.x > 0 } else { false }
  }

  /// How a coordinate of the anchors' relative velocity is changed by unit impulses at another pin.
  fileprivate func gain(_ axis: Int, _ other: SolverJoint) -> SIMD2<Double> {
    var sum = SIMD2<Double>.zero
    func add(_ sign: Double, _ response: SIMD4<Float>, _ across: Float2, _ otherAcross: Float2) {
      let turn = sign * Double(response.z) * Double(across[axis])
      sum += turn * SIMD2(Double(otherAcross.x), Double(otherAcross.y))
      sum[axis] += sign * Double(response.x)
    }
    if bodyA == other.bodyA { add(1, responseA, pose.acrossA, other.pose.acrossA) }
    if bodyA == other.bodyB { add(-1, responseA, pose.acrossA, other.pose.acrossB) }
    if bodyB == other.bodyA { add(-1, responseB, pose.acrossB, other.pose.acrossA) }
    if bodyB == other.bodyB { add(1, responseB, pose.acrossB, other.pose.acrossB) }
    return sum
  }
}
