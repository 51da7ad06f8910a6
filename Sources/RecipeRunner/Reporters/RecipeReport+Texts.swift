extension RecipeReport {
  /// What every reporter says of a run of this recipe alone, one after the other, in 80 columns without colour.
  ///
  /// For random cases: whatever a worker wrote, each report must come to an end.
  package var everyReport: String {
    var summary = RunSummary()
    summary.count(verdict)
    let console = Console(width: 80, usesColor: false)
    let reporters: [any Reporter] = [
      CheckReporter(), CheckJSONReporter(), ClaimsReporter(), ClaimsJSONReporter(),
      LessonReporter(length: .full),
    ]
    return reporters.map { reporter in
      var reporter = reporter
      return console.text(reporter.begin([id]) + reporter.report(self) + reporter.end(summary))
    }.joined()
  }
}
