/// The recipes of a run, in the order in which they are reported.
package struct RunPlan: Codable, Equatable, Sendable {
  /// Their ids.
  package var recipes: [String]
  /// Which part of a larger run this is; nil for a whole one.
  package var shard: ShardPlan?
  /// Which of the recipes come from plug-ins, also of the other parts' recipes; nil if none do.
  package var plugins: PluginPlan?

  package init(recipes: [String], shard: ShardPlan? = nil, plugins: PluginPlan? = nil) {
    self.recipes = recipes
    self.shard = shard
    self.plugins = plugins
  }
}

/// The shard of a run.
package struct ShardPlan: Codable, Equatable, Sendable {
  /// The number of the part, from 1.
  package var number: Int
  /// How many parts there are.
  package var count: Int
  /// The ids of the recipes of all parts, in the order in which they are reported.
  package var selection: [String]

  package init(number: Int, count: Int, selection: [String]) {
    self.number = number
    self.count = count
    self.selection = selection
  }
}

/// The plug-ins of a run, and their recipes.
package struct PluginPlan: Codable, Equatable, Sendable {
  /// The values of `--plugin`, in their order: programs, and folders of programs.
  package var paths: [String]
  /// The ids of the recipes that came from them.
  package var recipes: [String]

  package init(paths: [String], recipes: [String]) {
    self.paths = paths
    self.recipes = recipes
  }

  /// Puts the plans of several runs together; nil if there are none.
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
  /// How many recipes ran.
  package var recipes = 0
  /// How many of them did what they must.
  package var passed = 0
  /// How many did not.
  package var failed = 0
  /// How many checks the right ways ran.
  package var checks = 0
  /// How many of these a wrong way or a counter-proof breaks.
  package var proven = 0
  /// How many of these nothing breaks, because UIKit alone decides them.
  package var facts = 0
  /// How many of the others nothing breaks.
  package var unproven = 0
  /// How many wrong ways there are.
  package var wrongWays = 0
  /// How many counter-proofs there are.
  package var counterProofs = 0
  /// The ids of the recipes that were to run, but did not, because the run was stopped before.
  package var notRun: [String] = []

  /// The totals before anything has run.
  package init(of plan: RunPlan = RunPlan(recipes: [])) {
    notRun = plan.recipes
  }

  /// Counts one more recipe.
  package mutating func count(_ report: RecipeReport) {
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

  /// The exit status that goes with it.
  package var exitCode: ExitCode {
    failed == 0 && notRun.isEmpty ? .verified : .failed
  }
}
