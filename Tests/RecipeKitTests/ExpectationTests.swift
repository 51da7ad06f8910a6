import Testing

@testable import RecipeKit

/// Truth: `expectException` compares name and reason, and leaves it to the stage's function to run the closure.
@MainActor struct ExpectationTests {
  private static let claim = ClaimRecord.core("raises", "It raises.")

  @Test(arguments: [
    (ExceptionOutcome.raised(name: "NSRangeException", reason: "too far"), true, "NSRangeException: too far"),
    (.raised(name: "NSRangeException", reason: "too near"), false, "NSRangeException: too near"),
    (.raised(name: "Other", reason: "too far"), false, "Other: too far"),
    (.nothing, false, "no exception"),
    (.lost("the process exited with status 0"), false, "the process exited with status 0"),
  ])
  func nameAndReasonMustBeAsExpected(outcome: ExceptionOutcome, passed: Bool, actual: String) {
    var found: [CheckRecord] = []
    let stage = Stage(exceptions: { _ in outcome }) {
      if let check = $0.check { found.append(check) }
    }
    var ran = false
    stage.run(Self.claim, named: nil) { expectException("NSRangeException", "too far") { ran = true } }
    #expect(!ran)
    #expect(found.map(\.passed) == [passed])
    #expect(found.map(\.actual) == [actual])
    #expect(found.map(\.expected) == ["NSRangeException: too far"])
  }
}
