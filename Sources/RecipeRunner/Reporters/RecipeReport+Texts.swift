extension RecipeReport {
  /// What every reporter says of a run of this recipe alone, one after the other, in 80 columns without colour.
  ///
  /// For random cases: whatever a worker wrote, each report must come to an end.
  package var everyReport: String {
    let plan = RunPlan(recipes: [id])
    var summary = RunSummary(of: plan)
    summary.count(self)
    let console = Console(width: 80, usesColor: false)
    let subjects: [ReportSubject] = [.verdicts, .claims, .lessons(.full)]
    return subjects.flatMap { subject in
      ReportFormat.allCases.map { format in
        var reporter = format.reporter(of: subject)
        return console.text(reporter.begin(plan) + reporter.report(self) + reporter.end(summary))
      }
    }.joined()
  }
}
