/// The velocities of four bodies, or how far they have moved, as the four lanes of vectors.
struct BodyLanes {
  typealias Lanes = SIMD4<Float>

  var velocityX: Lanes
  var velocityY: Lanes
  var angular: Lanes

  /// Reads the vectors of four bodies that begin `offset` bytes behind where their states do.
  @inline(__always)
  init(_ states: UnsafeMutableRawPointer, _ places: StatePlaces, offset: Int = 0) {
    let (first, second, third, fourth) = places.states(in: states + offset)
    let a = first.load(as: Lanes.self)
    let b = second.load(as: Lanes.self)
    let c = third.load(as: Lanes.self)
    let d = fourth.load(as: Lanes.self)
    let lowerOne = Lanes(a.x, b.x, a.y, b.y)
    let lowerOther = Lanes(c.x, d.x, c.y, d.y)
    let upperOne = Lanes(a.z, b.z, a.w, b.w)
    let upperOther = Lanes(c.z, d.z, c.w, d.w)
    velocityX = Self.firstHalves(lowerOne, lowerOther)
    velocityY = Self.secondHalves(lowerOne, lowerOther)
    angular = Self.firstHalves(upperOne, upperOther)
  }

  @inline(__always)
  private static func firstHalves(_ one: Lanes, _ other: Lanes) -> Lanes {
    let pairs = unsafeBitCast(one, to: SIMD2<Double>.self)
    let others = unsafeBitCast(other, to: SIMD2<Double>.self)
    return unsafeBitCast(SIMD2(pairs.x, others.x), to: Lanes.self)
  }

  @inline(__always)
  private static func secondHalves(_ one: Lanes, _ other: Lanes) -> Lanes {
    let pairs = unsafeBitCast(one, to: SIMD2<Double>.self)
    let others = unsafeBitCast(other, to: SIMD2<Double>.self)
    return unsafeBitCast(SIMD2(pairs.y, others.y), to: Lanes.self)
  }

  /// Writes velocities back, with the inverse masses that stand beside them.
  @inline(__always)
  func store(_ states: UnsafeMutableRawPointer, _ places: StatePlaces, _ inverseMass: Lanes) {
    let (first, second, third, fourth) = places.states(in: states)
    Self.store(first, second, third, fourth, velocityX, velocityY, angular, inverseMass)
  }

  /// Turns lanes into states.
  ///
  /// Never inlined: where the optimizer sees which arithmetic the lanes come from, it takes that apart lane by lane, which
  /// costs more than the call.
  @inline(never)
  private static func store(
    _ first: UnsafeMutableRawPointer,
    _ second: UnsafeMutableRawPointer,
    _ third: UnsafeMutableRawPointer,
    _ fourth: UnsafeMutableRawPointer,
    _ x: Lanes,
    _ y: Lanes,
    _ angular: Lanes,
    _ inverseMass: Lanes
  ) {
    let lowerOne = Lanes(x.x, y.x, x.y, y.y)
    let lowerOther = Lanes(angular.x, inverseMass.x, angular.y, inverseMass.y)
    let upperOne = Lanes(x.z, y.z, x.w, y.w)
    let upperOther = Lanes(angular.z, inverseMass.z, angular.w, inverseMass.w)
    let a = Self.firstHalves(lowerOne, lowerOther)
    let b = Self.secondHalves(lowerOne, lowerOther)
    let c = Self.firstHalves(upperOne, upperOther)
    let d = Self.secondHalves(upperOne, upperOther)
    first.storeBytes(of: a, as: Lanes.self)
    second.storeBytes(of: b, as: Lanes.self)
    third.storeBytes(of: c, as: Lanes.self)
    fourth.storeBytes(of: d, as: Lanes.self)
  }
}
