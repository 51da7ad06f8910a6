/// What the points of a contact have in common when they are prepared.
struct ContactPair {
  var normal: Float2
  var offset: Float2
  var velocity: Float2
  var angularA: Float
  var angularB: Float
  var inverseMass: Float
  var inverseInertiaA: Float
  var inverseInertiaB: Float

  /// The gap within which a point is wanted whatever the velocity.
  var reach: Float
  var step: Float

  /// What makes a contact bounce.
  struct Bounce {
    var restitution: Float
    var threshold: Float

    /// The acceleration with which the bodies are drawn together along the normal.
    var pull: Float
  }

  /// What the velocity at one point gains along the normal from a unit impulse at the other.
  @inline(__always)
  func coupling(_ one: PreparedContact.Point, _ other: PreparedContact.Point) -> Float {
    inverseMass + inverseInertiaA * one.normalArmA * other.normalArmA
      + inverseInertiaB * one.normalArmB * other.normalArmB
  }

  /// A point for the solver; nil if the bodies can't close the gap within the step.
  @inline(__always)
  func prepared(
    _ point: Contact.Point,
    _ a: Placement,
    _ b: Placement,
    _ bounce: Bounce,
    _ approach: inout Float
  ) -> PreparedContact.Point? {
    let anchorA = a.rotation.applied(to: point.anchorA)
    let anchorB = b.rotation.applied(to: point.anchorB)
    let tangent = normal.perpendicular
    // Fixed to both bodies, the point's two places part or meet as the bodies move.
    let separation = point.separation + normal.dot(offset + anchorB - anchorA)
    let normalArmA = anchorA.cross(normal)
    let normalArmB = anchorB.cross(normal)
    let speed = velocity.dot(normal) + normalArmB * angularB - normalArmA * angularA
    // What parts may be stopped by others within the step, so that counts for nothing.
    guard separation <= reach - step * min(speed, 0) else { return nil }
    approach = max(approach, -speed)
    let tangentArmA = anchorA.cross(tangent)
    let tangentArmB = anchorB.cross(tangent)
    let normalResistance =
      inverseMass + inverseInertiaA * normalArmA * normalArmA + inverseInertiaB * normalArmB * normalArmB
    let tangentResistance =
      inverseMass + inverseInertiaA * tangentArmA * tangentArmA + inverseInertiaB * tangentArmB * tangentArmB
    var result = PreparedContact.Point(
      normalArmA: normalArmA,
      normalArmB: normalArmB,
      tangentArmA: tangentArmA,
      tangentArmB: tangentArmB,
      separation: separation,
      normalResistance: normalResistance > 0 ? normalResistance : 1,
      tangentMass: tangentResistance > 0 ? 1 / tangentResistance : 0,
      normalImpulse: point.normalImpulse,
      tangentImpulse: point.tangentImpulse
    )
    if bounce.restitution > 0 {
      // The speed at the moment of impact, not at the start of the step: v² + 2·a·s.
      let square = speed * speed + 2 * bounce.pull * max(separation, 0)
      let impact = speed < 0 || bounce.pull > 0 ? max(square, 0).squareRoot() : 0
      if impact > bounce.threshold && speed < 0 { result.bounceSpeed = bounce.restitution * impact }
    }
    return result
  }
}
