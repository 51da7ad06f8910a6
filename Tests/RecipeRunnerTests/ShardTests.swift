import Testing

@testable import RecipeRunner

/// Truth: the published values of the hash FNV-1a with 64 bits, and what a division is: each recipe in one part.
struct ShardTests {
  @Test(
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
    ] as [(String, UInt64)]
  )
  func theHashIsThePublishedOne(text: String, hash: UInt64) {
    #expect(Shard.hash(text) == hash)
  }

  @Test(arguments: 1...7)
  func everyRecipeFallsIntoOnePart(count: Int) {
    let ids = (0..<1_000).map { "recipe-\($0)" }
    let parts = (1...count).map { number in
      ids.filter { Shard(number: number, count: count).contains($0) }
    }
    #expect(parts.flatMap(\.self).sorted() == ids.sorted())
    // Three standard deviations of an even division.
    let fair = 1_000 / Double(count)
    #expect(parts.allSatisfy { abs(Double($0.count) - fair) <= 3 * fair.squareRoot() })
  }
}
