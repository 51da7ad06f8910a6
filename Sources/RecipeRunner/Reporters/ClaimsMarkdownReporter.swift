/// Writes in Markdown how many claims each recipe covers, and those that are not proven.
struct ClaimsMarkdownReporter: Reporter {
  private var rows: [[String]] = []
  private var claims: [ClaimEntry] = []

  mutating func begin(_ plan: RunPlan) -> [Message] { [] }

  mutating func report(_ recipe: RecipeReport) -> [Message] {
    let entries = ClaimEntry.entries(of: recipe)
    let counts = ClaimVerdict.Status.allCases.map { status in "\(entries.count { $0.status == status })" }
    rows.append(
      [recipe.verdict.passed ? "✓" : "✗", MarkdownText.words(recipe.id), "\(entries.count)"] + counts
    )
    claims += entries
    return []
  }

  mutating func end(_ summary: RunSummary) -> [Message] {
    let statuses = ClaimVerdict.Status.allCases.map(\.rawValue.capitalized)
    let titles = ["", "Recipe", "Claims"] + statuses
    var text = LimitedMarkdown()
    text.add("## Claims\n\n")
    text.add(MarkdownText.table(titles, numbers: Set(titles.indices.dropFirst(2)), rows: []))
    text.add(rows.map(MarkdownText.row), "rows of the table", share: 0.5)
    for status in [ClaimVerdict.Status.unproven, .uncovered] {
      let weak = claims.filter { $0.status == status }
      guard !weak.isEmpty else { continue }
      text.add("\n### \(status.rawValue.capitalized)\n\n")
      let lines = weak.map { claim in
        let reason = claim.reason.map { " → \(MarkdownText.words($0))" } ?? ""
        return "- **\(MarkdownText.words(claim.id))**: \(MarkdownText.words(claim.claim))\(reason)\n"
      }
      text.add(lines, "claims that are \(status.rawValue)")
    }
    if let notRun = RunWords.notRun(summary) {
      text.add("\n\(MarkdownText.words(LimitedMarkdown.beginning(of: notRun)))\n")
    }
    return [.verbatim(text.finished)]
  }
}
