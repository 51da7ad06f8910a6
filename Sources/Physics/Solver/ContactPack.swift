/// Four contacts that share no body, solved at once: one lane each.
struct ContactPack {
  typealias Lanes = SIMD4<Float>

  /// The bodies in the solver's list; the first for fixed ones and for lanes without a contact.
  let bodyA: StatePlaces
  let bodyB: StatePlaces

  let inverseMassA: Lanes
  let inverseMassB: Lanes
  let inverseInertiaA: Lanes
  let inverseInertiaB: Lanes

  /// Whether a gap was open, or a lane empty, when the contacts were last pushed: then they relax with an eye on gaps.
  ///
  /// It is asked of all four at once, so that a gap which opens within a sub-step counts or not by the company it is in.
  var isApart = true

  /// From body A to body B.
  let normalX: Lanes
  let normalY: Lanes
  let friction: Lanes
  let restitution: Lanes

  /// Whether a contact belongs to bodies of which one has had an impact on another that moves.
  var isInChain = SIMDMask<SIMD4<Int32>>(repeating: false)

  /// What the velocity at one point gains along the normal from a unit impulse at the other.
  let coupling: Lanes
  var first: Point
  var second: Point

  /// The impulses of both points before the last push.
  var loadBefore: Lanes = .zero

  /// One point of each of the four contacts.
  struct Point {
    /// The arms of the normal and of the tangent: the cross products of the anchors with them.
    let normalArmA: Lanes
    let normalArmB: Lanes
    let tangentArmA: Lanes
    let tangentArmB: Lanes

    /// The gap at the start of the step; out of reach for a lane without the point.
    var separation: Lanes

    /// What the velocity gains along the normal from a unit impulse.
    var normalResistance: Lanes

    /// The inverse of ``normalResistance``.
    var normalMass: Lanes

    /// The impulse that changes the velocity along the tangent by one; 0 for a lane without the point.
    var tangentMass: Lanes
    var normalImpulse: Lanes
    var tangentImpulse: Lanes

    /// The largest impulse of the step's sub-steps: only what was hit bounces.
    var peakImpulse: Lanes = .zero

    /// The sum of the impulses of all sub-steps.
    var sum: Lanes

    /// The least impulse of all sub-steps and before: the load that the contact carries all along.
    ///
    /// What is beyond it is that of an impact.
    var load: Lanes

    /// The speed with which the bodies part if they hit, 0 for no bounce.
    var bounceSpeed: Lanes
  }
}
