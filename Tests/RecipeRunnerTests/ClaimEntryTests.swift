import Testing

@testable import RecipeRunner

/// Truth: a stream from elsewhere may contain a check twice; the report of all claims must still be made.
struct ClaimEntryTests {
  @Test func aCheckThatIsNamedTwiceIsToldOnce() throws {
    var report = Sample.passing
    report.verdict.claims[0].unproven = ["a", "a"]
    report.verdict.idleParts = ["a": [".width"], "other": [".height"]]
    let entry = try #require(ClaimEntry.entries(of: report).first)
    #expect(entry.idleParts == ["a": [".width"]])
  }
}
