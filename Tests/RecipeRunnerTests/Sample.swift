@testable import RecipeKit
@testable import RecipeRunner

/// Small declarations, runs and reports for tests.
enum Sample {
  static func check(_ id: String, passed: Bool, actual: String = "actual") -> CheckRecord {
    var check = CheckRecord(
      claim: CheckRecord.claim(of: id),
      sentence: "It is so.",
      expected: "expected",
      actual: actual,
      passed: passed,
      file: "Sample/Sample.swift",
      line: 7
    )
    check.id = id
    return check
  }

  static func run(_ checks: [CheckRecord], _ end: VariantRun.End = .finished) -> VariantRun {
    var run = VariantRun()
    run.entries = checks.map { .check($0) }
    run.end = end
    return run
  }

  static func declaration(
    _ id: String = "sample",
    section: String? = "1.1",
    chapter: String = "Samples",
    keywords: [String] = [],
    claims: [ClaimRecord] = [.core("a", "A.")],
    variants: [VariantDeclaration] = [right, wrong(breaks: ["a"])],
    told: [String] = [],
    listing: String = "let a = 1\n",
    excerpt: [String] = [],
    deviceListing: String? = nil,
    wrongWaysListing: String = "",
    todayText: [String] = [],
    todayListing: String = ""
  ) -> RecipeDeclaration {
    RecipeDeclaration(
      card: RecipeCard(
        id: id,
        title: "A sample",
        section: section,
        chapter: chapter,
        problem: "There is a problem.",
        solution: "There is a solution.",
        discussion: [Paragraph("There is more to say.", tells: told)],
        seeAlso: ["other"],
        keywords: keywords,
        listing: listing,
        excerpt: excerpt,
        deviceListing: deviceListing,
        wrongWaysListing: wrongWaysListing,
        todayText: todayText,
        todayListing: todayListing
      ),
      claims: claims,
      variants: variants
    )
  }

  static let right = VariantDeclaration(name: "right way", summary: "", origin: .right, breaks: [])

  static func wrong(
    _ name: String = "w",
    _ summary: String = "It goes wrong.",
    breaks: [Breakage]
  ) -> VariantDeclaration {
    VariantDeclaration(
      name: name,
      summary: summary,
      origin: .warnedOf,
      place: SourcePlace(section: "1.1", paragraph: "first paragraph", words: "It can go wrong."),
      breaks: breaks
    )
  }

  static func report(claims: [ClaimRecord], breaks: [Breakage], told: [String] = []) -> LessonRun {
    LessonRun(declaration(claims: claims, variants: [right, wrong(breaks: breaks)], told: told))
  }

  static func report(
    _ id: String = "sample",
    section: String? = "1.1",
    right: CheckRecord,
    issues: [RecipeIssue]
  ) -> LessonRun {
    var report = LessonRun(
      declaration(
        id,
        section: section,
        claims: [
          .core("a", "A."), .core("t", "T.", proof: .told),
          .detail("no", "N.").uncovered(because: "It has no colour."),
        ],
        told: ["t"]
      )
    )
    report.runs = [
      run([right]), run([check("a", passed: false, actual: "wrong value")]),
    ]
    report.runs[0].entries.insert(.output(.init(name: "size", value: "1 × 2")), at: 0)
    report.issues = issues
    report.judge()
    return report
  }

  /// A lamp with a switch; in the dark it can't be turned off.
  static let playground = PlaygroundGraph(
    PlaygroundRecord(
      keys: [.init(title: "Tap On", kind: .tap), .init(title: "Turn left", kind: .turn, way: .left)],
      starts: [.init(title: "Start", state: 0)],
      note: "It is a `lamp`."
    ),
    states: [
      PlayStateRecord(
        number: 0,
        words: "It is dark.",
        svg: "<svg width=\"40\" height=\"30\"/>",
        spots: [.init(key: 0, frame: .init(x: 1, y: 2, width: 3, height: 4))],
        barred: [.init(key: 1, reason: "too dark")]
      ),
      PlayStateRecord(number: 1, words: "It is bright.", svg: "<svg width=\"30\" height=\"40\"/>"),
    ],
    moves: [
      .init(from: 0, key: 0, to: 1, svg: "<svg/>"), .init(from: 1, key: 0, to: 0),
      .init(from: 1, key: 1, to: 1),
    ]
  )

  static let passing = report(right: check("a", passed: true), issues: [])
  static let failing = report(
    right: check("a", passed: false),
    issues: [RecipeIssue("The process went away.", evidence: ["It printed this."])]
  )
  /// A recipe whose process ended during its first script.
  static let lost: LessonRun = {
    var report = LessonRun(declaration())
    report.runs = [run([check("a", passed: true)], .lost)]
    report.issues = [RecipeIssue("The process went away.")]
    report.judge()
    return report
  }()
}
