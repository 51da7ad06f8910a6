/// The 64-bit FNV-1a hash (Fowler, Noll and Vo), which is the same in every run, unlike Swift's own hashes.
package enum StableHash {
  /// Returns the hash of a sequence of bytes, such as the UTF-8 of a text.
  package static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
