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
  /// How many of these some wrong way breaks.
  package var proven = 0
  /// How many of these no wrong way breaks.
  package var unproven = 0
  /// How many wrong ways there are.
  package var wrongWays = 0
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
    proven += verdict.checks.count - verdict.unproven.count
    unproven += verdict.unproven.count
    wrongWays += max(0, verdict.variants.count - 1)
  }

  /// The exit status that goes with it.
  package var exitCode: ExitCode {
    failed == 0 && notRun.isEmpty ? .verified : .failed
  }
}
