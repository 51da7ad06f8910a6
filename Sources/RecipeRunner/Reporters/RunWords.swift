/// The sentences that several reports have in common.
enum RunWords {
  /// The totals, in two parts: what became of the recipes, and what they consist of.
  static func totals(_ summary: RunSummary) -> (outcome: String, particulars: String) {
    let recipes = Count.text(summary.recipes, "recipe")
    if summary.recipes == 0 {
      return summary.notRun.isEmpty
        ? ("0 recipes verified", "none falls into this shard.")
        : ("Nothing was verified", "no recipe was done.")
    }
    let outcome = summary.failed == 0 ? "\(recipes) verified" : "\(summary.failed) of \(recipes) failed"
    var particulars = "\(Count.text(summary.checks, "check")), "
    let facts = Count.text(summary.facts, "fact")
    switch (summary.unproven, summary.facts) {
    case (0, 0): particulars += "all proven able to fail"
    case (0, _): particulars += "all proven able to fail except \(facts) of UIKit"
    case (let unproven, 0): particulars += "\(unproven) of them unproven"
    case (let unproven, _): particulars += "\(unproven) of them unproven, \(facts) of UIKit"
    }
    particulars += "; \(Count.text(summary.wrongWays, "wrong way"))"
    if summary.counterProofs > 0 { particulars += ", \(Count.text(summary.counterProofs, "counter-proof"))" }
    particulars += "."
    return (outcome, particulars)
  }

  /// Which recipes the run did not come to; nil if there are none.
  static func notRun(_ summary: RunSummary) -> String? {
    guard !summary.notRun.isEmpty else { return nil }
    let recipes = Count.text(summary.notRun.count, "recipe")
    return "The run was stopped before \(recipes): \(summary.notRun.joined(separator: ", "))."
  }

  /// The checks of a recipe that passes which nothing breaks.
  static func cautions(for recipe: RecipeReport) -> [String] {
    guard recipe.verdict.passed else { return [] }
    return recipe.verdict.claims.filter { $0.status == .unproven }.flatMap(\.unproven).map {
      check in
      if let parts = recipe.verdict.idleParts[check] {
        "nothing changes \(parts.joined(separator: ", ")) in the check '\(check)'"
      } else {
        "nothing breaks the check '\(check)'"
      }
    }
  }
}
