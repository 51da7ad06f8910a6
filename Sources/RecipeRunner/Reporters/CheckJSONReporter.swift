import RecipeKit

/// Writes the verdicts as one object for programs.
struct CheckJSONReporter: Reporter {
  private var recipes: [RecipeEntry] = []

  mutating func begin(_ plan: RunPlan) -> [Message] { [] }

  mutating func report(_ recipe: RecipeReport) -> [Message] {
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
    /// Missing for a recipe of our own.
    let section: String?
    let status: PassStatus
    let checks: [String]
    let unproven: [String]
    let idleParts: [String: [String]]
    let variants: [VariantEntry]
    let issues: [RecipeIssue]

    init(_ report: RecipeReport) {
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
