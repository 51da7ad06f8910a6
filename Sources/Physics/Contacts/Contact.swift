/// A pair of shapes with overlapping broad phase boxes, and its cached manifold.
struct Contact {
  var shapeA: Int32
  var shapeB: Int32
  var bodyA: Int32
  var bodyB: Int32

  /// The index in the list of contacts with an awake body; -1 if both bodies sleep, -2 for an unused contact.
  var activeIndex: Int32 = -1

  /// The neighbours in the contact lists of both bodies, by edge number: twice the contact's number, plus one
  /// for body B.
  var nextA: Int32 = -1
  var previousA: Int32 = -1
  var nextB: Int32 = -1
  var previousB: Int32 = -1

  var friction: Float
  var restitution: Float

  /// Whether the shapes touched at the end of the last step, as reported in events.
  var isTouching = false

  /// Whether ``position`` and ``rotation`` hold the relative pose for which the points were computed.
  var isFresh = false
  var count: Int32 = 0

  /// The pose of body B relative to body A for which the points were computed, and their margin.
  var position = Float2.zero
  var rotation = FloatRotation.identity
  var margin: Float = 0

  /// If there are no points: the relative movement of the bodies before there can be any.
  var clearance: Float = 0

  /// The normal from shape A to shape B, in the frame of body A.
  var normal = Float2.zero
  var first = Point()
  var second = Point()

  var isUsed: Bool { activeIndex != -2 }

  /// A contact point, fixed to both bodies.
  struct Point {
    /// The anchors relative to the centres of mass, in the body frames.
    var anchorA = Float2.zero
    var anchorB = Float2.zero
    var separation: Float = 0
    var normalImpulse: Float = 0
    var tangentImpulse: Float = 0
    var feature = ContactFeature(0)

    mutating func clearImpulses() {
      normalImpulse = 0
      tangentImpulse = 0
    }
  }
}

extension Contact {
  /// Replaces the points, and keeps the impulses of those that match an old point.
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
    let isTurned = before.1.dot(normal) < Constants.similarNormals
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

  /// Takes over the impulses of the matching old point for warm starting.
  ///
  /// Unless the normal has turned, a point with other features may match, too: where two edges face each
  /// other, either may be the reference edge, and the choice may alternate.
  @inline(__always)
  mutating func inherit(_ one: Contact.Point, _ other: Contact.Point, isTurned: Bool) {
    let featureMatch = feature.featureMatch(with: one.feature)
    let otherKinship = feature.featureMatch(with: other.feature)
    let isOne = featureMatch.rawValue >= otherKinship.rawValue
    switch isOne ? featureMatch : otherKinship {
    case .none: return
    case .corner, .corners: if isTurned { return }
    case .same: break
    }
    normalImpulse = isOne ? one.normalImpulse : other.normalImpulse
    tangentImpulse = isOne ? one.tangentImpulse : other.tangentImpulse
  }
}
