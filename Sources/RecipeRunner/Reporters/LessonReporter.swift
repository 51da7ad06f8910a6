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
