import RecipeKit
import Testing

/// Truth: the documented meaning of the pieces that a recipe is declared with.
struct DeclarationTests {
  @Test func aCardNeedsNoWrongWaysListing() {
    let card = RecipeCard(
      id: "a",
      title: "A",
      section: "1.1",
      chapter: "C",
      problem: "P",
      solution: "S",
      listing: "let π = 3.14\n"
    )
    #expect(card.listing == "let π = 3.14\n")
    #expect(card.wrongWaysListing.isEmpty)
  }

  @Test func claimsAreCheckedUnlessTheySayOtherwise() {
    #expect(
      ClaimRecord.core("a", "A.")
        == ClaimRecord("a", "A.", weight: .core, proof: .check, uncoveredReason: nil)
    )
    #expect(ClaimRecord.detail("a", "A.", proof: .told).proof == .told)
    let uncovered = ClaimRecord.detail("a", "A.").uncovered(because: "No toolbar.")
    #expect(uncovered.uncoveredReason == "No toolbar.")
    #expect(uncovered.weight == .detail)
  }

  @Test func stringLiteralsMakePlainParagraphsAndBreakages() {
    let paragraph: Paragraph = "Text."
    #expect(paragraph == Paragraph("Text.", tells: []))
    let breakage: Breakage = "claim#name"
    #expect(breakage == Breakage("claim#name", seeing: nil))
  }

  private static let warning = VariantSource.warnedOf(
    section: "1.1",
    paragraph: "last paragraph",
    words: "Three are too many."
  )

  @Test @MainActor func aVariantIsAFactoryWithAPurpose() {
    let variants: [Variant<@MainActor () -> Int>] = [
      Variant({ 2 }),
      Variant(
        { 3 },
        mistake: Lesson.Mistake("three", words: "Too many.", source: Self.warning),
        breaks: ["two"]
      ),
    ]
    #expect(variants.map { $0.example() } == [2, 3])
    #expect(variants.map { $0.mistake?.source } == [nil, Self.warning])
    #expect(variants.map(\.name) == ["right way", "three"])
  }
}
