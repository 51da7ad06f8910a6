import RecipeKit
import Testing

@testable import RecipeRunner

/// Truth: the rules for declarations: well-formed and unique ids, one right way that comes first, wrong ways
/// that break at least one check, and a text for each told claim.
struct DeclarationAuditTests {
  @Test func aSoundDeclarationHasNoIssues() {
    #expect(DeclarationAudit.faults(in: Sample.declaration()).isEmpty)
  }

  @Test(arguments: [
    ("a", true), ("progress-view", true), ("5-4-swap", true), ("", false), ("-a", false), ("a--b", false),
    ("Progress", false), ("a b", false), ("a\nb", false), ("a.b", false), ("ä", false),
  ])
  func idsAreLowerCaseWords(id: String, isWellFormed: Bool) {
    #expect(DeclarationAudit.isWellFormed(id) == isWellFormed)
    #expect(DeclarationAudit.faults(in: Sample.declaration(id)).isEmpty == isWellFormed)
  }

  @Test func anExcerptNamesWhatTheExampleDeclares() {
    #expect(DeclarationAudit.faults(in: Sample.declaration(excerpt: ["a"])).isEmpty)
    expect(Sample.declaration(excerpt: ["b"]), "The excerpt names 'b', which the example does not declare.")
  }

  @Test func faultsOfClaimsAreNamed() {
    expect(Sample.declaration(claims: [.core("a", "A."), .core("a", "B.")]), "Two claims have the id 'a'.")
    expect(Sample.declaration(told: ["b"]), "A paragraph refers to the claim 'b'")
    expect(
      Sample.declaration(claims: [.core("a", "A."), .core("b", "B.", proof: .told)]),
      "The claim 'b' must be stated in the text, but no paragraph states it."
    )
    let reasoned = ClaimRecord.core("a", "A.", proof: .told).uncovered(because: "No.")
    expect(Sample.declaration(claims: [reasoned], told: ["a"]), "gives a reason for being uncovered")
  }

  @Test func faultsOfVariantsAreNamed() {
    let wrong = Sample.wrong(breaks: ["a"])
    expect(Sample.declaration(variants: []), "The first variant is not the right way.")
    expect(Sample.declaration(variants: [wrong]), "The first variant is not the right way.")
    expect(Sample.declaration(variants: [Sample.right, Sample.right]), "There are two right ways.")
    expect(Sample.declaration(variants: [Sample.right, wrong, wrong]), "Two variants are called 'w'.")
    expect(
      Sample.declaration(variants: [Sample.right, Sample.wrong(breaks: [])]),
      "The wrong way 'w' breaks no check."
    )
    expect(
      Sample.declaration(variants: [Sample.right, Sample.wrong(breaks: ["a", "a"])]),
      "The wrong way 'w' names the check 'a' twice."
    )
  }

  @Test(arguments: [
    (SourcePlace(section: "1.1", paragraph: "last", words: "So."), nil),
    (SourcePlace(section: "", paragraph: "last", words: "So."), "`section` is empty"),
    (SourcePlace(section: "1.1", paragraph: " ", words: "So."), "`paragraph` is empty"),
    (SourcePlace(section: "1.1", paragraph: "last", words: ""), "`words` is empty"),
  ])
  func aPlaceIsSaidInFull(place: SourcePlace, fault: String?) {
    var wrong = Sample.wrong(breaks: ["a"])
    wrong.place = place
    let issues = DeclarationAudit.faults(in: Sample.declaration(variants: [Sample.right, wrong]))
    #expect(issues.count == (fault == nil ? 0 : 1))
    if let fault { #expect(issues.first?.contains(fault) == true) }
  }

  @Test func declaredChecksAreThoseThatWrongWaysName() {
    let declaration = Sample.declaration(
      claims: [
        .core("a", "A."), .core("b", "B."), .core("told", "T.", proof: .told),
        .core("no", "N.").uncovered(because: "No."),
      ],
      variants: [Sample.right, Sample.wrong(breaks: ["a#2", "a#1"]), Sample.wrong("v", breaks: ["a#2"])]
    )
    #expect(declaration.declaredChecks == ["a#2", "a#1", "b"])
  }

  private func expect(
    _ declaration: RecipeDeclaration,
    _ text: String,
    location: SourceLocation = #_sourceLocation
  ) {
    let issues = DeclarationAudit.faults(in: declaration)
    #expect(issues.contains { $0.contains(text) }, "\(issues)", sourceLocation: location)
  }
}
