import RecipeKit

package enum FailureMessages {
  static func messages(for report: LessonRun) -> [Message] {
    var blocks = report.deviations.map { messages(for: $1, in: $0, report.declaration.isRecorded) }
    blocks += report.issues.map { messages(for: $0) }
    if report.declaration.isRecorded,
      report.verdict.variants.dropFirst().contains(where: { !$0.deviations.isEmpty })
    {
      let words =
        "`Recorded.txt` lists what wrong ways break. If the change is intended, record it and review the "
        + "diff: `recipes check \(report.id) \(Options.record.name)`"
      blocks.append([.paragraph(MessageText(prose: words))])
    }
    return Array(blocks.joined(separator: [.blank]))
  }

  /// A sentence about a deviation.
  ///
  /// - Parameter isRecorded: whether the checks that wrong ways break were recorded.
  package static func sentence(
    for deviation: Deviation,
    in variant: VariantDeclaration,
    _ isRecorded: Bool = false
  ) -> String {
    let check = deviation.check
    let wrongWay = "The wrong way '\(variant.name)'"
    return switch deviation.rule {
    case .rightWayFails: "The right way fails the check '\(check.id)'."
    case .notBroken: "\(wrongWay) must break the check '\(check.id)', but passes it."
    case .otherValue:
      "\(wrongWay) breaks the check '\(check.id)', but with another value than \(isRecorded ? "recorded" : "documented")."
    case .brokenToo:
      "\(wrongWay) breaks the check '\(check.id)' too, which "
        + (isRecorded ? "is not recorded." : "its `breaks` do not name.")
    }
  }

  static func messages(
    for deviation: Deviation,
    in variant: VariantDeclaration,
    _ isRecorded: Bool = false
  ) -> [Message] {
    let check = deviation.check
    let text = sentence(for: deviation, in: variant, isRecorded)
    let values = VisibleSpaces.of(check.expected, check.actual)
    var fields = [
      Message.Field("check", MessageText(prose: check.sentence)),
      Message.Field("expected", MessageText(values.expected)),
      Message.Field("actual", .bad(values.actual)),
    ]
    if deviation.rule != .rightWayFails, let seeing = deviation.seeing {
      fields.append(Message.Field(isRecorded ? "recorded" : "documented", MessageText(seeing)))
    }
    fields.append(
      Message.Field("at", .faint("\(SourceFiles.ofWorkspace.path(of: check.file)):\(check.line)"))
    )
    return [.paragraph(MessageText(prose: text), marker: .bad("✗ ")), .fields(fields, indent: 6)]
  }

  static func messages(for issue: RecipeIssue) -> [Message] {
    [.paragraph(MessageText(prose: issue.text), marker: .bad("✗ "))]
      + issue.evidence.map { .paragraph(.faint($0), indent: $0.hasPrefix(" ") ? 8 : 6) }
  }
}

/// Sentences that several reports share.
package enum RunSummaryText {
  /// The totals in two parts: the results, and the contents of the recipes.
  package static func totals(_ summary: RunSummary) -> (outcome: String, particulars: String) {
    let recipes = Count.text(summary.recipes, "recipe")
    if summary.recipes == 0 {
      return summary.notRun.isEmpty
        ? ("0 recipes verified", "no recipe is in this shard.")
        : ("Nothing was verified", "no recipe finished.")
    }
    let outcome = summary.failed == 0 ? "\(recipes) verified" : "\(summary.failed) of \(recipes) failed"
    var particulars = "\(Count.text(summary.checks, "check")), "
    let facts = Count.text(summary.facts, "fact")
    switch (summary.unproven, summary.facts) {
    case (0, 0): particulars += "all proven"
    case (0, _): particulars += "all proven except \(facts) of UIKit"
    case (let unproven, 0): particulars += "\(unproven) of them unproven"
    case (let unproven, _): particulars += "\(unproven) of them unproven, \(facts) of UIKit"
    }
    particulars += "; \(Count.text(summary.wrongWays, "wrong way"))"
    if summary.counterProofs > 0 { particulars += ", \(Count.text(summary.counterProofs, "counter-proof"))" }
    particulars += "."
    return (outcome, particulars)
  }

  /// The recipes that did not run because the run was stopped; nil if there are none.
  static func notRun(_ summary: RunSummary) -> String? {
    guard !summary.notRun.isEmpty else { return nil }
    let recipes = Count.text(summary.notRun.count, "recipe")
    return "The run was stopped before \(recipes): \(summary.notRun.joined(separator: ", "))."
  }

  /// The unproven checks of a recipe that passes.
  static func warnings(for recipe: LessonRun) -> [String] {
    guard recipe.verdict.passed else { return [] }
    return recipe.verdict.claims.filter { $0.status == .unproven }.flatMap(\.unproven).map {
      check in
      if let parts = recipe.verdict.idleParts[check] {
        "no wrong way or counter-proof changes \(parts.joined(separator: ", ")) in the check '\(check)'"
      } else {
        "no wrong way or counter-proof breaks the check '\(check)'"
      }
    }
  }
}
