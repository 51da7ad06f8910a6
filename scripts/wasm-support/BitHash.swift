/// The Fowler–Noll–Vo hash (1a, 64 bits) of the bits of numbers.
struct BitHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ number: Double) {
    var bits = number.bitPattern
    for _ in 0..<8 {
      value = (value ^ (bits & 0xFF)) &* 0x100_0000_01B3
      bits >>= 8
    }
  }
}
