import RecipeKit

/// What the pages of the whole site keep of a lesson whose own page is written.
struct LessonEntry {
  let lesson: SiteMap.Lesson
  let card: RecipeCard
  let facts: LessonFacts
  let verdict: RecipeVerdict
  let claims: [ClaimRecord]
  /// When the checks of claims fail, by the claims' ids.
  let opposites: [String: [OppositeRecord]]
  /// The sentences of its checks, by the checks' ids.
  let sentences: [String: String]
  /// The ids of the checks that the right way fails.
  let failed: Set<String>
  /// The still of its card, and the film that it stands for.
  let cover: (still: HTML, film: String?)?

  init(_ lesson: SiteMap.Lesson, _ report: RecipeReport, cover: (still: HTML, film: String?)?) {
    self.lesson = lesson
    card = report.declaration.card
    facts = LessonFacts(report)
    verdict = report.verdict
    claims = report.declaration.claims
    opposites = Dictionary(grouping: report.declaration.opposites ?? [], by: \.claim)
    let checks = report.runs.first?.checksByID ?? [:]
    sentences = checks.mapValues(\.sentence)
    failed = Set(checks.filter { !$0.value.passed }.keys)
    self.cover = cover
  }
}
