import Testing

@testable import RecipeRunner

/// Truth: Bazel's Test Encyclopedia: shards count from 0, and a total of 0 means none.
struct BazelEnvironmentTests {
  @Test func whatBazelSetsIsRead() throws {
    let bazel = try environment([
      "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_STATUS_FILE": "s",
      "XML_OUTPUT_FILE": "x.xml", "TESTBRIDGE_TEST_ONLY": "a,b c",
    ])
    #expect(bazel.shard == Shard(number: 1, count: 3))
    #expect(bazel.statusFile == "s")
    #expect(bazel.junitFile == "x.xml")
    #expect(bazel.ids == ["a", "b", "c"])
  }

  @Test(arguments: [
    [:], ["TEST_TOTAL_SHARDS": "0", "TEST_SHARD_INDEX": "0"], ["TEST_TOTAL_SHARDS": "0"],
  ])
  func withoutShardsNothingIsDivided(variables: [String: String]) throws {
    #expect(try environment(variables).shard == nil)
  }

  @Test(arguments: [
    ["TEST_TOTAL_SHARDS": "3"], ["TEST_SHARD_INDEX": "0"],
    ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "3"],
    ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "-1"],
    ["TEST_TOTAL_SHARDS": "three", "TEST_SHARD_INDEX": "1"],
  ])
  func halfADivisionIsRefused(variables: [String: String]) {
    let error = #expect(throws: ToolError.self) { try environment(variables) }
    #expect(error?.exitCode == .usage)
    #expect(error?.description.contains("Set both, or neither.") == true)
  }

  private func environment(_ variables: [String: String]) throws -> BazelEnvironment {
    try BazelEnvironment { variables[$0.rawValue] }
  }
}
