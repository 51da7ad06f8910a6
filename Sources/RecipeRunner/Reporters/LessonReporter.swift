/// Shows each recipe as a lesson.
struct LessonReporter: Reporter {
  private var isFirst = true

  mutating func begin(_ recipes: [String]) -> [Message] { [] }

  mutating func report(_ recipe: RecipeReport) -> [Message] {
    defer { isFirst = false }
    let lesson = LessonMessages.messages(for: recipe)
    return isFirst ? lesson : [.blank, .blank] + lesson
  }

  mutating func end(_ summary: RunSummary) -> [Message] { [] }
}
