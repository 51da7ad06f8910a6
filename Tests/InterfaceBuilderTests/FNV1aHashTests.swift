import CompiledResources
import Testing

/// Truth: the published values of the hash FNV-1a with 64 bits.
struct FNV1aHashTests {
  @Test(
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
    ] as [(String, UInt64)]
  )
  func theHashIsThePublishedOne(text: String, hash: UInt64) {
    #expect(FNV1aHash(text.utf8).value == hash)
  }
}
