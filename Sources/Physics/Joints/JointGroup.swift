/// Pins that are solved at once, by a direct method.
///
/// A body between two pins that are both far from its centre of mass is a lever: an impulse at one of them moves the
/// other about as much. One after the other, such pins would need hundreds of passes.
struct JointGroup {
  /// The joints in the solver's list, in the order of their creation.
  private(set) var members: ContiguousArray<Int32> = []

  /// For each member, the first one that holds one of its bodies.
  private var firstNeighbours: ContiguousArray<Int> = []

  /// The Cholesky factor of the matrix that maps impulses to relative velocities, with two rows per member.
  ///
  /// Each row extends from the first column that is not zero to the diagonal. The diagonal has the inverse, or 0 where
  /// a row depends on those before, as in a ring of pins.
  private var factor: ContiguousArray<Double> = []

  /// For each row of the factor, the first column and the place of the diagonal.
  private var rows: ContiguousArray<(first: Int, diagonal: Int)> = []
  private var velocities: ContiguousArray<Double> = []

  mutating func add(_ joint: Int, firstNeighbour: Int) {
    members.append(Int32(joint))
    firstNeighbours.append(firstNeighbour)
  }

  /// Factorizes the matrix for the current poses.
  mutating func factorize(_ joints: UnsafePointer<SolverJoint>) {
    factor.clear()
    rows.clear()
    for (row, member) in members.enumerated() {
      let first = firstNeighbours[row]
      let couplings = members[first...row].map { joints[Int(member)].coupling(joints[Int($0)]) }
      for coupling in couplings {
        factor.append(Double(coupling.x.x))
        factor.append(Double(coupling.x.y))
      }
      // Above the diagonal nothing is stored.
      factor.removeLast()
      eliminate(2 * first, 2 * row)
      for coupling in couplings {
        factor.append(Double(coupling.y.x))
        factor.append(Double(coupling.y.y))
      }
      eliminate(2 * first, 2 * row + 1)
    }
  }

  /// Turns the last row of the matrix into one of the factor.
  private mutating func eliminate(_ first: Int, _ row: Int) {
    let diagonal = factor.count - 1
    let start = diagonal - row
    let whole = factor[diagonal]
    for column in first..<row {
      let other = rows[column]
      let otherStart = other.diagonal - column
      var entry = factor[start + column]
      for index in min(max(first, other.first), column)..<column {
        entry -= factor[start + index] * factor[otherStart + index]
      }
      entry *= factor[other.diagonal]
      factor[start + column] = entry
      factor[diagonal] -= entry * entry
    }
    let rest = factor[diagonal]
    factor[diagonal] = rest > Constants.dependentPart * whole ? 1 / rest.squareRoot() : 0
    rows.append((first, diagonal))
  }

  /// Removes relative velocities and errors: as a pin alone does, with the matrix of all pins.
  mutating func solve(
    _ joints: UnsafeMutablePointer<SolverJoint>,
    _ states: SolverJoint.States,
    _ softness: Softness
  ) {
    velocities.clear()
    for member in members {
      let joint = joints[Int(member)]
      let velocity = JointBodies(states, joint).relativeVelocity + softness.biasRate * joint.pose.stretch
      velocities.append(Double(velocity.x))
      velocities.append(Double(velocity.y))
    }
    for (index, row) in rows.enumerated() {
      let start = row.diagonal - index
      for column in row.first..<index { velocities[index] -= factor[start + column] * velocities[column] }
      velocities[index] *= factor[row.diagonal]
    }
    for (index, row) in rows.enumerated().reversed() {
      let start = row.diagonal - index
      velocities[index] *= factor[row.diagonal]
      for column in row.first..<index { velocities[column] -= factor[start + column] * velocities[index] }
    }
    for (index, member) in members.enumerated() {
      let rigid = Float2(Float(velocities[2 * index]), Float(velocities[2 * index + 1]))
      joints[Int(member)].withBodies(states) { joint, bodies in
        let change = -softness.massScale * rigid - softness.impulseScale * joint.impulses.linear
        joint.impulses.linear += change
        bodies.apply(change)
      }
    }
  }
}

extension SolverJoint {
  /// The change of the relative velocity of this pin by unit impulses at another one: x and y as rows.
  fileprivate func coupling(_ other: SolverJoint) -> (x: Float2, y: Float2) {
    var rows = (x: Float2.zero, y: Float2.zero)
    func add(_ sign: Float, _ response: SIMD4<Float>, _ across: Float2, _ otherAcross: Float2) {
      rows.x += sign * (Float2(response.x, 0) + response.z * across.x * otherAcross)
      rows.y += sign * (Float2(0, response.x) + response.z * across.y * otherAcross)
    }
    if bodyA == other.bodyA { add(1, responseA, pose.acrossA, other.pose.acrossA) }
    if bodyB == other.bodyB { add(1, responseB, pose.acrossB, other.pose.acrossB) }
    if bodyA == other.bodyB { add(-1, responseA, pose.acrossA, other.pose.acrossB) }
    if bodyB == other.bodyA { add(-1, responseB, pose.acrossB, other.pose.acrossA) }
    return rows
  }
}
