/// A joint and what its solving remembers from sub-step to sub-step.
struct Joint: Slot {
  var kind: JointKind
  /// -1 if the joint has no first body.
  var bodyA: Int32
  var bodyB: Int32
  var localAnchorA: Vector2
  var localAnchorB: Vector2
  var collideConnected: Bool
  var generation: UInt32
  var isUsed = true

  /// By how much body B was turned against body A when the joint was made, in radians.
  var referenceAngle: Double

  /// The neighbours in the lists of both bodies, by edge number.
  var nextA: Int32 = -1
  var previousA: Int32 = -1
  var nextB: Int32 = -1
  var previousB: Int32 = -1

  // Accumulated impulses, kept for the next step's warm start.
  var linearImpulse = Float2.zero
  var angularImpulse: Float = 0
  var lowerImpulse: Float = 0
  var upperImpulse: Float = 0
  var frictionImpulse: Float = 0

  var step = JointStep()

  mutating func forgetImpulses() {
    linearImpulse = .zero
    angularImpulse = 0
    lowerImpulse = 0
    upperImpulse = 0
    frictionImpulse = 0
  }
}

/// What a joint has prepared for the running step.
struct JointStep {
  /// The bodies in the solver's list, 0 for fixed ones.
  var bodyA = 0
  var bodyB = 0

  /// The anchors relative to the centres of mass as the bodies stood at the start of the step.
  var anchorA = Float2.zero
  var anchorB = Float2.zero

  /// From the centre of body A, or from the target, to the centre of body B.
  var offset = Float2.zero

  /// By how much body B is turned from where it should be, or against body A since the joint was made.
  var angle: Float = 0

  /// The axis of a slide, in the world.
  var axis = Float2.zero
  var seconds: Float = 0
  var softness = Softness.rigid
  var spring = ExactSpring()
}
