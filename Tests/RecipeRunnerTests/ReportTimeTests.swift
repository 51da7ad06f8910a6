import Foundation
import RecipeKit
import Testing

@testable import RecipeRunner

/// Truth: Ant's and Jenkins' descriptions of `time`, a decimal number of seconds; docs/Running.md on the
/// measured times.
struct ReportTimeTests {
  @Test func jUnitHasTheTimesOfTheRecipeAndItsVariants() {
    var report = Sample.passing
    report.time = RecipeTime(seconds: 12.345, variants: [0.04, 10])
    let text = junit(report)
    #expect(text.contains("skipped=\"0\" time=\"12.345\">"))
    for (name, time) in [("right way", "0.040"), ("w", "10.000"), ("the recipe itself", "2.305")] {
      #expect(text.contains("name=\"\(name)\" classname=\"sample\" time=\"\(time)\"/>"), "\(text)")
    }
  }

  @Test func aVariantThatWasCutShortHasNoTime() {
    var report = Sample.passing
    report.runs[1].end = .lost
    report.time = RecipeTime(seconds: 0.001, variants: [0.004])
    report.judge()
    let text = junit(report)
    #expect(text.contains("name=\"w\" classname=\"sample\">") && text.contains("time=\"0.000\""), "\(text)")
  }

  /// A report made from a stream has the times of the original run.
  @Test func aReportOfEventsHasTheTimesOfTheRun() async throws {
    let folder = try TemporaryFolder()
    let (events, file) = (folder.path("e"), folder.path("j"))
    let options = "--report events:\(events) --report junit:\(file)"
    let check = try await ToyTool(shell: "\"$0\" check slow passing \(options)")
    #expect(check.status == 0)
    let reported = try await ToyTool("report", events, "--format", "junit")
    #expect(try folder.text("j") == reported.output)
    // Its right way sleeps for 1.5 s; on a busy machine its start is noticed late.
    let right = try #require(
      reported.output.firstMatch(of: #/name="right way" classname="slow" time="([0-9.]+)"/#)
    )
    let whole = try #require(reported.output.firstMatch(of: #/name="slow" [^>]*time="([0-9.]+)"/#))
    let (rightTime, wholeTime) = (try #require(Double(right.1)), try #require(Double(whole.1)))
    #expect(rightTime > 0.5 && wholeTime >= rightTime)
    let without = try await ToyTool("report", events, "--format", "junit", "--no-times")
    let again = try await ToyTool("check", "slow", "passing", "--format", "junit", "--no-times")
    #expect(without.output == again.output && !again.output.contains("time="))
  }

  private func junit(_ report: LessonRun) -> String {
    Console.plain.text(JUnitReporter().messages(for: [report]))
  }
}
