extension Contact {
  /// Takes over points found anew, with the impulses of those that were there before.
  @inline(__always)
  mutating func take(_ manifold: Manifold, _ position: Float2, _ rotation: FloatRotation, margin: Float) {
    self.position = position
    self.rotation = rotation
    self.margin = margin
    clearance = manifold.clearance
    isFresh = true
    let before = (count, first, second)
    count = Int32(manifold.count)
    guard count > 0 else { return }
    normal = manifold.normal
    first = Point(manifold.first, position, rotation)
    if count > 1 { second = Point(manifold.second, position, rotation) }
    guard before.0 > 0 else { return }
    first.inherit(before.1, before.0 > 1 ? before.2 : before.1)
    if count > 1 { second.inherit(before.1, before.0 > 1 ? before.2 : before.1) }
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

  @inline(__always)
  mutating func inherit(_ one: Contact.Point, _ other: Contact.Point) {
    if one.feature == feature {
      normalImpulse = one.normalImpulse
      tangentImpulse = one.tangentImpulse
    } else if other.feature == feature {
      normalImpulse = other.normalImpulse
      tangentImpulse = other.tangentImpulse
    }
  }
}
