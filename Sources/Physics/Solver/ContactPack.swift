/// Four contacts without a common body, solved at once, one SIMD lane each.
struct ContactPack {
  typealias Lanes = SIMD4<Float>

  /// The bodies in the solver's list; the first entry for fixed bodies and empty lanes.
  let bodyA: StateIndices
  let bodyB: StateIndices

  let inverseMassA: Lanes
  let inverseMassB: Lanes
  let inverseInertiaA: Lanes
  let inverseInertiaB: Lanes

  /// Whether a gap was open or a lane empty in the last solve pass; then the relax pass considers gaps.
  ///
  /// There is one flag for all four: whether a gap that opens within a sub-step counts depends on the other
  /// lanes.
  var isApart = true

  /// The normals from body A to body B.
  let normalX: Lanes
  let normalY: Lanes
  let friction: Lanes
  let restitution: Lanes

  /// Whether a body of the contact had an impact on another dynamic body.
  var isInChain = SIMDMask<SIMD4<Int32>>(repeating: false)

  /// The change of the normal velocity at one point by a unit impulse at the other.
  let coupling: Lanes
  var first: Point
  var second: Point

  /// The impulses of both points before the last solve pass.
  var loadBefore: Lanes = .zero

  /// One point of each of the four contacts.
  struct Point {
    /// The cross products of the anchors with the normal and the tangent.
    let normalArmA: Lanes
    let normalArmB: Lanes
    let tangentArmA: Lanes
    let tangentArmB: Lanes

    /// The gap at the start of the step; out of reach in lanes without the point.
    var separation: Lanes

    /// The change of the normal velocity by a unit impulse.
    var normalResistance: Lanes

    /// The inverse of ``normalResistance``.
    var normalMass: Lanes

    /// The impulse that changes the tangential velocity by one; 0 in lanes without the point.
    var tangentMass: Lanes
    var normalImpulse: Lanes
    var tangentImpulse: Lanes

    /// The largest impulse of all sub-steps; a point where it is zero had no impact.
    var peakImpulse: Lanes = .zero

    /// The sum of the impulses of all sub-steps.
    var sum: Lanes

    /// The smallest impulse of all sub-steps and before them: the permanent load of the contact.
    ///
    /// Anything beyond it belongs to an impact.
    var load: Lanes

    /// The separation speed after an impact; 0 for no bounce.
    var bounceSpeed: Lanes
  }
}
