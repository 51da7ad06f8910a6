import RecipeKit
import Testing

@testable import RecipeRunner

/// Truth: the documented contents of each report.
///
/// A lesson contains its texts, the listing, the outputs, the checks with both values, and the wrong ways
/// with the checks that they break; `check` prints a line per recipe and the totals.
struct ReporterTests {
  private let console = Console(width: 80, usesColor: false)

  @Test func aLessonTellsEverything() {
    let text = text(of: LessonReporter(length: .full), Sample.passing)
    for part in [
      "A sample", "Samples", "There is a problem.", "There is a solution.", "    let a = 1\n",
      "size  1 × 2", "✓ It is so.", "1 of 1 hold", "expected", "actual",
      "It goes wrong.", "✗ It is so.", "wrong value", "There is more to say.", "run other",
      "✓ 1 check holds, and the wrong way breaks exactly its checks.",
    ] {
      #expect(text.contains(part), "\(part) is missing in\n\(text)")
    }
    // Lessons quote no text that has no name.
    for part in ["What went wrong", "1.1", "It can go wrong."] { #expect(!text.contains(part), "\(part)") }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func aShortLessonShowsWhatMakesThePoint() {
    func wrong(_ name: String, _ origin: VariantDeclaration.Origin, _ breaks: [Breakage])
      -> VariantDeclaration
    {
      var variant = Sample.wrong(name, breaks: breaks)
      variant.origin = origin
      if origin == .common { variant.place = nil }
      return variant
    }
    let ids = ["core", "detail#1", "detail#2", "detail#3", "detail#4"]
    let breaks = ids.dropLast().map { Breakage($0) } + [Breakage("detail#4", seeing: "wrong value")]
    var report = LessonRun(
      Sample.declaration(
        claims: [.core("core", "C."), .detail("detail", "D.")],
        variants: [
          Sample.right, wrong("the warned", .warnedOf, breaks), wrong("the ruled", .againstTheRule, breaks),
          wrong("the common", .common, breaks),
        ]
      )
    )
    func run(passed: Bool) -> VariantRun {
      Sample.run(
        ids.map { id in
          var check = Sample.check(id, passed: passed, actual: passed ? "actual" : "wrong value")
          check.sentence = "It is \(id)."
          return check
        }
      )
    }
    report.runs = [run(passed: true)] + (1...3).map { _ in run(passed: false) }
    report.judge()

    let full = text(of: LessonReporter(length: .full), report)
    for part in ["the warned", "the ruled", "the common", "✓ It is detail#2.", "✗ It is detail#3."] {
      #expect(full.contains(part), "\(part) is missing in\n\(full)")
    }
    let short = text(of: LessonReporter(length: .short), report)
    for part in [
      "5 of 5 hold", "✓ It is core.", "and 4 checks more", "the warned", "✗ It is core.",
      "✗ It is detail#4.", "and breaks 3 checks more", "run sample --all",
    ] {
      #expect(short.contains(part), "\(part) is missing in\n\(short)")
    }
    for part in ["✓ It is detail#1.", "✗ It is detail#1.", "✗ It is detail#2.", "the ruled", "the common"] {
      #expect(!short.contains(part), "\(part) is in\n\(short)")
    }
  }

  @Test(arguments: [
    (LessonLength.full, "Device.swift", true), (.full, "let device = 1", true),
    (.short, "Device.swift", true), (.short, "run sample --all` shows it", true),
    (.short, "let device = 1", false),
  ])
  func aLessonSaysWhatToAddInAnIOSProject(length: LessonLength, part: String, isThere: Bool) {
    func lesson(deviceListing: String?) -> String {
      let report = LessonRun(Sample.declaration(deviceListing: deviceListing))
      return console.text(LessonMessages.messages(for: LessonContent(report), length, CommandHints(nil)))
        .replacing(
          #/\s+/#,
          with: " "
        )
    }
    let text = lesson(deviceListing: "let device = 1\n")
    #expect(text.contains(part) == isThere, "\(text)")
    #expect(!lesson(deviceListing: nil).contains(part))
  }

  @Test func aLessonNamesTheDrawingThatItsCodeBelongsTo() {
    var report = Sample.passing
    report.declaration.card = RecipeCard(
      id: "sample",
      title: "A sample",
      chapter: "Samples",
      problem: "",
      solution: "",
      listing: "let a = 1\n",
      documentListing: "<document/>\n",
      documentName: "Main.storyboard"
    )
    let messages = LessonMessages.messages(for: LessonContent(report), .full, CommandHints(nil))
    #expect(console.text(messages).contains("Example.swift, with Main.storyboard"))
  }

  @Test(arguments: [
    (LessonLength.full, "Use a switch.", true), (.full, "class Switch {}", true),
    (.short, "class Switch {}", false),
  ])
  func aLessonOnHistoryShowsTodaysWay(length: LessonLength, part: String, isThere: Bool) {
    let report = LessonRun(
      Sample.declaration(todayText: ["Use a switch."], todayListing: "class Switch {}\n")
    )
    let text = console.text(LessonMessages.messages(for: LessonContent(report), length, CommandHints(nil)))
      .replacing(#/\s+/#, with: " ")
    #expect(text.contains(part) == isThere, "\(text)")
  }

  @Test func aFailedLessonSaysWhatWentWrong() {
    let text = text(of: LessonReporter(length: .full), Sample.failing)
    for part in [
      "0 of 1 hold", "What went wrong", "The right way fails the check 'a'.",
      "at        Tests/RecipeRunnerTests/Sample.swift:7",
      "The process went away.", "It printed this.", "✗ sample failed.",
    ] {
      #expect(text.contains(part), "\(part) is missing in\n\(text)")
    }
  }

  @Test func aCheckIsALineARecipeAndTheTotals() {
    #expect(
      text(of: CheckReporter(), Sample.passing) == """
        ✓ sample      1 check     1 wrong way

        ✓ 1 recipe verified: 1 check, all proven; 1 wrong way.

        """
    )
    let failed = text(of: CheckReporter(), Sample.failing)
    #expect(failed.hasPrefix("✗ sample      1 check     1 wrong way    failed\n\nsample "))
    #expect(failed.hasSuffix("\n✗ 1 of 1 recipe failed: 1 check, 1 of them unproven; 1 wrong way.\n"))
  }

  @Test func aRunThatWasStoppedBeforeItsFirstRecipeHasVerifiedNothing() {
    let text = console.text(CheckReporter().messages(for: [], notRun: ["a", "b"]))
    #expect(
      text == """

        ✗ Nothing was verified: no recipe finished.
        ✗ The run was stopped before 2 recipes: a, b.

        """
    )
  }

  @Test func aCheckNamesWhatIsNeitherProvenNorAFact() {
    func check(_ id: String, wrong: [String]) -> CheckRecord {
      var check = Sample.check(id, passed: wrong.isEmpty)
      check.comparison = CheckComparison(parts: ["[0]", "[1]"], wrong: wrong)
      return check
    }
    func text(proof: ClaimRecord.Proof) -> String {
      var report = Sample.report(
        claims: ["a", "b"].map { .detail($0, "C.", proof: proof) },
        breaks: proof == .check ? ["a"] : []
      )
      let other = Sample.check("b", passed: true)
      report.runs = [
        Sample.run([check("a", wrong: []), other]), Sample.run([check("a", wrong: ["[1]"]), other]),
      ]
      report.judge()
      return self.text(of: CheckReporter(), report)
    }
    let words = "? sample: no wrong way or counter-proof"
    #expect(text(proof: .check).contains("\(words) changes [0] in the check 'a'\n"))
    #expect(text(proof: .check).contains("\(words) breaks the check 'b'\n"))
    #expect(text(proof: .check).contains("2 of them unproven"))
    #expect(!text(proof: .fact).contains("?"))
  }

  @Test func claimsAreCountedByTheirStatus() {
    let text = text(of: ClaimsReporter(), Sample.passing)
    #expect(text.hasPrefix("Recipe  Claims  Proven  Facts  Unproven  Told  Uncovered    Core   Prose\n"))
    #expect(text.contains("sample       3       1      –         –     1          1  2 of 2  1 of 1\n"))
    #expect(text.contains("  sample.no"))
    #expect(text.contains("→ It has no colour."))
    #expect(self.text(of: ClaimsReporter(), Sample.failing).contains("sample failed"))
  }

  @Test func claimsOfOurOwnAreCountedApartFromTheSources() {
    let own = Sample.report("own", section: nil, right: Sample.check("a", passed: true), issues: [])
    let lines = text(of: ClaimsReporter(), Sample.passing, own)
      .split(separator: "\n").prefix(5).map { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines[1].hasPrefix("sample 3 1 "))
    #expect(lines[2].hasPrefix("own 3 1 "))
    #expect(lines[3].hasPrefix("of the source 3 1 "))
    #expect(lines[4].hasPrefix("our own 3 1 "))
  }

  @Test func aParagraphThatRestsOnNoClaimIsShown() {
    let card = RecipeCard(
      id: "sample",
      title: "A sample",
      chapter: "Samples",
      problem: "",
      solution: "",
      discussion: ["Anybody could write this.", Paragraph("It is a.", tells: ["a"])],
      listing: ""
    )
    let report = LessonRun(RecipeDeclaration(card: card, claims: [], variants: []))
    let text = text(of: ClaimsReporter(), report)
    #expect(text.contains("1 of 2\n"))
    #expect(text.contains("? Anybody could write this.\n") && !text.contains("It is a."))
    #expect(!self.text(of: ClaimsReporter(), report, Sample.passing).contains("Anybody"))
  }

  @Test func everyRuleOfDeviationHasItsWords() {
    let words: [Deviation.Rule: String] = [
      .rightWayFails: "The right way fails", .notBroken: "must break the check 'a', but passes it",
      .otherValue: "with another value than", .brokenToo: "which its `breaks` do not name",
    ]
    for (rule, text) in words {
      let deviation = Deviation(rule, Sample.check("a", passed: false), seeing: "0")
      let messages = FailureMessages.messages(for: deviation, in: Sample.wrong(breaks: ["a"]))
      #expect(console.text(messages).contains(text))
    }
  }

  private func text(of reporter: some Reporter, _ reports: LessonRun...) -> String {
    console.text(reporter.messages(for: reports))
  }
}
