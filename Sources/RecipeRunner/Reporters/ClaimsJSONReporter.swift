/// Writes all claims as one list for programs.
struct ClaimsJSONReporter: Reporter {
  private var claims: [ClaimEntry] = []

  mutating func begin(_ plan: RunPlan) -> [Message] { [] }

  mutating func report(_ recipe: RecipeReport) -> [Message] {
    claims += ClaimEntry.entries(of: recipe)
    return []
  }

  mutating func end(_ summary: RunSummary) -> [Message] {
    [.verbatim(JSONText.of(claims))]
  }
}
