/// What solving a point of contact has found.
struct ContactResult {
  var normalImpulse: Float
  var tangentImpulse: Float
  var peak: Float
}

extension ContactPack.Point {
  @inline(__always)
  func result(_ lane: Int) -> ContactResult {
    ContactResult(
      normalImpulse: normalImpulse[lane],
      tangentImpulse: tangentImpulse[lane],
      peak: peakImpulse[lane]
    )
  }
}

extension Contact {
  /// Keeps the impulses for the next step.
  @inline(__always)
  mutating func take(_ one: ContactResult, _ other: ContactResult, _ prepared: PreparedContact) {
    if prepared.isSecondOnly {
      first.normalImpulse = 0
      first.tangentImpulse = 0
      second.normalImpulse = one.normalImpulse
      second.tangentImpulse = one.tangentImpulse
    } else {
      first.normalImpulse = one.normalImpulse
      first.tangentImpulse = one.tangentImpulse
      second.normalImpulse = other.normalImpulse
      second.tangentImpulse = other.tangentImpulse
    }
  }
}

extension PreparedContact {
  /// The smallest gap of its points now, from what the bodies have moved.
  @inline(__always)
  func gap(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> Float {
    let moved = normal.dot(Float2(b.x - a.x, b.y - a.y))
    let one = first.separation + moved + first.normalArmB * b.z - first.normalArmA * a.z
    guard pointCount > 1 else { return one }
    return min(one, second.separation + moved + second.normalArmB * b.z - second.normalArmA * a.z)
  }
}
