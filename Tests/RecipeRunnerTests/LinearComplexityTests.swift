import RecipeKit
import Testing

@testable import RecipeRunner

/// Truth: the output grows linearly with the input.
///
/// An algorithm with quadratic time would take hours for these inputs.
struct LinearComplexityTests {
  private static let many = 20_000
  private static let long = 2_000_000

  private static let names = (1...many).map { "recipe-\($0)" }
  private static let plain = Console(width: 80, usesColor: false)

  @Test func aWordMayHaveAnyLength() {
    let word = String(repeating: "x", count: Self.long)
    let text = Self.plain.text([.spread(MessageText(word), aside: "", indent: 0)])
    #expect(text == word + "\n")
  }

  @Test func aLineMayHoldAnyNumberOfCommands() {
    let line = LogCommandEscaping.escaped(String(repeating: "##[", count: 100_000))
    #expect(line == String(repeating: "\\u{23}#[", count: 100_000))
  }

  @Test func aLineOfCodeMayHaveAnyNumberOfTokens() {
    let line = SwiftHighlighter.highlight(String(repeating: "a1, ", count: 100_000))
    #expect(line.map(\.spans.count) == [300_000])
  }

  @Test func aFenceIsLongerThanAnyOfItsText() {
    let marks = String(repeating: "`", count: 100_000)
    #expect(MarkdownText.block(marks) == "\(marks)`text\n\(marks)\n\(marks)`\n")
  }

  @Test func aLessonMayHaveAnyNumberOfChecks() {
    let checks = (0..<Self.many).map { Sample.check("a#\($0)", passed: true, actual: "\($0)") }
    let text = Self.plain.text([.checks(checks, .holding, indent: 0)])
    #expect(text.utf8.count { $0 == UInt8(ascii: "\n") } == Self.many + 1)
  }

  @Test func everyRecipeMayHaveAChapterOfItsOwn() {
    let recipes = Self.names.map { Sample.declaration($0, chapter: $0).card }
    let messages = ListMessages.messages(for: recipes, CommandHints(nil))
    #expect(messages.count == 3 * Self.many + 1)
  }

  @Test func everyRecipeMayComeFromAPlugin() {
    let hints = CommandHints(PluginPlan(paths: ["p"], recipes: Self.names))
    #expect(Self.names.allSatisfy(hints.isPluginRecipe))
  }

  @Test func aRunMayBeStoppedBeforeAnyNumberOfRecipes() throws {
    let plan = RunPlan(recipes: Self.names)
    var reader = RunFileReader()
    let coder = LineCoder()
    let lines = try coder.line(RunLine(plan: plan)) + coder.line(RunLine(summary: RunSummary(of: plan)))
    #expect(try reader.read(lines).plan == plan)
  }

  @Test func eachClaimMayHaveAnyNumberOfChecks() {
    let claims = Self.names.map { ClaimRecord.core($0, "It is so.") }
    let breaks = Self.names.map { Breakage($0) }
    var report = Sample.report(claims: claims, breaks: breaks, told: Self.names)
    report.runs = [true, false].map { passed in
      Sample.run(Self.names.map { Sample.check($0, passed: passed) })
    }
    report.judge()
    #expect(report.verdict.passed)
    #expect(report.declaration.declaredChecks == Self.names)
    let entries = ClaimEntry.entries(of: report)
    #expect(entries.count == Self.many)
  }

  @Test func claimsOfAnyNumberOfRecipesAreCounted() {
    var reporter = ClaimsReporter()
    for name in Self.names {
      _ = reporter.report(Sample.report(name, right: Sample.check("a", passed: true), issues: []))
    }
    guard case .table(_, let rows)? = reporter.end(RunSummary()).first else {
      Issue.record("There is no table.")
      return
    }
    #expect(rows.dropLast(2).allSatisfy { $0[1].string == "3" })
  }

  @Test func whatNobodyWouldTypeIsNearNothing() {
    let long = String(repeating: "x", count: Self.long)
    #expect(NearestMatches.of(long + "a", in: [long]) == [])
    #expect(NearestMatches.of("swop", in: [long, "swap"]) == ["swap"])
  }
}
