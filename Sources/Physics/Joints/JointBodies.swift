/// The velocities of the two bodies of a joint while it is solved.
///
/// Everything is inlined, to stay in registers between load and store.
struct JointBodies {
  /// Velocity (x, y, angular) and inverse mass, in the solver's layout.
  private var motionA: SIMD4<Float>
  private var motionB: SIMD4<Float>
  private let responseA: SIMD4<Float>
  private let responseB: SIMD4<Float>
  private let acrossA: Float2
  private let acrossB: Float2

  @inline(__always)
  init(_ states: UnsafeMutablePointer<SIMD4<Float>>, _ joint: borrowing SolverJoint) {
    motionA = states[Int(joint.bodyA) * 2]
    motionB = states[Int(joint.bodyB) * 2]
    responseA = joint.responseA
    responseB = joint.responseB
    acrossA = joint.pose.acrossA
    acrossB = joint.pose.acrossB
  }

  @inline(__always)
  func store(_ states: UnsafeMutablePointer<SIMD4<Float>>, _ joint: borrowing SolverJoint) {
    states[Int(joint.bodyA) * 2] = motionA
    states[Int(joint.bodyB) * 2] = motionB
  }

  /// The velocity of anchor B relative to anchor A.
  @inline(__always)
  var relativeVelocity: Float2 { relativeVelocity(acrossA) }

  /// The angular velocity of body B relative to body A.
  @inline(__always)
  var spin: Float { motionB.z - motionA.z }

  /// The movement of anchor B relative to anchor A in a sub-step, at the current velocities.
  @inline(__always)
  func displacement(_ seconds: Float) -> Float2 {
    let armA = acrossA.outward
    let armB = acrossB.outward
    let endA = motionA.lowHalf * seconds + JointPose.turned(armA, by: motionA.z * seconds) - armA
    let endB = motionB.lowHalf * seconds + JointPose.turned(armB, by: motionB.z * seconds) - armB
    return endB - endA
  }

  /// Applies an impulse at the anchors: to body B, and its opposite to body A.
  @inline(__always)
  mutating func apply(_ impulse: Float2) { apply(impulse, acrossA) }

  @inline(__always)
  mutating func apply(angular impulse: Float) {
    motionA -= responseA * SIMD4(0, 0, impulse, 0)
    motionB += responseB * SIMD4(0, 0, impulse, 0)
  }

  // MARK: - Slides

  // A slide holds body A at an arm of its own, not at the anchor; `across` is that arm, rotated by a quarter
  // turn.

  @inline(__always)
  func relativeVelocity(_ acrossA: Float2) -> Float2 {
    motionB.lowHalf + motionB.z * acrossB - motionA.lowHalf - motionA.z * acrossA
  }

  @inline(__always)
  mutating func apply(_ impulse: Float2, _ acrossA: Float2) {
    motionA -= responseA * SIMD4(lowHalf: impulse, highHalf: Float2(acrossA.dot(impulse), 0))
    motionB += responseB * SIMD4(lowHalf: impulse, highHalf: Float2(acrossB.dot(impulse), 0))
  }

  /// The change of the anchors' relative velocity along a direction by a unit impulse in that direction.
  @inline(__always)
  func resistance(along direction: Float2) -> Float { resistance(acrossA, along: direction) }

  @inline(__always)
  func resistance(_ acrossA: Float2, along direction: Float2) -> Float {
    let turnA = acrossA.dot(direction)
    let turnB = acrossB.dot(direction)
    return responseA.x + responseB.x + responseA.z * turnA * turnA + responseB.z * turnB * turnB
  }
}
