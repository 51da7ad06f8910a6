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

  @Test func whatTheFilterDoesNotFindIsSaidOfTheFilter() throws {
    let all = ["lamp", "desk"].map { Sample.declaration($0) }
    let filter = try environment(["TESTBRIDGE_TEST_ONLY": "lamp"])
    #expect(try filter.select(from: all, of: all).map(\.card.id) == ["lamp"])
    func words(_ filter: BazelEnvironment) -> String? {
      do {
        _ = try filter.select(from: [all[1]], of: all)
        return nil
      } catch {
        return error.exitCode == .nothingMatched ? error.description : nil
      }
    }
    #expect(
      words(filter) == "TESTBRIDGE_TEST_ONLY names none of the recipes that the command line chooses: lamp."
    )
    let unknown = try environment(["TESTBRIDGE_TEST_ONLY": "lampe"])
    #expect(words(unknown)?.hasPrefix("TESTBRIDGE_TEST_ONLY: There is no recipe 'lampe'.") == true)
  }

  private func environment(_ variables: [String: String]) throws -> BazelEnvironment {
    try BazelEnvironment { variables[$0.rawValue] }
  }
}
