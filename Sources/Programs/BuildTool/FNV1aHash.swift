/// An FNV-1a hash of 64 bits, by which the tools of build plugins recognize unchanged inputs.
struct FNV1aHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  init() {}

  /// Adds bytes and their count.
  mutating func add(_ bytes: some Collection<UInt8>) {
    withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { mix($0) }
    mix(bytes)
  }

  private mutating func mix(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }
}
