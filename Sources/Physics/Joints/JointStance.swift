/// How the bodies of a joint stand to each other: what changes only where they move, once a sub-step.
struct JointStance {
  /// The arms from the centres of mass to the anchors, turned by a quarter turn: how the anchors move where the bodies turn.
  var acrossA = Float2.zero
  var acrossB = Float2.zero

  /// The way from anchor A to anchor B.
  var stretch = Float2.zero

  /// By how much body B is turned, as ``SolverJoint/angle`` counts, and body A since the start of the step.
  var angle: Float = 0
  var turnedA: Float = 0

  /// The distance of the anchors, the direction from A to B, and what their velocity along it gains from a unit impulse.
  var length: Float = 0
  var axis = Float2.zero
  var resistance: Float = 0

  /// The impulses at the anchors that change their relative velocity by one along x and along y; zero for what nothing moves.
  var impulseX = Float2.zero
  var impulseY = Float2.zero

  /// The impulse at the anchors that takes a part of their relative velocity out.
  @inline(__always)
  func impulse(against velocity: Float2, _ part: Float) -> Float2 {
    // What does not depend on the velocity comes first, for joints wait for each other's velocities.
    (-part * impulseX) * velocity.x + (-part * impulseY) * velocity.y
  }

  /// The rotation by the angle of a step: by the series to the fourth power if it is small, as it mostly is.
  @inline(__always)
  static func rotation(_ angle: Float) -> FloatRotation {
    // There the series would make a vector longer by a hundredth of a per cent, and far beyond it by any factor.
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

  /// A vector turned by the angle of a step.
  @inline(__always)
  static func turned(_ vector: Float2, by angle: Float) -> Float2 {
    angle == 0 ? vector : rotation(angle).applied(to: vector)
  }
}

extension SolverJoint {
  /// Looks how the bodies of a rod, rope or spring stand now.
  @inline(__always)
  mutating func lookAlong(_ states: States, _ turns: Turns) {
    lookAtAnchors(states, turns)
    let length = stance.stretch.length
    let axis = length > 1e-9 ? stance.stretch / length : Float2(0, 1)
    let turnA = stance.acrossA.dot(axis)
    let turnB = stance.acrossB.dot(axis)
    stance.length = length
    stance.axis = axis
    stance.resistance =
      responseA.x + responseB.x + responseA.z * turnA * turnA + responseB.z * turnB * turnB
  }

  /// Looks how the bodies of a pin, weld, slide or pull stand now.
  @inline(__always)
  mutating func lookAround(_ states: States, _ turns: Turns) {
    lookAtAnchors(states, turns)
    let turnedA = states[Int(bodyA) * 2 + 1].z
    stance.angle = angle + states[Int(bodyB) * 2 + 1].z - turnedA
    stance.turnedA = turnedA
    lookAtPoint()
  }

  /// Looks how the bodies of a pin that turns freely stand now.
  @inline(__always)
  mutating func lookAtFreePin(_ states: States, _ turns: Turns) {
    lookAtAnchors(states, turns)
    lookAtPoint()
  }

  @inline(__always)
  private mutating func lookAtPoint() {
    let (acrossA, acrossB) = (stance.acrossA, stance.acrossB)
    let mass = responseA.x + responseB.x
    let a = mass + responseA.z * acrossA.x * acrossA.x + responseB.z * acrossB.x * acrossB.x
    let b = responseA.z * acrossA.x * acrossA.y + responseB.z * acrossB.x * acrossB.y
    let c = mass + responseA.z * acrossA.y * acrossA.y + responseB.z * acrossB.y * acrossB.y
    let determinant = a * c - b * b
    // Of a smaller one the inverse may be infinite.
    let inverse = determinant >= .leastNormalMagnitude ? 1 / determinant : 0
    stance.impulseX = inverse * Float2(c, -b)
    stance.impulseY = inverse * Float2(-b, a)
  }

  @inline(__always)
  private mutating func lookAtAnchors(_ states: States, _ turns: Turns) {
    let armA = turns[Int(bodyA)].applied(to: anchorA)
    let armB = turns[Int(bodyB)].applied(to: anchorB)
    stance.acrossA = armA.perpendicular
    stance.acrossB = armB.perpendicular
    stance.stretch =
      offset + (states[Int(bodyB) * 2 + 1].lowHalf - states[Int(bodyA) * 2 + 1].lowHalf) + armB - armA
  }
}
