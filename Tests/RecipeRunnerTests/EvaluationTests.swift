import RecipeKit
import Testing

@testable import RecipeRunner

/// Truth: the rules in the documentation of `Evaluation`, each as a table of small runs.
struct EvaluationTests {
  @Test(
    "A wrong way must fail what it names, and nothing else",
    arguments: [
      (true, nil, nil),
      (true, Breakage("a"), Deviation.Rule.notBroken),
      (true, Breakage("a", seeing: "0"), .notBroken),
      (false, nil, .brokenToo),
      (false, Breakage("a"), nil),
      (false, Breakage("a", seeing: "0"), nil),
      (false, Breakage("a", seeing: "1"), .otherValue),
    ] as [(Bool, Breakage?, Deviation.Rule?)]
  )
  func truthTable(passed: Bool, breakage: Breakage?, rule: Deviation.Rule?) {
    let check = Sample.check("a", passed: passed, actual: "0")
    #expect(Evaluation.deviation(of: check, named: breakage)?.rule == rule)
  }

  @Test func everythingAsPromisedPasses() {
    let evaluation = evaluate(right: bothPass, wrong: aFails, breaks: ["a"])
    #expect(evaluation.verdict.passed)
    #expect(evaluation.issues.isEmpty)
    #expect(evaluation.verdict.checks == ["a", "b"])
    #expect(evaluation.verdict.unproven == ["b"])
    #expect(evaluation.verdict.claims.map(\.status) == [.proven, .unproven])
  }

  @Test func theRightWayMustPassEveryCheck() {
    let evaluation = evaluate(right: aFails, wrong: aFails, breaks: ["a"])
    #expect(!evaluation.verdict.passed)
    #expect(evaluation.verdict.variants[0].deviations.map(\.rule) == [.rightWayFails])
    #expect(evaluation.verdict.unproven == ["a", "b"], "a check that always fails proves nothing")
  }

  @Test(
    "A check of several things is proven only if wrong ways change each of them",
    arguments: [
      ([["[0]", "[1]"]], []), ([["[0]"]], ["[1]"]), ([["[0]"], ["[1]"]], []), ([["[1]"], ["[1]"]], ["[0]"]),
      ([[]], ["[0]", "[1]"]),
    ] as [([[String]], [String])]
  )
  func eachPartIsProven(wrong: [[String]], idle: [String]) {
    func check(_ wrong: [String]?) -> CheckRecord {
      var check = Sample.check("a", passed: wrong == nil)
      check.comparison = CheckComparison(parts: ["[0]", "[1]"], wrong: wrong ?? [])
      return check
    }
    let variants = wrong.indices.map { Sample.wrong("w\($0)", breaks: ["a"]) }
    var report = LessonRun(Sample.declaration(variants: [Sample.right] + variants))
    report.runs = ([nil] + wrong).map { Sample.run([check($0)]) }
    let verdict = Evaluation(of: report).verdict
    #expect(verdict.passed)
    #expect(verdict.idleParts == (idle.isEmpty ? [:] : ["a": idle]))
    #expect(verdict.unproven == (idle.isEmpty ? [] : ["a"]))
    #expect(verdict.claims.map(\.status) == [idle.isEmpty ? .proven : .unproven])
  }

  @Test func aCheckOfSeveralThingsThatIsOnlyNeverReachedShowsNothingOfThem() {
    var check = Sample.check("a", passed: true)
    check.comparison = CheckComparison(parts: ["[0]", "[1]"], wrong: [])
    var report = Sample.report(claims: [.core("a", "A.")], breaks: ["a"])
    report.runs = [Sample.run([check]), Sample.run([], .threw(error: "x"))]
    #expect(Evaluation(of: report).verdict.idleParts == ["a": ["[0]", "[1]"]])
  }

  @Test func aCheckThatWasNotReachedHasFailed() {
    let named = evaluate(right: bothPass, wrong: [("a", true)], breaks: ["b"], end: .threw(error: "x"))
    #expect(named.verdict.passed)
    let unnamed = evaluate(right: bothPass, wrong: [], breaks: ["b"], end: .threw(error: "x"))
    #expect(unnamed.verdict.variants[1].deviations.map(\.check.actual) == ["not reached"])
    #expect(!unnamed.verdict.passed)
  }

  @Test func aLostProcessIsJudgedByWhatItDid() {
    let evaluation = evaluate(right: bothPass, wrong: [("a", false)], breaks: ["b"], end: .lost)
    #expect(!evaluation.verdict.variants[1].passed)
    #expect(evaluation.verdict.variants[1].deviations.map(\.check.id) == ["a"])
  }

  @Test func aVariantThatNeverRanHasNotPassed() {
    var report = Sample.report(claims: [.core("a", "A.")], breaks: ["a"])
    report.runs = [Sample.run([Sample.check("a", passed: true)])]
    #expect(Evaluation(of: report).verdict.variants.map(\.passed) == [true, false])
  }

  @Test func aRecipeOfWhichNothingWasHeardHasFailed() {
    let report = LessonRun(Sample.declaration())
    #expect(!report.verdict.passed)
    #expect(!Evaluation(of: report).verdict.passed)
  }

  @Test(
    "Each fault of a recipe is named",
    arguments: [
      ([], [], ["a"], "The script checks nothing."),
      (["a", "a"], ["a"], ["a"], "The check 'a' runs twice in the right way"),
      (["a", "b", "c"], ["a", "b", "c"], ["a"], "A check serves the claim 'c'"),
      (["a", "b"], ["a", "b", "b#2"], ["a"], "runs in the wrong way 'w', but not in the right way."),
      (["a", "bb"], ["a", "bb"], ["a", "bbb"], "names the check 'bbb', which the script does not run."),
      (["a"], ["a"], ["a"], "The claim 'b' is checked nowhere."),
    ] as [([String], [String], [String], String)]
  )
  func issues(right: [String], wrong: [String], breaks: [String], text: String) {
    let evaluation = evaluate(
      right: right.map { ($0, true) },
      wrong: wrong.map { ($0, !breaks.contains($0)) },
      breaks: breaks.map { Breakage($0) }
    )
    #expect(!evaluation.verdict.passed)
    #expect(evaluation.issues.contains { $0.text.contains(text) }, "\(evaluation.issues.map(\.text))")
  }

  @Test func aRightWayThatThrowsIsAnIssueAndNothingElseIsGuessed() {
    var report = Sample.report(claims: [.core("a", "A."), .core("b", "B.")], breaks: ["b"])
    report.runs = [
      Sample.run([Sample.check("a", passed: true)], .threw(error: "No button.")),
      Sample.run([Sample.check("a", passed: true)], .threw(error: "No button.")),
    ]
    let evaluation = Evaluation(of: report)
    #expect(evaluation.issues.map(\.text) == ["The right way's script ended early: No button."])
    #expect(!evaluation.verdict.passed)
  }

  @Test(
    "A claim is proven, a fact, unproven, told or uncovered",
    arguments: [
      (ClaimRecord.core("a", "A."), ["a", "a#2"], ["a", "a#2"], [], ClaimVerdict.Status.proven),
      (.core("a", "A."), ["a", "a#2"], ["a"], [], .unproven),
      (.core("a", "A.", proof: .fact), ["a", "a#2"], [], [], .fact),
      (.core("a", "A.", proof: .told), ["x"], ["x"], ["a"], .told),
      (.core("a", "A.", proof: .told), ["a"], ["a"], ["a"], .proven),
      (.core("a", "A.", proof: .told), ["x"], ["x"], [], .uncovered),
      (.core("a", "A.").uncovered(because: "No."), ["x"], ["x"], [], .uncovered),
    ] as [(ClaimRecord, [String], [String], [String], ClaimVerdict.Status)]
  )
  func claimStatus(
    claim: ClaimRecord,
    checks: [String],
    broken: [String],
    told: [String],
    status: ClaimVerdict.Status
  ) {
    var report = Sample.report(claims: [claim], breaks: broken.map { Breakage($0) }, told: told)
    report.runs = [
      Sample.run(checks.map { Sample.check($0, passed: true) }),
      Sample.run(checks.map { Sample.check($0, passed: !broken.contains($0)) }),
    ]
    let verdict = Evaluation(of: report).verdict.claims[0]
    #expect(verdict.status == status)
    let weak = status == .fact ? [] : checks.filter { $0.hasPrefix("a") && !broken.contains($0) }
    #expect(verdict.unproven == weak)
  }

  @Test func aReasonForACheckedClaimContradictsItself() {
    var report = Sample.report(claims: [.core("a", "A.").uncovered(because: "No.")], breaks: ["a"])
    report.runs = [
      Sample.run([Sample.check("a", passed: true)]), Sample.run([Sample.check("a", passed: false)]),
    ]
    #expect(Evaluation(of: report).issues.map(\.text).contains { $0.contains("but the script checks it") })
  }

  private let bothPass = [("a", true), ("b", true)]
  private let aFails = [("a", false), ("b", true)]

  private func evaluate(
    right: [(String, Bool)],
    wrong: [(String, Bool)],
    breaks: [Breakage],
    end: VariantRun.End = .finished
  ) -> Evaluation {
    var report = Sample.report(claims: [.core("a", "A."), .detail("b", "B.")], breaks: breaks)
    report.runs = [
      Sample.run(right.map { Sample.check($0.0, passed: $0.1) }),
      Sample.run(wrong.map { Sample.check($0.0, passed: $0.1) }, end),
    ]
    return Evaluation(of: report)
  }
}
