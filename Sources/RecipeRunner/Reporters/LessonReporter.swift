/// Shows each recipe as a lesson.
struct LessonReporter: Reporter {
  private var collector = ReportCollector()

  mutating func messages(for event: Event) -> [Message] {
    guard let report = collector.add(event) else { return [] }
    let lesson = LessonMessages.messages(for: report)
    return collector.reports.count == 1 ? lesson : [.blank, .blank] + lesson
  }
}
