import Foundation
import RecipeKit
import Testing

@testable import RecipeRunner

/// Truth: the specifications of the formats: JUnit's XML as Ant and Jenkins read it, the Test Anything
/// Protocol 14 and 13, GitHub's workflow commands, GitHub's Markdown; and docs/EventStream.md.
struct ReportFormatTests {
  private let runs = [Sample.passing, Sample.failing]

  @Test func aStreamGivesBackTheReportsThatItWasMadeOf() throws {
    let runs = [Sample.passing, Sample.lost, Sample.failing]
    let coder = LineCoder()
    let lines: [RunLine] = try text(EventsReporter(), runs).split(separator: "\n").map {
      try coder.value($0.utf8)
    }
    #expect(lines.first?.plan == RunPlan(recipes: ["sample", "sample", "sample"]))
    #expect(lines.compactMap(\.lesson) == runs)
    #expect(lines.last?.summary?.recipes == 3 && lines.last?.summary?.failed == 2)
  }

  @Test func jUnitHasASuiteForARecipeAndACaseForAVariant() {
    let text = text(JUnitReporter(), runs)
    #expect(
      text.hasPrefix(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="recipes">
          <testsuite name="sample" tests="3" failures="0" errors="0" skipped="0">
            <testcase name="right way" classname="sample"/>
            <testcase name="w" classname="sample"/>
            <testcase name="the recipe itself" classname="sample"/>
          </testsuite>
          <testsuite name="sample" tests="3" failures="1" errors="1" skipped="0">
            <testcase name="right way" classname="sample">
              <failure message="The right way fails the check 'a'." type="failure">
        """
      )
    )
    #expect(text.contains("<error message=\"The process went away.\" type=\"error\">"))
    #expect(text.hasSuffix("  </testsuite>\n</testsuites>\n"))
  }

  @Test func whatXMLCannotHoldIsSpelled() {
    let report = Sample.report(
      right: Sample.check("a", passed: true),
      issues: [RecipeIssue("<a> & \"b\"\u{1B}[31m\u{0}", evidence: ["]]>\u{FFFF}"])]
    )
    let text = text(JUnitReporter(), [report])
    #expect(text.contains("message=\"&lt;a&gt; &amp; &quot;b&quot;\\u{1B}[31m\\u{0}\""))
    #expect(text.contains("]]&gt;\\u{FFFF}"))
    #expect(XMLText.attribute("one\ntwo") == "one&#10;two")
  }

  @Test func tapHasAPointForARecipeAndASubtestOfItsCases() {
    let text = text(TAPReporter(), runs)
    #expect(
      text.hasPrefix(
        """
        TAP version 14
        1..2
        # Subtest: sample
            1..3
            ok 1 - right way
            ok 2 - w
            ok 3 - the recipe itself
        ok 1 - sample
        # Subtest: sample
            1..3
            not ok 1 - right way
              ---
              faults:
                - message: "The right way fails the check 'a'."
        """
      )
    )
    #expect(
      text.contains("          file: \"Sample/Sample.swift\"\n          line: 7\n      ...\n    ok 2 - w\n")
    )
    #expect(text.hasSuffix("\nnot ok 2 - sample\n"))
  }

  @Test func aNameInTAPIsNoDirective() {
    var report = Sample.passing
    report.declaration.variants[1].name = "count # skip\nnow \\"
    #expect(text(TAPReporter(), [report]).contains("    ok 2 - count \\# skip now \\\\\n"))
  }

  @Test func gitHubFindsTheLineOfACheck() {
    let reporter = GitHubReporter { "Recipes/\($0)" }
    let lines = text(reporter, runs).split(separator: "\n")
    #expect(lines.count == 3)
    let start = "::error file=Recipes/Sample/Sample.swift,line=7,title=sample%3A right way::"
    #expect(lines[0].hasPrefix(start + "  ✗ The right way fails the check 'a'.%0A"))
    #expect(lines[1].hasPrefix("::error title=sample%3A the recipe itself::  ✗ The process went away.%0A"))
    #expect(lines[2].hasPrefix("::notice::1 of 2 recipes failed: "))
  }

  @Test func whatWouldEndAGitHubCommandIsEscaped() {
    let report = Sample.report(
      "a,b:c",
      right: Sample.check("a", passed: true),
      issues: [RecipeIssue("100%, he said: \u{1B}]0;x\u{7}\r\n::stop-commands::x")]
    )
    let lines = text(GitHubReporter { $0 }, [report]).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("::error title=a%2Cb%3Ac%3A the recipe itself::"))
    #expect(lines[0].contains("100%25, he said: "))
    #expect(!lines[0].contains("\u{1B}") && !lines[0].contains("\r"))
  }

  /// Programs that read the file compare bytes: a comma counts even if a combining mark makes another
  /// Character of it.
  @Test func marksThatJoinCharactersHideNothing() {
    let report = Sample.report(
      "a\u{600},file=x",
      right: Sample.check("a", passed: true),
      issues: [RecipeIssue("\u{600}%0A ##vso[x]")]
    )
    let github = text(GitHubReporter { $0 }, [report])
    #expect(!github.utf8.ranges(of: "%2Cfile=x%3A the recipe itself::".utf8).isEmpty, "\(github)")
    #expect(!github.utf8.ranges(of: "%250A \\u{23}#vso[x]".utf8).isEmpty, "\(github)")
    let tap = text(
      TAPReporter(),
      [Sample.report("a\u{600}# TODO", right: Sample.check("a", passed: true), issues: [])]
    )
    let mark = "\u{600}"
    #expect(tap.utf8.ranges(of: "\(mark)\\# TODO".utf8).count == 2, "\(tap)")
    let markdown = MarkdownText.words("\(mark)|\(mark)<img> `\u{301}")
    #expect(Array(markdown.utf8) == Array("\(mark)\\|\(mark)\\<img\\> \\`\u{301}".utf8), "\(markdown)")
  }

  @Test func cautionsAreWarnings() {
    var report = Sample.report(claims: [.core("a", "A."), .detail("b", "B.")], breaks: ["a"])
    let other = Sample.check("b", passed: true)
    report.runs = [
      Sample.run([Sample.check("a", passed: true), other]),
      Sample.run([Sample.check("a", passed: false), other]),
    ]
    report.judge()
    let words = "no wrong way or counter-proof breaks the check 'b'"
    #expect(text(GitHubReporter { $0 }, [report]).contains("::warning title=sample::\(words)\n"))
    #expect(text(MarkdownReporter(), [report]).contains("### ? sample: A sample\n\n- \(words)\n"))
  }

  @Test func aSummaryInMarkdownHasTotalsATableAndFaults() {
    let text = text(MarkdownReporter(), runs)
    #expect(text.hasPrefix("## ✗ 1 of 2 recipes failed\n\n2 checks, 1 of them unproven; 2 wrong ways.\n"))
    #expect(text.contains("| ✓ | sample | A sample | 1 | 0 | 1 |\n| ✗ | sample | A sample | 1 | 1 | 1 |\n"))
    #expect(text.contains("### ✗ sample: A sample\n\n```text\n  ✗ The right way fails the check 'a'.\n"))
    let passing = self.text(MarkdownReporter(), [Sample.passing])
    #expect(passing.hasPrefix("## ✓ 1 recipe verified\n"))
  }

  @Test(arguments: [
    ("a|b", "a\\|b"), ("`<img>`", "\\`\\<img\\>\\`"), ("@all #1", "\\@<!-- -->all \\#1"), ("a\nb", "a b"),
    ("\u{1B}[0m", "\\\\u\\{1B\\}\\[0m"), ("https://a.b/c", "https:<!-- -->//a.b/c"),
    ("a www.b.c", "a www<!-- -->.b.c"), ("a@b.co", "a\\@<!-- -->b.co"),
  ])
  func wordsInMarkdownAreNoMarkup(words: String, text: String) {
    #expect(MarkdownText.words(words) == text)
  }

  @Test func aBlockInMarkdownEndsWhereItShould() {
    #expect(MarkdownText.block("a\n```\nb") == "````text\na\n```\nb\n````\n")
  }

  @Test func lessonsForProgramsHoldWhatEachWayDid() throws {
    let text = text(LessonJSONReporter(), runs)
    let lessons = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(lessons.map { $0["status"] as? String } == ["passed", "failed"])
    let variants = try #require(lessons[0]["variants"] as? [[String: Any]])
    let checks = try variants.map { try #require($0["checks"] as? [[String: Any]]) }
    #expect(checks.map { $0.map { $0["actual"] as? String } } == [["actual"], ["wrong value"]])
  }

  @Test(arguments: [
    ReportFormat.text, .json, .events, .junit, .tap, .github, .markdown,
  ])
  func whatDidNotRunIsNamed(format: ReportFormat) {
    for subject in ReportSubject.allCases {
      if format == .json && subject != .verdicts { continue }
      let messages = format.reporter(of: subject).messages(for: [Sample.passing], notRun: ["late"])
      #expect(Console.plain.text(messages).contains("late"), "\(format) \(subject)")
    }
  }

  @Test func filesAreFoundByModuleAndName() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    for path in [
      "Recipes/A/X.swift", "Recipes/B/X.swift", "B/Y.swift", ".build/Y.swift", "C/Z.swift", "D/Z.swift",
      "docs/plugins/sorting.py", "docs/a/same.py", "docs/b/same.py",
    ] {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data().write(to: file)
    }
    let files = SourceFiles(under: root.path())
    #expect(files.path(of: "GalleryA/X.swift") == "Recipes/A/X.swift")
    #expect(files.path(of: "B/X.swift") == "Recipes/B/X.swift")
    #expect(files.path(of: "Other/Y.swift") == "B/Y.swift")
    #expect(files.path(of: "Other/Z.swift") == "Other/Z.swift")
    #expect(files.path(of: "A/Missing.swift") == "A/Missing.swift")
    // Plug-ins are written in any language, and name a file as they know it.
    let plugin = "docs/plugins/sorting.py"
    for file in ["plugins/sorting.py", "sorting.py", plugin, root.appending(path: plugin).path()] {
      #expect(files.path(of: file) == plugin)
    }
    #expect(files.path(of: "same.py") == "same.py" && files.path(of: "a/same.py") == "docs/a/same.py")
  }

  private func text(_ reporter: some Reporter, _ reports: [LessonRun]) -> String {
    Console.plain.text(reporter.messages(for: reports))
  }
}
