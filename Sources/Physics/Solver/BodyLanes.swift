/// The velocities or movements of four bodies, as lanes of vectors.
struct BodyLanes {
  typealias Lanes = SIMD4<Float>

  var velocityX: Lanes
  var velocityY: Lanes
  var angular: Lanes

  /// Loads the vectors of four bodies, `offset` bytes after the start of their states.
  @inline(__always)
  init(_ states: UnsafeMutableRawPointer, _ indices: StateIndices, offset: Int = 0) {
    let (first, second, third, fourth) = indices.states(in: states + offset)
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

  /// Stores velocities, together with the inverse masses in the same vectors.
  @inline(__always)
  func store(_ states: UnsafeMutableRawPointer, _ indices: StateIndices, _ inverseMass: Lanes) {
    let (first, second, third, fourth) = indices.states(in: states)
    Self.store(first, second, third, fourth, velocityX, velocityY, angular, inverseMass)
  }

  /// Transposes lanes to states.
  ///
  /// Never inlined: if the optimizer sees the arithmetic of the lanes, it splits that into scalars, which
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

/// The byte offsets of the states of four bodies in the solver's list.
///
/// Plain integers can be added to an address directly. Lanes of a vector, counted in bodies, would have to be
/// extracted, widened and scaled in every sub-step, which took a sixth of the time of solving a pack.
struct StateIndices {
  private let first: UInt32
  private let second: UInt32
  private let third: UInt32
  private let fourth: UInt32

  /// The offsets of bodies given by their indices in the solver's list.
  @inline(__always)
  init(_ first: Int32, _ second: Int32, _ third: Int32, _ fourth: Int32) {
    let stride = UInt32(2 * MemoryLayout<SIMD4<Float>>.stride)
    self.first = UInt32(first) * stride
    self.second = UInt32(second) * stride
    self.third = UInt32(third) * stride
    self.fourth = UInt32(fourth) * stride
  }

  /// The addresses of the four states.
  @inline(__always)
  func states(
    in base: UnsafeMutableRawPointer
  ) -> (UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer) {
    (base + Int(first), base + Int(second), base + Int(third), base + Int(fourth))
  }
}
