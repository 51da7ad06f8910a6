import RecipeKit

/// Reports one line per recipe, then the unproven checks, the failures and the totals.
///
/// For a single recipe it also names counter-proofs that may not decide their claims.
package struct CheckReporter: Reporter {
  private var width = 0
  private var isSingle = false
  private var warnings: [Message] = []
  private var failures: [Message] = []

  mutating func begin(_ plan: RunPlan) -> [Message] {
    width = plan.recipes.map(\.count).max() ?? 0
    isSingle = plan.recipes.count == 1
    return []
  }

  mutating func report(_ recipe: LessonRun) -> [Message] {
    if !recipe.verdict.passed {
      let title = recipe.declaration.card.title
      failures += [.blank, .spread(.bad(recipe.id), aside: .faint(title), indent: 0)]
      failures += FailureMessages.messages(for: recipe)
    }
    let notes =
      isSingle
      ? CounterProofNotes(for: recipe) {
        try? String(contentsOfFile: SourceFiles.ofWorkspace.path(of: $0), encoding: .utf8)
      }.notes : []
    warnings += (RunSummaryText.warnings(for: recipe) + notes).map {
      .paragraph(.strong(recipe.id) + MessageText(prose: ": \($0)"), marker: .warning("? "), indent: 0)
    }
    return [line(for: recipe)]
  }

  mutating func end(_ summary: RunSummary) -> [Message] {
    (warnings.isEmpty ? [] : [.blank] + warnings) + failures + [.blank] + Self.messages(for: summary)
  }

  private func line(for recipe: LessonRun) -> Message {
    let verdict = recipe.verdict
    let name = recipe.id.padded(to: width)
    let checks = Self.column(verdict.checks.count, "check")
    let wrongWays = Self.column(max(0, verdict.variants.count - 1), "wrong way")
    let opposites = recipe.declaration.opposites?.count ?? 0
    // The last column of most lines needs no padding.
    let counterProofs = opposites == 0 ? "" : "  \(Count.text(opposites, "counter-proof"))"
    var text =
      (verdict.passed ? .strong(name) : .bad(name)) + MessageText("  \(checks)\(wrongWays)\(counterProofs)")
    if verdict.passed, !verdict.unproven.isEmpty {
      text = text + .warning("   \(verdict.unproven.count) unproven")
    }
    if !verdict.passed { text = text + .bad("   failed") }
    return .line(text, marker: verdict.passed ? .good("✓ ") : .bad("✗ "))
  }

  /// A number with its noun, aligned in a column.
  private static func column(_ count: Int, _ noun: String) -> String {
    let words = Count.text(count, noun).split(separator: " ", maxSplits: 1)
    return String(words[0]).padded(to: 5, right: true) + " " + String(words[1]).padded(to: noun.count + 1)
  }

  package static func messages(for summary: RunSummary) -> [Message] {
    let totals = RunSummaryText.totals(summary)
    let isSound = summary.exitCode == .verified
    let outcome = "\(totals.outcome): "
    var messages: [Message] = [
      .paragraph(
        (isSound ? .good(outcome) : .bad(outcome)) + MessageText(totals.particulars),
        marker: isSound ? .good("✓ ") : .bad("✗ "),
        indent: 0
      )
    ]
    if let notRun = RunSummaryText.notRun(summary) {
      messages.append(.paragraph(MessageText(notRun), marker: .bad("✗ "), indent: 0))
    }
    return messages
  }
}

struct CheckJSONReporter: Reporter {
  private var recipes: [RecipeEntry] = []

  mutating func report(_ recipe: LessonRun) -> [Message] {
    recipes.append(RecipeEntry(recipe))
    return []
  }

  mutating func end(_ summary: RunSummary) -> [Message] {
    [.verbatim(JSONText.of(Document(recipes: recipes, summary: summary)))]
  }

  private struct Document: Encodable {
    let recipes: [RecipeEntry]
    let summary: RunSummary
  }

  private struct RecipeEntry: Encodable {
    let id: String
    let title: String
    /// Absent for a recipe that has no source.
    let section: String?
    let status: PassStatus
    let checks: [String]
    let unproven: [String]
    let idleParts: [String: [String]]
    let variants: [VariantEntry]
    let issues: [RecipeIssue]

    init(_ report: LessonRun) {
      id = report.id
      title = report.declaration.card.title
      section = report.declaration.card.section
      status = PassStatus(report.verdict.passed)
      checks = report.verdict.checks
      unproven = report.verdict.unproven
      idleParts = report.verdict.idleParts
      variants = zip(report.declaration.variants, report.verdict.variants).map {
        VariantEntry(
          name: $0.name,
          origin: $0.origin,
          status: PassStatus($1.passed),
          deviations: $1.deviations
        )
      }
      issues = report.issues
    }
  }

  private struct VariantEntry: Encodable {
    let name: String
    let origin: VariantDeclaration.Origin
    let status: PassStatus
    let deviations: [Deviation]
  }
}

/// The outcome of a recipe or variant in JSON reports.
enum PassStatus: String, Encodable {
  case passed
  case failed

  init(_ passed: Bool) { self = passed ? .passed : .failed }
}
