/// The relative pose of a joint's bodies, updated once per sub-step, when they have moved.
struct JointPose {
  /// The arms from the centres of mass to the anchors, rotated by a quarter turn: the anchors' velocity per
  /// angular velocity.
  var acrossA = Float2.zero
  var acrossB = Float2.zero

  /// The offset from anchor A to anchor B.
  var stretch = Float2.zero

  /// The rotation of body B, in the terms of ``SolverJoint/angle``, and that of body A since the start of the
  /// step.
  var angle: Float = 0
  var turnedA: Float = 0

  /// The distance of the anchors, the direction from A to B, and the velocity change along it by a unit
  /// impulse.
  var length: Float = 0
  var axis = Float2.zero
  var resistance: Float = 0

  /// The impulses at the anchors that change their relative velocity by one along x and y; zero if neither
  /// body can move.
  var impulseX = Float2.zero
  var impulseY = Float2.zero

  /// The impulse at the anchors that removes a fraction of their relative velocity.
  @inline(__always)
  func impulse(against velocity: Float2, _ part: Float) -> Float2 {
    // Factors that don't depend on the velocity first: each joint waits for the velocities of the one before.
    (-part * impulseX) * velocity.x + (-part * impulseY) * velocity.y
  }

  /// The rotation by the angle of a step; small angles, the usual case, use the series up to the fourth
  /// power.
  @inline(__always)
  static func rotation(_ angle: Float) -> FloatRotation {
    // At this angle the series lengthens a vector by 0.01 %, and at larger ones without bound.
    guard angle.magnitude < 0.5 else { return farRotation(angle) }
    let square = angle * angle
    return FloatRotation(
      cosine: 1 - square * (0.5 - square * (1.0 / 24)),
      sine: angle - angle * square * (1.0 / 6)
    )
  }

  @inline(never)
  private static func farRotation(_ angle: Float) -> FloatRotation {
    FloatRotation(Rotation(angle: Double(angle)))
  }

  /// A vector rotated by the angle of a step.
  @inline(__always)
  static func turned(_ vector: Float2, by angle: Float) -> Float2 {
    angle == 0 ? vector : rotation(angle).applied(to: vector)
  }
}

extension SolverJoint {
  /// Updates the pose of a rod, rope or spring.
  @inline(__always)
  mutating func updateAxis(_ states: States, _ rotations: Rotations) {
    updateAnchors(states, rotations)
    let length = pose.stretch.length
    let axis = length > 1e-9 ? pose.stretch / length : Float2(0, 1)
    let turnA = pose.acrossA.dot(axis)
    let turnB = pose.acrossB.dot(axis)
    pose.length = length
    pose.axis = axis
    pose.resistance =
      responseA.x + responseB.x + responseA.z * turnA * turnA + responseB.z * turnB * turnB
  }

  /// Updates the pose of a pin, weld, slide or pull.
  @inline(__always)
  mutating func updateAngle(_ states: States, _ rotations: Rotations) {
    updateAnchors(states, rotations)
    let turnedA = states[Int(bodyA) * 2 + 1].z
    pose.angle = angle + states[Int(bodyB) * 2 + 1].z - turnedA
    pose.turnedA = turnedA
    updateImpulses()
  }

  /// Updates the pose of a pin that rotates freely.
  @inline(__always)
  mutating func updateFreePin(_ states: States, _ rotations: Rotations) {
    updateAnchors(states, rotations)
    updateImpulses()
  }

  @inline(__always)
  private mutating func updateImpulses() {
    let (acrossA, acrossB) = (pose.acrossA, pose.acrossB)
    let mass = responseA.x + responseB.x
    let a = mass + responseA.z * acrossA.x * acrossA.x + responseB.z * acrossB.x * acrossB.x
    let b = responseA.z * acrossA.x * acrossA.y + responseB.z * acrossB.x * acrossB.y
    let c = mass + responseA.z * acrossA.y * acrossA.y + responseB.z * acrossB.y * acrossB.y
    let determinant = a * c - b * b
    // The inverse of a smaller one may be infinite.
    let inverse = determinant >= .leastNormalMagnitude ? 1 / determinant : 0
    pose.impulseX = inverse * Float2(c, -b)
    pose.impulseY = inverse * Float2(-b, a)
  }

  @inline(__always)
  private mutating func updateAnchors(_ states: States, _ rotations: Rotations) {
    let armA = rotations[Int(bodyA)].applied(to: anchorA)
    let armB = rotations[Int(bodyB)].applied(to: anchorB)
    pose.acrossA = armA.perpendicular
    pose.acrossB = armB.perpendicular
    pose.stretch =
      offset + (states[Int(bodyB) * 2 + 1].lowHalf - states[Int(bodyA) * 2 + 1].lowHalf) + armB - armA
  }
}
