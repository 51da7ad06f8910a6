import RecipeKit
import Testing

@testable import RecipeRunner

/// Truth: docs/EventStream.md: what belongs to a variant comes between its start and its end.
@Suite struct RecipeReportTests {
  @Test func eventsAddUpToAReport() {
    var report = RecipeReport(id: "a")
    let kinds: [Event.Kind] = [
      .recipeStarted(Sample.declaration("a")), .variantStarted, .output(.init(name: "n", value: "v")),
      .check(Sample.check("a", passed: true)), .variantEnded(.init()), .variantStarted,
      .note(.init(text: "t")), .variantEnded(.init(error: "e")), .issue(RecipeIssue("i")),
    ]
    for kind in kinds { report.add(Event(kind, recipe: "a")) }
    #expect(report.declaration == Sample.declaration("a"))
    #expect(report.runs.map(\.end) == [.finished, .threw("e")])
    let check = Sample.check("a", passed: true)
    #expect(report.runs[0].entries == [.output(name: "n", value: "v"), .check(check)])
    #expect(report.runs[1].entries == [.note("t")])
    #expect(report.issues == [RecipeIssue("i")])
  }

  @Test func aRunWithoutAnEndIsLost() {
    var report = RecipeReport(id: "a")
    report.add(Event(.variantStarted, recipe: "a"))
    #expect(report.runs.map(\.end) == [.lost])
  }

  @Test func strayEventsDoNoHarm() {
    var report = RecipeReport(id: "a")
    report.add(Event(.check(Sample.check("a", passed: true)), recipe: "a"))
    report.add(Event(.variantEnded(.init()), recipe: "a"))
    #expect(report.runs.isEmpty)
  }
}
