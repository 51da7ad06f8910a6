import RecipeKit
import Testing

@testable import RecipeRunner

/// Truth: GitHub Docs: "10 warning annotations, 10 error annotations, and 10 notice annotations per step",
/// and "each step is restricted to a maximum size of 1MiB" in job summaries.
struct ReportLimitTests {
  @Test(arguments: [9, 10, 11, 500])
  func gitHubGetsNoMoreAnnotationsThanItShows(count: Int) {
    let failing = (0..<count).map { number in
      Sample.report("r\(number)", right: Sample.check("a", passed: false), issues: [])
    }
    let lines = text(GitHubReporter { $0 }, failing).split(separator: "\n")
    let errors = lines.filter { $0.hasPrefix("::error") }
    #expect(errors.count == min(count, 10))
    #expect(lines.last?.hasPrefix("::notice::") == true)
    guard count > 10 else { return }
    #expect(
      errors.last.map(String.init)
        == "::error::\(count - 9) more errors are omitted, because GitHub shows at most 10 per step; "
        + "see the log."
    )
    for number in 9..<count {
      let words = "error: r\(number): right way:   ✗ The right way fails the check 'a'."
      #expect(lines.contains(words[...]), "\(number)")
    }
  }

  @Test func cautionsAreCountedApartFromErrors() {
    let claims: [ClaimRecord] = [.core("a", "A.")] + (0..<12).map { .detail("b\($0)", "B.") }
    var report = Sample.report(claims: claims, breaks: ["a"])
    let others = (0..<12).map { Sample.check("b\($0)", passed: true) }
    report.runs = [true, false].map { Sample.run([Sample.check("a", passed: $0)] + others) }
    report.judge()
    let lines = text(GitHubReporter { $0 }, [report]).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::warning") } == 10 && !lines.contains { $0.hasPrefix("::error") })
    let words = "warning: sample: no wrong way or counter-proof breaks the check 'b11'"
    #expect(lines.contains(words[...]), "\(lines)")
  }

  @Test func aRunThatWasStoppedIsAnErrorAmongTheTen() {
    let failing = (0..<10).map { number in
      Sample.report("r\(number)", right: Sample.check("a", passed: false), issues: [])
    }
    let messages = GitHubReporter { $0 }.messages(for: failing, notRun: ["late"])
    let lines = Console.plain.text(messages).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::error") } == 10)
    #expect(lines.contains("error: the run: The run was stopped before 1 recipe: late."), "\(lines)")
  }

  /// Ten thousand failures, a value of a megabyte, and very many names: each would exceed the limit.
  @Test(arguments: 0..<3)
  func aSummaryInMarkdownStaysBelowGitHubsLimit(number: Int) {
    let many = (0..<10_000).map { number in
      Sample.report("recipe-\(number)", right: Sample.check("a", passed: false), issues: [RecipeIssue("I.")])
    }
    let value = String(repeating: "é", count: 500_000)
    let long = Sample.report("long", right: Sample.check("a", passed: false, actual: value), issues: [])
    let names = (0..<100_000).map { "recipe-\($0)" }
    let (subject, reports, notRun, words): (ReportSubject, [RecipeReport], [String], [String]) =
      [
        (.verdicts, many, [], ["of 20000 remarks on recipes."]),
        (.verdicts, [long], [], ["bytes more)"]),
        (.verdicts, [Sample.passing], names, ["bytes more)"]),
      ][number]
    let messages = ReportFormat.markdown.reporter(of: subject).messages(for: reports, notRun: notRun)
    let text = Console.plain.text(messages)
    #expect(text.utf8.count < 1_048_576)
    for part in words { #expect(text.contains(part), "\(text.suffix(300))") }
    #expect(text.contains("✗"))
  }

  @Test func aTableOfVeryManyRecipesIsCutToo() {
    let many = (0..<30_000).map { number in
      Sample.report("recipe-\(number)", right: Sample.check("a", passed: true), issues: [])
    }
    let text = text(MarkdownReporter(), many)
    #expect(text.utf8.count < 1_048_576)
    #expect(text.contains(" of 30000 rows of the table. "), "\(text.suffix(300))")
  }

  @Test func whatFitsIsNotCut() {
    #expect(!text(MarkdownReporter(), [Sample.failing]).contains("Omitted"))
    #expect(LimitedMarkdown.beginning(of: "é") == "é")
  }

  private func text(_ reporter: some Reporter, _ reports: [RecipeReport]) -> String {
    Console.plain.text(reporter.messages(for: reports))
  }
}
