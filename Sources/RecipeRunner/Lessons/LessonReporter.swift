import RecipeKit

/// Shows each recipe as a lesson.
struct LessonReporter: Reporter {
  private let length: LessonLength
  /// The ids of the tool's own recipes, in the order of the learning path.
  private let path: [String]
  private var isFirst = true
  private var hints = CommandHints(nil)

  init(length: LessonLength, path: [String] = []) {
    (self.length, self.path) = (length, path)
  }

  mutating func begin(_ plan: RunPlan) -> [Message] {
    hints = CommandHints(plan.plugins, path: path)
    return []
  }

  mutating func report(_ recipe: LessonRun) -> [Message] {
    defer { isFirst = false }
    let lesson = LessonMessages.messages(for: LessonContent(recipe), length, hints)
    return isFirst ? lesson : [.blank, .blank] + lesson
  }

  mutating func end(_ summary: RunSummary) -> [Message] {
    guard let notRun = RunSummaryText.notRun(summary) else { return [] }
    return [.blank, .paragraph(MessageText(notRun), marker: .bad("✗ "), indent: 0)]
  }
}

/// Writes the lessons as a JSON array.
struct LessonJSONReporter: Reporter {
  private var lessons: [Entry] = []

  mutating func report(_ recipe: LessonRun) -> [Message] {
    lessons.append(Entry(LessonContent(recipe)))
    return []
  }

  mutating func end(_ summary: RunSummary) -> [Message] {
    [.verbatim(JSONText.of(lessons))]
  }

  private struct Entry: Encodable {
    let card: RecipeCard
    let status: PassStatus
    let claims: [ClaimEntry]
    let variants: [Variant]
    let issues: [RecipeIssue]

    init(_ lesson: LessonContent) {
      card = lesson.card
      status = PassStatus(lesson.report.verdict.passed)
      claims = ClaimEntry.entries(of: lesson.report)
      variants = lesson.ways.filter(\.hasRun).map(Variant.init)
      issues = lesson.report.issues
    }
  }

  private struct Variant: Encodable {
    let declaration: VariantDeclaration
    let outputs: [OutputRecord]
    let notes: [String]
    let checks: [CheckRecord]
    /// The names of its pictures and films.
    let moments: [String]
    /// For a wrong way: how its snapshots differ from the right way's.
    let compared: [Comparison]

    init(_ way: LessonContent.Way) {
      declaration = way.variant
      outputs = way.outputs
      notes = way.notes
      checks = way.checks
      moments = way.snapshots.map(\.name)
      compared = way.snapshots.compactMap(Comparison.init)
    }
  }

  private struct Comparison: Encodable {
    let moment: String
    let kind: SnapshotRecord.Kind
    let differs: Bool
    let words: String

    init?(_ snapshot: SnapshotRecord) {
      guard let comparison = snapshot.beside else { return nil }
      moment = snapshot.name
      kind = snapshot.kind
      differs = comparison.differs
      words = comparison.words
    }
  }
}
