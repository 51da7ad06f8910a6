/// What a watch writes where there is no terminal: a line for everything that happens.
struct WatchLog {
  private var reporter = CheckReporter()
  private var summary = RunSummary()

  /// What was saved, and which recipes that affects.
  static func saved(_ paths: [String], _ recipes: [String]) -> [Message] {
    let affected = recipes.isEmpty ? "affects none of the watched recipes" : recipes.joined(separator: ", ")
    return [.paragraph(MessageText("Saved \(paths.joined(separator: ", ")): \(affected)."), indent: 0)]
  }

  static func building(_ command: String) -> [Message] {
    [.paragraph(MessageText("Building: \(command)"), indent: 0)]
  }

  static func stopped(_ problem: String, _ output: [String]) -> [Message] {
    output.map { .line(MessageText($0), marker: "") } + [.paragraph(.bad(problem), indent: 0)]
  }

  mutating func begin(_ plan: RunPlan) -> [Message] {
    reporter = CheckReporter()
    summary = RunSummary(of: plan)
    return reporter.begin(plan)
  }

  mutating func report(_ recipe: RecipeReport) -> [Message] {
    summary.count(recipe)
    return reporter.report(recipe)
  }

  mutating func end() -> [Message] {
    reporter.end(summary)
  }
}
