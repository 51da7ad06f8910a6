import Foundation
import Testing

/// Truth: docs/Running.md: the merged report of all shards equals that of a complete run.
struct ToolShardTests {
  private static let ids = [
    "division", "passing", "raising", "failing", "trapping", "exiting", "throwing", "empty", "stranger",
    "clumsy",
    "unproven",
  ]

  @Test func threeShardsReportWhatOneRunReports() async throws {
    let folder = try TemporaryFolder()
    let ids = Self.ids.joined(separator: " ")
    for shard in 1...3 {
      let path = folder.path("\(shard)")
      _ = try await ToyTool(
        shell: "\"$0\" check --no-times \(ids) --shard \(shard)/3 --report events:\(path)"
      )
    }
    let files = [3, 1, 2].map { folder.path("\($0)") }.joined(separator: " ")
    for (command, formats) in [
      ("check", ["text", "json", "events", "junit", "tap", "github", "markdown"]),
      ("claims", ["text", "json", "markdown"]), ("run", ["text", "json"]),
    ] {
      for format in formats {
        let whole = try await ToyTool(shell: "\"$0\" \(command) --no-times \(ids) --format \(format)")
        let shards = try await ToyTool(shell: "\"$0\" report \(files) --as \(command) --format \(format)")
        #expect(whole.status == 1 && shards.status == 1)
        #expect(shards.output == whole.output, "\(command) \(format)")
      }
    }
  }

  @Test func shardsThatAreMissingOrComeTwiceAreRefused() async throws {
    let folder = try TemporaryFolder()
    let (one, two, all) = (folder.path("1"), folder.path("2"), folder.path("all"))
    let check = "\"$0\" check division passing raising"
    _ = try await ToyTool(shell: "\(check) --shard 1/3 --report events:\(one)")
    _ = try await ToyTool(shell: "\(check) --shard 2/3 --report events:\(two)")
    _ = try await ToyTool(shell: "\(check) --report events:\(all)")
    for (files, text) in [
      ("\(one)", "Shards 2/3, 3/3 are missing."), ("\(one) \(two)", "Shard 3/3 is missing."),
      ("\(all) \(all)", "The recipe 'division' is in '\(all)' and in '\(all)'."),
      ("\(one) \(folder.path("none"))", "Can't read '\(folder.path("none"))': No such file or directory."),
      (folder.path("."), "is a folder. Name the files in it"),
    ] {
      let tool = try await ToyTool(shell: "\"$0\" report \(files)")
      #expect(tool.status == 2 && tool.output.isEmpty)
      #expect(tool.errors.contains(text), "\(tool.errors)")
    }
  }

  @Test func aShardWithoutRecipesPasses() async throws {
    let shards = try await [1, 2, 3, 4, 5, 6, 7, 8, 9].asyncMap { number in
      try await ToyTool("check", "passing", "--shard", "\(number)/9")
    }
    #expect(shards.allSatisfy { $0.status == 0 })
    #expect(shards.count { $0.output.contains("✓ 0 recipes verified: no recipe is in this shard.") } == 8)
  }

  @Test(arguments: ["1", "4"])
  func theFirstFailureMayBeTheLast(jobs: String) async throws {
    let arguments = ["passing", "failing", "clumsy", "unproven"].joined(separator: " ")
    let tool = try await ToyTool(shell: "\"$0\" check \(arguments) --fail-fast --jobs \(jobs)")
    #expect(tool.status == 1)
    #expect(tool.output.contains("✗ 1 of 2 recipes failed"))
    #expect(tool.output.contains("The run was stopped before 2 recipes: clumsy, unproven."))
    let passing = try await ToyTool("check", "passing", "raising", "--fail-fast")
    #expect(passing.status == 0)
  }
}

extension Array {
  /// Maps the elements one after the other with an asynchronous closure.
  fileprivate func asyncMap<Result>(_ transform: (Element) async throws -> Result) async rethrows -> [Result]
  {
    var results: [Result] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}
