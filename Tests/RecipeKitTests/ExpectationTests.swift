import RecipeKit
import Testing

/// Truth: `Stage.expectException` compares name and reason, leaves the closure alone where it asks elsewhere, and
/// a probing stage runs exactly the closure that it was set for.
@MainActor struct ExpectationTests {
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
    stage.expectException("raises", "It raises.", name: "NSRangeException", reason: "too far") { ran = true }
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
    for _ in 0..<3 {
      stage.expectNoException("calm", "Nothing happens.") {}
    }
    #expect(asked == [0, 1, 2])
  }

  @Test func aProbeRunsOnlyTheClosureItIsSetFor() {
    var ran: [Int] = []
    var finished = 0
    let stage = Stage(exceptions: .perform(expectation: 1) { _ in finished += 1 }, report: { _ in })
    for number in 0..<3 {
      stage.expectException("raises", "It raises.", name: "N", reason: "R") { ran.append(number) }
    }
    #expect(ran == [1])
    #expect(finished == 1)
  }

  @Test func aProbeTellsWhatTheClosureThrew() {
    var thrown: (any Error)?
    let stage = Stage(exceptions: .perform(expectation: 0) { thrown = $0 }, report: { _ in })
    stage.expectException("raises", "It raises.", name: "N", reason: "R") { throw StageError.missing("It") }
    #expect(thrown as? StageError == .missing("It"))
  }
}
