/// A pair of shapes whose boxes overlap, and what is known of where they touch.
struct Contact {
  var shapeA: Int32
  var shapeB: Int32
  var bodyA: Int32
  var bodyB: Int32

  /// The place in the list of contacts with a body that is awake, -1 if both sleep; -2 for an unused contact.
  var activeIndex: Int32 = -1

  /// The neighbours in the lists of both bodies, by edge number: twice the contact's number, and one more for body B.
  var nextA: Int32 = -1
  var previousA: Int32 = -1
  var nextB: Int32 = -1
  var previousB: Int32 = -1

  var friction: Float
  var restitution: Float

  /// Whether the shapes touched when the last step was over, as events have told.
  var isTouching = false

  /// Whether ``position`` and ``rotation`` tell for which pose the points were found.
  var isFresh = false
  var count: Int32 = 0

  /// Where body B stood as seen from body A when the points were found, and the margin that they were found with.
  var position = Float2.zero
  var rotation = FloatRotation.identity
  var margin: Float = 0

  /// How far the bodies may move against each other, if there are no points, until there may be some.
  var clearance: Float = 0

  /// From shape A to shape B, in the frame of body A.
  var normal = Float2.zero
  var first = Point()
  var second = Point()

  var isUsed: Bool { activeIndex != -2 }

  /// One point of contact, fixed to both bodies.
  struct Point {
    /// Relative to the centres of mass, in the frames of the bodies.
    var anchorA = Float2.zero
    var anchorB = Float2.zero
    var separation: Float = 0
    var normalImpulse: Float = 0
    var tangentImpulse: Float = 0
    var feature = ContactFeature(0)

    mutating func forgetImpulses() {
      normalImpulse = 0
      tangentImpulse = 0
    }
  }
}

extension Contact {
  /// Takes over points found anew, with the impulses of those that were there before.
  @inline(__always)
  mutating func take(_ manifold: Manifold, _ position: Float2, _ rotation: FloatRotation, margin: Float) {
    self.position = position
    self.rotation = rotation
    self.margin = margin
    clearance = manifold.clearance
    isFresh = true
    let before = (count, normal, first, second)
    count = Int32(manifold.count)
    guard count > 0 else { return }
    normal = manifold.normal
    first = Point(manifold.first, position, rotation)
    if count > 1 { second = Point(manifold.second, position, rotation) }
    guard before.0 > 0 else { return }
    let isTurned = before.1.dot(normal) < Constants.kindredNormals
    let other = before.0 > 1 ? before.3 : before.2
    first.inherit(before.2, other, isTurned: isTurned)
    if count > 1 { second.inherit(before.2, other, isTurned: isTurned) }
  }
}

extension Contact.Point {
  @inline(__always)
  init(_ point: Manifold.Point, _ position: Float2, _ rotation: FloatRotation) {
    anchorA = point.position
    anchorB = rotation.removed(from: point.position - position)
    separation = point.separation
    feature = point.feature
  }

  /// Takes over the impulses of the same point, or else, unless the normal has turned, of one that must be it under
  /// another name: where two edges face each other, either may be the reference, and that changes back and forth.
  @inline(__always)
  mutating func inherit(_ one: Contact.Point, _ other: Contact.Point, isTurned: Bool) {
    let kinship = feature.kinship(with: one.feature)
    let otherKinship = feature.kinship(with: other.feature)
    let isOne = kinship.rawValue >= otherKinship.rawValue
    switch isOne ? kinship : otherKinship {
    case .none: return
    case .corner, .corners: if isTurned { return }
    case .same: break
    }
    normalImpulse = isOne ? one.normalImpulse : other.normalImpulse
    tangentImpulse = isOne ? one.tangentImpulse : other.tangentImpulse
  }
}
