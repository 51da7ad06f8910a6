import Testing

@testable import RecipeRunner

/// Truth: a partition: each recipe is in exactly one shard.
struct ShardTests {
  @Test(arguments: 1...7)
  func everyRecipeFallsIntoOnePart(count: Int) {
    let ids = (0..<1_000).map { "recipe-\($0)" }
    let parts = (1...count).map { number in
      ids.filter { Shard(number: number, count: count).contains($0) }
    }
    #expect(parts.flatMap(\.self).sorted() == ids.sorted())
    // Three standard deviations of a uniform distribution.
    let fair = 1_000 / Double(count)
    #expect(parts.allSatisfy { abs(Double($0.count) - fair) <= 3 * fair.squareRoot() })
  }
}
