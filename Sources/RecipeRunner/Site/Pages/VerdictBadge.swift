/// Says in a few words whether a recipe holds.
enum VerdictBadge {
  static func html(for report: RecipeReport) -> HTML {
    HTML("span", ["class": report.verdict.passed ? "badge good" : "badge bad"], words(for: report.verdict))
  }

  /// The totals of a run as a paragraph.
  static func totals(of summary: RunSummary) -> HTML {
    let totals = RunWords.totals(summary)
    let isSound = summary.exitCode == .verified
    let badge = HTML(
      "span",
      ["class": isSound ? "badge good" : "badge bad"],
      "\(isSound ? "✓" : "✗") \(totals.outcome)"
    )
    return HTML("p", ["class": "verdict"], [badge, HTML(" "), HTML(totals.particulars)])
  }

  static func words(for verdict: RecipeVerdict) -> String {
    guard verdict.passed else { return "✗ failed" }
    let wrongWays = max(0, verdict.variants.count - 1)
    let checks = "✓ \(Count.text(verdict.checks.count, "check"))"
    let unproven = verdict.unproven.isEmpty ? "" : ", \(verdict.unproven.count) unproven"
    return (wrongWays == 0 ? checks : "\(checks), \(Count.text(wrongWays, "wrong way"))") + unproven
  }
}
