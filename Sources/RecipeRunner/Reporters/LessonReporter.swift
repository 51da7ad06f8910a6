import RecipeKit

/// Shows each recipe as a lesson.
struct LessonReporter: Reporter {
  private let length: LessonLength
  private var isFirst = true
  private var hints = CommandHints(nil)

  init(length: LessonLength) {
    self.length = length
  }

  mutating func begin(_ plan: RunPlan) -> [Message] {
    hints = CommandHints(plan.plugins)
    return []
  }

  mutating func report(_ recipe: RecipeReport) -> [Message] {
    defer { isFirst = false }
    let lesson = LessonMessages.messages(for: recipe, length, hints)
    return isFirst ? lesson : [.blank, .blank] + lesson
  }

  mutating func end(_ summary: RunSummary) -> [Message] {
    guard let notRun = RunWords.notRun(summary) else { return [] }
    return [.blank, .paragraph(MessageText(notRun), marker: .bad("✗ "), indent: 0)]
  }
}

/// Writes the lessons as one list for programs.
struct LessonJSONReporter: Reporter {
  private var lessons: [Lesson] = []

  mutating func begin(_ plan: RunPlan) -> [Message] { [] }

  mutating func report(_ recipe: RecipeReport) -> [Message] {
    lessons.append(Lesson(recipe))
    return []
  }

  mutating func end(_ summary: RunSummary) -> [Message] {
    [.verbatim(JSONText.of(lessons))]
  }

  private struct Lesson: Encodable {
    let card: RecipeCard
    let status: PassStatus
    let claims: [ClaimEntry]
    let variants: [Variant]
    let issues: [RecipeIssue]

    init(_ report: RecipeReport) {
      card = report.declaration.card
      status = PassStatus(report.verdict.passed)
      claims = ClaimEntry.entries(of: report)
      variants = zip(report.declaration.variants, report.runs).map { Variant(declaration: $0, run: $1) }
      issues = report.issues
    }
  }

  private struct Variant: Encodable {
    let declaration: VariantDeclaration
    let outputs: [OutputRecord]
    let notes: [String]
    let checks: [CheckRecord]
    /// The names of its pictures and films.
    let moments: [String]
    /// Of a wrong way, which of them look different from the right way's, and how.
    let compared: [Comparison]

    init(declaration: VariantDeclaration, run: VariantRun) {
      self.declaration = declaration
      outputs = run.entries.compactMap { if case .output(let output) = $0 { output } else { nil } }
      notes = run.entries.compactMap { if case .note(let note) = $0 { note.text } else { nil } }
      checks = run.checks
      moments = run.moments
      compared = run.comparedSnapshots.map(Comparison.init)
    }
  }

  private struct Comparison: Encodable {
    let moment: String
    let kind: ComparedSnapshot.Kind
    let differs: Bool
    let words: String

    init(_ moment: ComparedSnapshot) {
      self.moment = moment.name
      kind = moment.kind
      differs = moment.differs
      words = moment.words
    }
  }
}
