import Testing

@testable import RecipeKit
@testable import RecipeRunner

/// Truth: docs/EventStream.md: the events of a variant come between its start and its end.
struct RecipeReportTests {
  @Test func eventsAddUpToAReport() {
    var report = RecipeReport(Sample.declaration("a", claims: []))
    let output = StageEntry.output(.init(name: "n", value: "v"))
    let check = StageEntry.check(Sample.check("a", passed: true))
    let note = StageEntry.note(.init(text: "t"))
    let kinds: [Event.Kind] = [
      .recipeStarted(Sample.declaration("a")), .variantStarted, .entry(output), .entry(check),
      .variantEnded(.init()), .variantStarted, .entry(note), .variantEnded(.init(error: "e")),
      .issue(RecipeIssue("i")),
    ]
    for kind in kinds { report.add(Event(kind, recipe: "a")) }
    #expect(report.declaration == Sample.declaration("a"))
    #expect(report.runs.map(\.end) == [.finished, .threw("e")])
    #expect(report.runs[0].entries == [output, check])
    #expect(report.runs[1].entries == [note])
    #expect(report.issues == [RecipeIssue("i")])
  }

  @Test func aJudgedReportHasTheVerdictAndWhatIsWrong() {
    var report = Sample.report(claims: [.core("a", "A.")], breaks: ["a"])
    report.runs = [Sample.run([]), Sample.run([])]
    report.issues = [RecipeIssue("Something happened.")]
    let evaluation = Evaluation(of: report)
    report.judge()
    #expect(report.verdict == evaluation.verdict)
    #expect(report.issues == [RecipeIssue("Something happened.")] + evaluation.issues)
    #expect(report.issues.count > 1)
  }

  @Test func aRunWithoutAnEndIsLost() {
    var report = RecipeReport(Sample.declaration("a"))
    report.add(Event(.variantStarted, recipe: "a"))
    #expect(report.runs.map(\.end) == [.lost])
  }

  @Test func strayEventsDoNoHarm() {
    var report = RecipeReport(Sample.declaration("a"))
    report.add(Event(.entry(.check(Sample.check("a", passed: true))), recipe: "a"))
    report.add(Event(.variantEnded(.init()), recipe: "a"))
    #expect(report.runs.isEmpty)
  }
}
