import Testing

@testable import RecipeRunner

/// Truth: the shards of a run name the same selection and the same number of shards; each occurs exactly
/// once.
struct MergedRunTests {
  @Test func shardsComeInTheOrderOfTheSelection() throws {
    let run = try MergedRun([shard(2, ["b"]), shard(1, ["a", "c"])])
    #expect(run.plan == RunPlan(recipes: ["a", "b", "c"]))
    #expect(run.reports.map(\.id) == ["a", "b", "c"])
  }

  @Test func runsOfOtherRecipesComeAsTheyAreNamed() throws {
    let run = try MergedRun([stream("two", ["b"]), stream("one", ["a"])])
    #expect(run.plan == RunPlan(recipes: ["b", "a"]))
  }

  @Test func whatIsNoWholeIsRefused() {
    let whole = stream("whole", ["d"])
    for (streams, text) in [
      ([shard(1, ["a", "c"])], "Shard 2/2 is missing."),
      ([shard(1, ["a", "c"]), shard(1, [])], "Shard 1/2 comes twice: 'shard 1' and 'shard 1'."),
      ([shard(1, ["a"]), shard(2, ["b"])], "The recipe 'c' is in none of the shards."),
      ([shard(1, ["a", "c"]), shard(2, ["b", "c"])], "The recipe 'c' is in 'shard 1' and in 'shard 2'."),
      ([shard(1, ["a", "c"]), whole], "Some of these streams are shards, and some are not."),
      (
        [shard(1, ["a", "c"]), shard(2, ["b"], of: 3)],
        "'shard 1' and 'shard 2' are not shards of the same run."
      ),
    ] {
      let error = #expect(throws: ToolError.self) { try MergedRun(streams) }
      #expect(error?.exitCode == .usage)
      #expect(error?.description.hasPrefix(text) == true, "\(error?.description ?? "")")
    }
  }

  /// A list of a thousand million shards would take gigabytes.
  @Test func ofManyMissingShardsTheFirstAreNamed() {
    do {
      _ = try MergedRun([shard(2, [], of: .max)])
      Issue.record("A run of which nearly all is missing is whole.")
    } catch {
      #expect(error.description.hasPrefix("Shards 1/\(Int.max), 3/\(Int.max), "))
      #expect(error.description.contains(" and \(Int.max - 21) more are missing."))
    }
  }

  private func shard(_ number: Int, _ ids: [String], of count: Int = 2) -> RunFile {
    let plan = ShardPlan(number: number, count: count, selection: ["a", "b", "c"])
    return stream("shard \(number)", ids, plan)
  }

  private func stream(_ name: String, _ ids: [String], _ shard: ShardPlan? = nil) -> RunFile {
    RunFile(
      name: "'\(name)'",
      plan: RunPlan(recipes: ids, shard: shard),
      lessons: ids.map { LessonRun(Sample.declaration($0)) }
    )
  }
}
