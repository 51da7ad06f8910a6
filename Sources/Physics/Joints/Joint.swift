/// A joint and what its solving remembers from step to step.
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

  var impulses = JointImpulses()
}
