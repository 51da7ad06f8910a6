/// The recipes of a run, in the order in which they are reported.
package struct RunPlan: Codable, Equatable, Sendable {
  package var recipes: [String]
  /// The shard that this run is; nil for a complete run.
  package var shard: ShardPlan?
  /// The plug-ins of the run, including those of other shards; nil if there are none.
  package var plugins: PluginPlan?

  package init(recipes: [String], shard: ShardPlan? = nil, plugins: PluginPlan? = nil) {
    self.recipes = recipes
    self.shard = shard
    self.plugins = plugins
  }
}

package struct ShardPlan: Codable, Equatable, Sendable {
  /// The number of the shard, from 1.
  package var number: Int
  package var count: Int
  /// The ids of the recipes of all shards, in the order of the report.
  package var selection: [String]
}

/// The plug-ins of a run, and their recipes.
package struct PluginPlan: Codable, Equatable, Sendable {
  /// The values of `--plugin`, in their order: paths of programs, and of folders of programs.
  package var paths: [String]
  package var recipes: [String]
}

extension PluginPlan {
  /// Merges the plans of several runs; nil if there are none.
  init?(_ plans: [PluginPlan]) {
    guard !plans.isEmpty else { return nil }
    self.init(
      paths: plans.flatMap(\.paths).withoutRepetitions,
      recipes: plans.flatMap(\.recipes).withoutRepetitions
    )
  }
}

/// The totals of a run.
package struct RunSummary: Codable, Equatable, Sendable {
  package var recipes = 0
  package var passed = 0
  package var failed = 0
  /// The number of checks in right ways.
  package var checks = 0
  /// The number of checks that a wrong way or a counter-proof breaks.
  package var proven = 0
  /// The number of checks that nothing can break, because UIKit alone determines the result.
  package var facts = 0
  /// The number of other checks that nothing breaks.
  package var unproven = 0
  package var wrongWays = 0
  package var counterProofs = 0
  /// The ids of the recipes that did not run because the run was stopped.
  package var notRun: [String] = []

  /// The totals before any recipe has run.
  package init(of plan: RunPlan = RunPlan(recipes: [])) {
    notRun = plan.recipes
  }

  package mutating func count(_ report: LessonRun) {
    let verdict = report.verdict
    if let index = notRun.firstIndex(of: report.id) { notRun.remove(at: index) }
    recipes += 1
    passed += verdict.passed ? 1 : 0
    failed += verdict.passed ? 0 : 1
    checks += verdict.checks.count
    proven += verdict.checks.count - verdict.unproven.count - verdict.facts
    facts += verdict.facts
    unproven += verdict.unproven.count
    wrongWays += max(0, verdict.variants.count - 1)
    counterProofs += report.declaration.opposites?.count ?? 0
  }

  package var exitCode: ExitCode {
    failed == 0 && notRun.isEmpty ? .verified : .failed
  }
}
