/// Writes a summary in Markdown: the totals, a table of the recipes, and what is wrong with them.
struct MarkdownReporter: Reporter {
  private var rows: [[String]] = []
  private var details = ""

  mutating func begin(_ plan: RunPlan) -> [Message] { [] }

  mutating func report(_ recipe: RecipeReport) -> [Message] {
    let verdict = recipe.verdict
    let title = MarkdownText.words(recipe.declaration.card.title)
    rows.append([
      verdict.passed ? "✓" : "✗", MarkdownText.words(recipe.id), title, "\(verdict.checks.count)",
      "\(verdict.unproven.count)", "\(max(0, verdict.variants.count - 1))",
    ])
    let faults = RecipeCase.cases(of: recipe).flatMap(\.faults)
    let cautions = RunWords.cautions(for: recipe)
    guard !faults.isEmpty || !cautions.isEmpty else { return [] }
    details += "\n### \(verdict.passed ? "?" : "✗") \(MarkdownText.words(recipe.id)): \(title)\n"
    details += faults.map { "\n" + MarkdownText.block($0.text) }.joined()
    details += cautions.isEmpty ? "" : "\n"
    details += cautions.map { "- \(MarkdownText.words($0))\n" }.joined()
    return []
  }

  mutating func end(_ summary: RunSummary) -> [Message] {
    let totals = RunWords.totals(summary)
    let mark = summary.exitCode == .verified ? "✓" : "✗"
    var text = "## \(mark) \(totals.outcome)\n\n\(MarkdownText.words(totals.particulars))\n"
    if let notRun = RunWords.notRun(summary) { text += "\n\(MarkdownText.words(notRun))\n" }
    if !rows.isEmpty {
      let titles = ["", "Recipe", "Title", "Checks", "Unproven", "Wrong ways"]
      text += "\n" + MarkdownText.table(titles, numbers: [3, 4, 5], rows: rows)
    }
    return [.verbatim(text + details)]
  }
}
