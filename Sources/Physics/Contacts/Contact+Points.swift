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
