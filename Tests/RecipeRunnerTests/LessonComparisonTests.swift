import Testing

@testable import RecipeKit
@testable import RecipeRunner

/// Truth: docs/Pictures.md: a lesson names the command for each wrong way that looks different, and notes the
/// others.
struct LessonComparisonTests {
  private let console = Console(width: 80, usesColor: false)

  private func picture(_ name: String, differs: Bool?) -> StageEntry {
    let beside = differs.map { ComparisonRecord(differs: $0, words: "w") }
    return .snapshot(SnapshotRecord(name: name, caption: "After the \(name)", beside: beside))
  }

  private func lesson(_ entries: [StageEntry], _ length: LessonLength = .short) -> String {
    var report = Sample.passing
    report.runs[1].entries += entries
    var reporter = LessonReporter(length: length)
    return console.text(reporter.report(report))
  }

  @Test func whatCanBeSeenHasACommand() {
    let film = StageEntry.snapshot(
      SnapshotRecord(
        name: "turn",
        caption: "The turn",
        seconds: 1,
        beside: ComparisonRecord(differs: true, words: "w")
      )
    )
    let entries = [
      film, picture("start", differs: false), picture("tap", differs: true), picture("end", differs: true),
    ]
    let text = lesson(entries, .full)
    #expect(text.contains("After the tap, right beside wrong:"))
    #expect(text.contains(" picture sample --variant w \\\n      --step tap --output w.svg\n"))
    #expect(!text.contains("--step end") && !text.contains("--step start"))
    #expect(text.contains("and turn (a film), end"))
    #expect(lesson([film], .full).contains(" film sample --variant w \\\n      --step turn --output w.svg\n"))
    #expect(!lesson(entries, .short).contains("right beside wrong"))
  }

  @Test func whatCannotBeSeenIsSaid() {
    let text = lesson([picture("start", differs: false)], .full)
    #expect(!lesson([picture("start", differs: false)]).contains("No recorded picture"))
    #expect(text.contains("No recorded picture or film differs from the right way's."))
    #expect(!text.contains("--variant"))
  }

  @Test func whereNothingWasComparedNothingIsSaid() {
    for entries in [[], [picture("start", differs: nil)]] {
      let text = lesson(entries)
      #expect(!text.contains("No recorded picture") && !text.contains("--variant"))
    }
  }

  @Test func programsAreTold() {
    var report = Sample.passing
    report.runs[1].entries.append(picture("tap", differs: true))
    var reporter = LessonJSONReporter()
    _ = reporter.report(report)
    let text = console.text(reporter.end(RunSummary(of: RunPlan(recipes: ["sample"]))))
    for part in ["\"compared\"", "\"differs\" : true", "\"kind\" : \"picture\"", "\"moment\" : \"tap\""] {
      #expect(text.contains(part), "\(part) is missing in \(text)")
    }
  }
}
