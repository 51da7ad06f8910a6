import RecipeKit
import Testing

@testable import RecipeRunner

/// Truth: docs/Recipes.md: references name existing recipes, and a chapter's name is spelled the same in all
/// recipes.
struct GalleryAuditTests {
  private func card(_ id: String, chapter: String = "Views and controls", seeAlso: [String] = [])
    -> RecipeCard
  {
    RecipeCard(
      id: id,
      title: "T",
      chapter: chapter,
      problem: "P.",
      solution: "S.",
      seeAlso: seeAlso,
      needs: ["lamp"],
      listing: ""
    )
  }

  private func issues(of card: RecipeCard) -> [String] {
    let cards = [card, self.card("lamp"), self.card("shade"), self.card("pad", chapter: "Motion")]
    let declarations = cards.map { RecipeDeclaration(card: $0, claims: [], variants: []) }
    return GalleryAudit(declarations).faults(of: card)
  }

  @Test func whatExistsIsNoIssue() {
    #expect(issues(of: card("bulb", seeAlso: ["shade"])).isEmpty)
    #expect(issues(of: card("bulb", chapter: "Dynamics")).isEmpty)
  }

  @Test func aLinkThatLeadsNowhereIsNamed() {
    #expect(
      issues(of: card("bulb", seeAlso: ["shad"])) == [
        "`see also` names the recipe 'shad', which does not exist. Did you mean 'shade'?"
      ]
    )
  }

  @Test func aMistypedChapterIsNamed() {
    #expect(
      issues(of: card("bulb", chapter: "Views and contols")) == [
        "No other recipe is in the chapter 'Views and contols'. Did you mean 'Views and controls'?"
      ]
    )
  }
}
