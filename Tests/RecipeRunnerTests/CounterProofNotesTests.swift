import Testing

@testable import RecipeKit
@testable import RecipeRunner

/// Truth: docs/Recipes.md, on counter-proofs that set the value that is read, or break the scene.
struct CounterProofNotesTests {
  private static func notes(
    _ check: String,
    _ counterProof: String,
    wrongWay: String? = nil,
    breaking broken: Int = 1,
    of total: Int = 10,
    failing failed: Int = 1,
    ofClaim count: Int = 4
  ) -> [String] {
    let words = wrongWay.map { "in the wrong way '\($0)'" } ?? "when it is red"
    let ids = (0..<total).map { $0 == 0 ? "a" : "a#\($0 + 1)" }
    var declaration = Sample.declaration(
      variants: [Sample.right, Sample.wrong(breaks: ids.prefix(broken).map { Breakage($0) })]
    )
    declaration.opposites = [CounterProofRecord(claim: "a", words: words, wrongWay: wrongWay)]
    var report = LessonRun(declaration)
    report.runs = [Sample.run(ids.map { Sample.check($0, passed: true) })]
    report.counterProofRuns = [
      Sample.run(ids.prefix(count).enumerated().map { Sample.check($1, passed: $0 >= failed) })
    ]
    report.verdict.passed = true
    report.verdict.checks = ids
    let source = """
      core("b", "B.") { expect($0.lamp.color, is: .green) }
      .fails(when: "it is red") { $0.lamp.color = .red }
      core("a", "A.") {
        \(check)
      }
      \(counterProof)
      """
    return CounterProofNotes(for: report) { $0 == "Sample/Sample.swift" ? source : nil }.notes
  }

  private static let red = ".fails(when: \"it is red\")"

  @Test(arguments: [
    ("expect($0.square.color, is: .green)", "\(red) { $0.square.color = .red }", true),
    ("expect($0.square?.color ?? .black, is: .green)", "\(red) { $0.square!.color = .red }", true),
    ("expect($0.buttons.map(\\.frame), is: f)", "\(red) { $0.buttons[1].frame.origin.y = 40 }", true),
    (
      "expect($0.a.text, is: \"\")", "\(red) {\n  let x = 1\n  ($0.a.text, $0.b.text) = (\"\", \"\")\n}", true
    ),
    ("expect($0.square.color, is: .green)", "\(red) { $0.square.layer.color = .red }", false),
    ("expect($0.square.color, is: .green)", "\(red) { $0.light.color = .red }", false),
    ("expect($0.drawn.map(\\.text), is: [])", "\(red) { $0.label.text = nil }", false),
    ("expect($0.inner.button, is: nil)", "\(red) { $0.inner.button.isEnabled = false }", false),
    ("expect($0.square.color, is: .green)", ".fails(when: \"it is red\", with: { Red() })", false),
    (
      "expect($0.square.color, is: .green)", "// Sets what is read: why.\n\(red) { $0.square.color = .red }",
      false
    ),
  ])
  func settingTheValueThatIsReadIsNoted(check: String, counterProof: String, isNoted: Bool) {
    let notes = Self.notes(check, counterProof)
    #expect(notes.count == (isNoted ? 1 : 0), "\(notes)")
    if isNoted { #expect(notes[0].contains("of the claim 'a' sets `$0.")) }
  }

  @Test(arguments: [(3, false), (5, false), (6, true)])
  func aWrongWayThatBreaksMostChecksIsNoted(broken: Int, isNoted: Bool) {
    let proof = ".fails(in: \"w\")"
    #expect(Self.notes("expect(1, is: 1)", proof, wrongWay: "w", breaking: broken).count == (isNoted ? 1 : 0))
    let reasoned = "// Breaks the scene: why.\n\(proof)"
    #expect(Self.notes("expect(1, is: 1)", reasoned, wrongWay: "w", breaking: broken).isEmpty)
  }

  @Test(arguments: [(1, 4, false), (3, 4, false), (4, 4, true), (2, 2, false), (3, 3, true)])
  func failingEveryCheckOfAClaimIsNoted(failed: Int, count: Int, isNoted: Bool) {
    let proof = "\(Self.red) { $0.remove() }"
    #expect(Self.notes("expect(1, is: 1)", proof, failing: failed, ofClaim: count).count == (isNoted ? 1 : 0))
    let reasoned = "// Breaks the scene: why.\n\(proof)"
    #expect(Self.notes("expect(1, is: 1)", reasoned, failing: failed, ofClaim: count).isEmpty)
  }
}
