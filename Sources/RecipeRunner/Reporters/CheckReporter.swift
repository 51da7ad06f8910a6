/// Shows one line a recipe, then what nobody has proven or explained, then what failed, then the totals.
struct CheckReporter: Reporter {
  private var width = 0
  private var cautions: [Message] = []
  private var failures: [Message] = []

  mutating func begin(_ recipes: [String]) -> [Message] {
    width = recipes.map(\.count).max() ?? 0
    return []
  }

  mutating func report(_ recipe: RecipeReport) -> [Message] {
    if !recipe.verdict.passed {
      let title = recipe.declaration.card.title
      failures += [.blank, .spread(.bad(recipe.id), aside: .faint(title), indent: 0)]
      failures += FailureMessages.messages(for: recipe)
    }
    if recipe.verdict.passed { cautions += Self.cautions(for: recipe) }
    return [line(for: recipe)]
  }

  mutating func end(_ summary: RunSummary) -> [Message] {
    (cautions.isEmpty ? [] : [.blank] + cautions) + failures + [.blank] + Self.messages(for: summary)
  }

  /// What no wrong way breaks, and the recipe doesn't say why.
  private static func cautions(for recipe: RecipeReport) -> [Message] {
    recipe.verdict.claims.filter { $0.status == .unproven && $0.reason == nil }.flatMap(\.unproven).map {
      check in
      let text =
        if let parts = recipe.verdict.idleParts[check] {
          "no wrong way changes \(parts.joined(separator: ", ")) in the check '\(check)'"
        } else {
          "no wrong way breaks the check '\(check)'"
        }
      return .paragraph(.strong(recipe.id) + MessageText(": \(text)"), marker: .caution("? "), indent: 0)
    }
  }

  private func line(for recipe: RecipeReport) -> Message {
    let verdict = recipe.verdict
    let name = recipe.id.padded(to: width)
    let checks = Self.column(verdict.checks.count, "check")
    let wrongWays = Self.column(max(0, verdict.variants.count - 1), "wrong way")
    var text = (verdict.passed ? .strong(name) : .bad(name)) + MessageText("  \(checks)\(wrongWays)")
    if verdict.passed, !verdict.unproven.isEmpty {
      text = text + .caution("   \(verdict.unproven.count) unproven")
    }
    if !verdict.passed { text = text + .bad("   failed") }
    return .line(text, marker: verdict.passed ? .good("✓ ") : .bad("✗ "))
  }

  /// A number with its noun, numbers below numbers and nouns below nouns.
  private static func column(_ count: Int, _ noun: String) -> String {
    let words = Count.text(count, noun).split(separator: " ", maxSplits: 1)
    return String(words[0]).padded(to: 5, right: true) + " " + String(words[1]).padded(to: noun.count + 1)
  }

  private static func messages(for summary: RunSummary) -> [Message] {
    var text = "\(Count.text(summary.checks, "check")), "
    text += summary.unproven == 0 ? "all proven able to fail" : "\(summary.unproven) of them unproven"
    text += "; \(Count.text(summary.wrongWays, "wrong way"))."
    let recipes = Count.text(summary.recipes, "recipe")
    if summary.failed == 0 {
      return [.paragraph(.good("\(recipes) verified: ") + MessageText(text), marker: .good("✓ "), indent: 0)]
    }
    let failed = "\(summary.failed) of \(recipes) failed: "
    return [.paragraph(.bad(failed) + MessageText(text), marker: .bad("✗ "), indent: 0)]
  }
}
