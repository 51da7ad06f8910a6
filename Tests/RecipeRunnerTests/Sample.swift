import RecipeKit

@testable import RecipeRunner

/// Small declarations, runs and reports to judge.
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
    claims: [Claim] = [.core("a", "A.")],
    variants: [VariantDeclaration] = [right, wrong(breaks: ["a"])],
    told: [String] = []
  ) -> RecipeDeclaration {
    RecipeDeclaration(
      card: RecipeCard(
        id: id,
        title: "A sample",
        section: section,
        chapter: "Samples",
        problem: "There is a problem.",
        solution: "There is a solution.",
        discussion: [Paragraph("There is more to say.", tells: told)],
        seeAlso: ["other"],
        listing: "let a = 1\n"
      ),
      claims: claims,
      variants: variants
    )
  }

  static let right = VariantDeclaration(name: "right way", summary: "", origin: .right, breaks: [])

  static func wrong(_ name: String = "w", breaks: [Breakage]) -> VariantDeclaration {
    VariantDeclaration(
      name: name,
      summary: "It goes wrong.",
      origin: .warnedOf,
      place: SourcePlace(section: "1.1", paragraph: "first paragraph", words: "It can go wrong."),
      breaks: breaks
    )
  }

  static func report(claims: [Claim], breaks: [Breakage], told: [String] = []) -> RecipeReport {
    RecipeReport(declaration(claims: claims, variants: [right, wrong(breaks: breaks)], told: told))
  }
}
