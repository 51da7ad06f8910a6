import Testing

@testable import LiveScenes

/// Truth: the definition of FNV-1a over 64-bit words, worked out by hand for the first word.
struct CenterHashTests {
  @Test func eachBitOfEachPlaceCounts() {
    var zero = CenterHash()
    zero.add(.zero)
    let prime: UInt64 = 0x100_0000_01B3
    #expect(zero.value == 0xCBF2_9CE4_8422_2325 &* prime &* prime)
    var other = CenterHash()
    other.add(SIMD2(0, Double.leastNonzeroMagnitude))
    #expect(other.value != zero.value)
    var negative = CenterHash()
    negative.add(SIMD2(-0.0, 0))
    #expect(negative.value != zero.value)
  }
}
