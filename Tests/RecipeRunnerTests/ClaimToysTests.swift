import Testing

/// Truth: the rules for claims and counter-proofs in docs/Recipes.md; each violation is reported with a
/// remedy.
struct ClaimToysTests {
  private func check(_ id: String) async throws -> ToyTool {
    try await ToyTool("check", id, toys: "claims")
  }

  /// A tool's output as one line.
  private func words(_ tool: ToyTool) -> String {
    (tool.output + tool.errors).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func aClaimThatFailsUnderItsOppositeIsProven() async throws {
    let tool = try await check("sound-claims")
    #expect(tool.status == 0, "\(tool.output)")
    #expect(words(tool).contains("3 checks 1 wrong way 3 counter-proofs ✓"), "\(tool.output)")
    #expect(words(tool).contains("3 checks, all proven except 1 fact of UIKit; 1 wrong way, 3"))
  }

  @Test(arguments: [
    ("no-counter-proof", "The claim 'even' has no counter-proof. Add `.fails(when:)`"),
    ("proven-fact", "The claim 'zero' is a fact and has the counter-proof 'when the number is five'."),
    ("idle-counter-proof", "The claim 'even' passes when the number is four, though it must fail then."),
    ("other-counter-value", "fails when the number is five, but finds another value than expected."),
    ("other-counter-value", "Expected: 7 Found: 1"),
    ("throwing-counter-proof", "must fail when the number is lost, stopped with an error"),
    ("trapping-counter-proof", "the counter-proof of 'even': fails when the number is gone"),
    ("unknown-counter-proof", "names the wrong way 'four', which does not exist."),
    ("no-code", "Lesson.md describes 'four', but the recipe has no such wrong way."),
    ("no-words", "Lesson.md doesn't describe the wrong way 'three'."),
    ("not-recorded", "Recorded.txt has no entry for the wrong way 'three'."),
    ("recorded-anew", "breaks the check 'even', but with another value than recorded."),
    ("recorded-anew", "`recipes check recorded-anew --record`"),
    ("edited-record", "Line 2 of Recorded.txt can't be read."),
    ("stale-record", "Recorded.txt names the wrong way 'four', which the recipe does not have."),
    ("same-sentence", "The claims 'even' and 'odd' have the same sentence."),
  ])
  func aFaultIsToldWithWhatToDo(id: String, text: String) async throws {
    let tool = try await check(id)
    #expect(tool.status == 1)
    // The hints contain the tool's own name.
    let words = words(tool).replacing("toy-recipes", with: "recipes")
    #expect(words.contains(text), "\(words)")
  }

  @Test(arguments: WorkerStart.allCases)
  func counterProofsRunInWorkersOfEachKind(_ start: WorkerStart) async throws {
    let tool = try await ToyTool("check", "sound-claims", toys: "claims", environment: start.environment)
    #expect(tool.status == 0, "\(tool.output)\(tool.errors)")
  }

  @Test func aRunCanBeReportedAgainFromItsEvents() async throws {
    let events = try await ToyTool(
      "check",
      "sound-claims",
      "--format",
      "events",
      "--no-times",
      toys: "claims"
    )
    let report = try await ToyTool("report", "-", toys: "claims", input: events.output)
    #expect(report.status == 0, "\(report.output)\(report.errors)")
  }
}
