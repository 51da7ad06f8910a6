/// Four contacts that share no body, solved at once: one lane each.
struct ContactPack {
  typealias Lanes = SIMD4<Float>

  /// The bodies in the solver's list; 0 for fixed ones and for lanes without a contact.
  var bodyA: SIMD4<Int32> = .zero
  var bodyB: SIMD4<Int32> = .zero

  var inverseMassA: Lanes = .zero
  var inverseMassB: Lanes = .zero
  var inverseInertiaA: Lanes = .zero
  var inverseInertiaB: Lanes = .zero

  /// Whether a gap was open when the contacts were last pushed.
  var isApart = true

  /// From body A to body B.
  var normalX: Lanes = .zero
  var normalY: Lanes = .zero
  var friction: Lanes = .zero

  /// What the velocity at one point gains along the normal from a unit impulse at the other.
  var coupling: Lanes = .zero
  var first = Point()
  var second = Point()

  /// One point of each of the four contacts.
  struct Point {
    /// The arms of the normal and of the tangent: the cross products of the anchors with them.
    var normalArmA: Lanes = .zero
    var normalArmB: Lanes = .zero
    var tangentArmA: Lanes = .zero
    var tangentArmB: Lanes = .zero

    /// The gap at the start of the step; out of reach for a lane without the point.
    var separation = Lanes(repeating: 1e6)

    /// What the velocity gains along the normal from a unit impulse.
    var normalResistance = Lanes(repeating: 1)

    /// The inverse of ``normalResistance``.
    var normalMass = Lanes(repeating: 1)

    /// What the impulse is that changes the velocity along the tangent by one; 0 for a lane without the point.
    var tangentMass: Lanes = .zero
    var normalImpulse: Lanes = .zero
    var tangentImpulse: Lanes = .zero

    /// The largest impulse of the step's sub-steps: only what was hit bounces.
    var peakImpulse: Lanes = .zero

    /// The speed with which the bodies part if they hit, 0 for no bounce.
    var bounceSpeed: Lanes = .zero
  }
}
