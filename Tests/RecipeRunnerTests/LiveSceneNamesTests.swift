import Testing

@testable import RecipeKit
@testable import RecipeRunner

/// Truth: docs/EventStream.md on live scenes: the name of a scene is unique, and is the name of a file.
struct LiveSceneNamesTests {
  @Test func aSceneNeedsAWellFormedNameOfItsOwn() {
    var report = Sample.passing
    let count = CountRecord(unit: "task", values: [0, 1])
    report.runs[0].entries += [
      .live(LiveRecord(name: "l", caption: "L", count: count)),
      .live(LiveRecord(name: "l", caption: "L", count: count)),
      .live(LiveRecord(name: "../evil", caption: "", count: count)),
    ]
    let issues = Evaluation(of: report).issues.map(\.text)
    #expect(issues.contains { $0.hasPrefix("Two scenes are called 'l' in the right way.") })
    #expect(issues.contains { $0.hasPrefix("The name '../evil' of a scene") })
  }
}
