/// The hash FNV-1a with 64 bits (Fowler, Noll and Vo): the same in every run, which Swift's own hashes are not.
package enum StableHash {
  /// The hash of some bytes, such as those of a text's UTF-8.
  package static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
