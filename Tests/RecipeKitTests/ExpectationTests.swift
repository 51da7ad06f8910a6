import Testing

@testable import RecipeKit

/// Truth: `expectException` compares name and reason, leaves the closure alone where it asks elsewhere, and
/// a probing stage runs exactly the closure that it was set for.
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
    let stage = Stage(exceptions: .ask { _, _ in outcome }) {
      if case .check(let check) = $0 { found.append(check) }
    }
    var ran = false
    stage.run(Self.claim, named: nil) { expectException("NSRangeException", "too far") { ran = true } }
    #expect(!ran)
    #expect(found.map(\.passed) == [passed])
    #expect(found.map(\.actual) == [actual])
    #expect(found.map(\.expected) == ["NSRangeException: too far"])
  }

  @Test func closuresAreCountedFromZero() {
    var asked: [Int] = []
    let stage = Stage(
      exceptions: .ask { expectation, _ in
        asked.append(expectation)
        return .nothing
      },
      report: { _ in }
    )
    stage.run(Self.claim, named: nil) { for _ in 0..<3 { expectException(nil) {} } }
    #expect(asked == [0, 1, 2])
  }

  @Test func aProbeRunsOnlyTheClosureItIsSetFor() {
    var ran: [Int] = []
    var finished = 0
    let stage = Stage(exceptions: .perform(expectation: 1) { _ in finished += 1 }, report: { _ in })
    stage.run(Self.claim, named: nil) {
      for number in 0..<3 { expectException("N", "R") { ran.append(number) } }
    }
    #expect(ran == [1])
    #expect(finished == 1)
  }

  @Test func aProbeTellsWhatTheClosureThrew() {
    var thrown: (any Error)?
    let stage = Stage(exceptions: .perform(expectation: 0) { thrown = $0 }, report: { _ in })
    stage.run(Self.claim, named: nil) { expectException("N", "R") { throw StageError.missing("It") } }
    #expect(thrown as? StageError == .missing("It"))
  }
}
