import Testing

@testable import RecipeRunner

/// Truth: a stream that others wrote may name a check twice, and the report of all claims says what is known of it.
struct ClaimEntryTests {
  @Test func aCheckThatIsNamedTwiceIsToldOnce() throws {
    var report = Sample.passing
    report.verdict.claims[0].unproven = ["a", "a"]
    report.verdict.idleParts = ["a": [".width"], "other": [".height"]]
    let entry = try #require(ClaimEntry.entries(of: report).first)
    #expect(entry.idleParts == ["a": [".width"]])
  }
}
