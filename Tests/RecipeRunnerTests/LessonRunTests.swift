import Testing

@testable import RecipeKit
@testable import RecipeRunner

/// Truth: docs/EventStream.md: the events of a variant come between its start and its end.
struct LessonRunTests {
  @Test func eventsAddUpToAReport() {
    var report = LessonRun(Sample.declaration("a", claims: []))
    let output = StageEntry.output(.init(name: "n", value: "v"))
    let check = StageEntry.check(Sample.check("a", passed: true))
    let note = StageEntry.note(.init(text: "t"))
    let events = [
      Event(declaration: Sample.declaration("a")), Event(variantStarted: .init()), Event(entry: output),
      Event(entry: check), Event(variantEnded: .init()), Event(variantStarted: .init()), Event(entry: note),
      Event(variantEnded: .init(error: "e")), Event(issue: RecipeIssue("i")),
    ]
    for event in events { report.add(event) }
    #expect(report.declaration == Sample.declaration("a"))
    #expect(report.runs.map(\.end) == [.finished, .threw(error: "e")])
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
    var report = LessonRun(Sample.declaration("a"))
    report.add(Event(recipe: "a", variantStarted: .init()))
    #expect(report.runs.map(\.end) == [.lost])
  }

  @Test func strayEventsDoNoHarm() {
    var report = LessonRun(Sample.declaration("a"))
    report.add(Event(recipe: "a", entry: .check(Sample.check("a", passed: true))))
    report.add(Event(recipe: "a", variantEnded: .init()))
    #expect(report.runs.isEmpty)
  }
}
