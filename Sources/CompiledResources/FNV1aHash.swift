/// The 64-bit FNV-1a hash, which is the same in every run, unlike Swift's own hashes.
///
/// Source: G. Fowler, L. Noll, K. Vo, "FNV Hash", 1991.
package struct FNV1aHash {
  /// The hash of the bytes up to now.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  /// Creates the hash of a sequence of bytes, such as the UTF-8 of a text.
  package init(_ bytes: some Sequence<UInt8>) { mix(bytes) }

  /// Adds bytes and their count, so that the same bytes in other groups have another hash.
  package mutating func add(_ bytes: some Collection<UInt8>) {
    withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { mix($0) }
    mix(bytes)
  }

  private mutating func mix(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }
}
