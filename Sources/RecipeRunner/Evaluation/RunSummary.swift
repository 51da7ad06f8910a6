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

  package init() {}

  /// Counts one more recipe.
  package mutating func count(_ verdict: RecipeVerdict) {
    recipes += 1
    passed += verdict.passed ? 1 : 0
    failed += verdict.passed ? 0 : 1
    checks += verdict.checks.count
    proven += verdict.checks.count - verdict.unproven.count
    unproven += verdict.unproven.count
    wrongWays += max(0, verdict.variants.count - 1)
  }
}
