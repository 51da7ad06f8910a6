/// Writes a summary in Markdown: the totals, a table of the recipes, and what is wrong with them.
struct MarkdownReporter: Reporter {
  private var rows: [[String]] = []
  private var details: [String] = []

  mutating func begin(_ plan: RunPlan) -> [Message] { [] }

  mutating func report(_ recipe: RecipeReport) -> [Message] {
    let verdict = recipe.verdict
    let title = MarkdownText.words(recipe.declaration.card.title)
    rows.append([
      verdict.passed ? "✓" : "✗", MarkdownText.words(recipe.id), title, "\(verdict.checks.count)",
      "\(verdict.unproven.count)", "\(max(0, verdict.variants.count - 1))",
    ])
    let cautions = RunWords.cautions(for: recipe).map { "- \(MarkdownText.words($0))\n" }
    var parts = RecipeCase.cases(of: recipe).flatMap(\.faults).map { fault in
      "\n" + MarkdownText.block(LimitedMarkdown.beginning(of: fault.text))
    }
    if let first = cautions.first { parts += ["\n" + first] + cautions.dropFirst() }
    guard !parts.isEmpty else { return [] }
    parts[0] = "\n### \(verdict.passed ? "?" : "✗") \(MarkdownText.words(recipe.id)): \(title)\n" + parts[0]
    details += parts
    return []
  }

  mutating func end(_ summary: RunSummary) -> [Message] {
    let totals = RunWords.totals(summary)
    let mark = summary.exitCode == .verified ? "✓" : "✗"
    var text = LimitedMarkdown()
    text.add("## \(mark) \(totals.outcome)\n\n\(MarkdownText.words(totals.particulars))\n")
    if let notRun = RunWords.notRun(summary) {
      text.add("\n\(MarkdownText.words(LimitedMarkdown.beginning(of: notRun)))\n")
    }
    if !rows.isEmpty {
      let titles = ["", "Recipe", "Title", "Checks", "Unproven", "Wrong ways"]
      text.add("\n" + MarkdownText.table(titles, numbers: [3, 4, 5], rows: []))
      text.add(rows.map(MarkdownText.row), "rows of the table", share: 0.5)
    }
    text.add(details, "remarks on recipes")
    return [.verbatim(text.finished)]
  }
}
