/// Shows one line a recipe, then what failed, then the totals.
struct CheckReporter: Reporter {
  private var collector = ReportCollector()
  private var width = 0

  mutating func messages(for event: Event) -> [Message] {
    switch event.kind {
    case .runStarted(let start):
      width = start.recipes.map(\.count).max() ?? 0
      return []
    case .runEnded(let summary):
      return failures + [.blank] + Self.messages(for: summary)
    default:
      return collector.add(event).map { [line(for: $0)] } ?? []
    }
  }

  private func line(for report: RecipeReport) -> Message {
    let verdict = report.verdict
    let passed = verdict?.passed == true
    let name = report.id.padded(to: width)
    let checks = Self.column(verdict?.checks.count ?? 0, "check")
    let wrongWays = Self.column(max(0, (verdict?.variants.count ?? 0) - 1), "wrong way")
    var text = (passed ? .strong(name) : .bad(name)) + MessageText("  \(checks)\(wrongWays)")
    if passed, let unproven = verdict?.unproven.count, unproven > 0 {
      text = text + .caution("   \(unproven) unproven")
    }
    if !passed { text = text + .bad("   failed") }
    return .line(text, marker: passed ? .good("✓ ") : .bad("✗ "))
  }

  /// A number with its noun, numbers below numbers and nouns below nouns.
  private static func column(_ count: Int, _ noun: String) -> String {
    let words = Count.text(count, noun).split(separator: " ", maxSplits: 1)
    return String(words[0]).padded(to: 5, right: true) + " " + String(words[1]).padded(to: noun.count + 1)
  }

  private var failures: [Message] {
    collector.reports.filter { $0.verdict?.passed != true }.flatMap { report -> [Message] in
      let title = report.declaration?.card.title ?? ""
      return [.blank, .spread(.bad(report.id), aside: .faint(title), indent: 0)]
        + FailureMessages.messages(for: report)
    }
  }

  static func messages(for summary: RunSummary) -> [Message] {
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

extension String {
  /// The text with spaces behind it, or before it, to the given width.
  func padded(to width: Int, right: Bool = false) -> String {
    let spaces = String(repeating: " ", count: max(0, width - count))
    return right ? spaces + self : self + spaces
  }
}
