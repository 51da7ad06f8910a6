@testable import RecipeRunner

extension Reporter {
  /// The whole report of a run: of recipes that ran, and of some that didn't.
  func messages(for reports: [LessonRun], notRun: [String] = []) -> [Message] {
    var reporter = self
    let plan = RunPlan(recipes: reports.map(\.id) + notRun)
    var summary = RunSummary(of: plan)
    var messages = reporter.begin(plan)
    for report in reports {
      summary.count(report)
      messages += reporter.report(report)
    }
    return messages + reporter.end(summary)
  }
}
