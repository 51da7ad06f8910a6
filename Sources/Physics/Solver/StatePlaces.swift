/// Where the states of four bodies stand: how many bytes behind the first state of the solver's list.
///
/// Plain numbers that are added to an address as they are. As lanes of a vector, counted in bodies, they would have to be
/// taken apart, widened and scaled in every sub-step: a sixth of what solving a pack took.
struct StatePlaces {
  private let first: UInt32
  private let second: UInt32
  private let third: UInt32
  private let fourth: UInt32

  /// The places of the bodies with these numbers in the solver's list.
  @inline(__always)
  init(_ first: Int32, _ second: Int32, _ third: Int32, _ fourth: Int32) {
    let stride = UInt32(2 * MemoryLayout<SIMD4<Float>>.stride)
    self.first = UInt32(first) * stride
    self.second = UInt32(second) * stride
    self.third = UInt32(third) * stride
    self.fourth = UInt32(fourth) * stride
  }

  /// Where the four states begin.
  @inline(__always)
  func states(
    in base: UnsafeMutableRawPointer
  ) -> (UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer) {
    (base + Int(first), base + Int(second), base + Int(third), base + Int(fourth))
  }
}
