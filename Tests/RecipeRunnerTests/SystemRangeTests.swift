import RecipeKit
import Testing

@testable import RecipeRunner

/// Truth: the two forms of `works` in docs/Recipes.md.
struct SystemRangeTests {
  @Test(arguments: [
    ("iOS 7 and later", "7", true), ("iOS 7 and later", "6.1", false), ("iOS 7 and later", "18", true),
    ("iOS 3.2 to 8", "3.1", false), ("iOS 3.2 to 8", "3.2", true), ("iOS 3.2 to 8", "8.4", true),
    ("iOS 3.2 to 8", "9", false), ("iOS 3.2 to 8", "10", false), ("iOS 2 to 8.1", "8.2", false),
  ])
  func aRangeHoldsTheVersionsThatItsWordsSay(words: String, version: String, isHeld: Bool) throws {
    #expect(try #require(SystemRange(words)).contains(version) == isHeld)
  }

  @Test(arguments: [("iOS 7 and later", false), ("iOS 3.2 to 8", true)])
  func aRangeWithALastVersionHasEnded(words: String, hasEnded: Bool) throws {
    #expect(try #require(SystemRange(words)).hasEnded == hasEnded)
  }

  @Test(arguments: ["iOS 3–7", "7 and later", "iOS", "iOS 7", "everywhere"])
  func otherWordsAreAFaultOfTheRecipe(words: String) {
    #expect(SystemRange(words) == nil)
    let card = RecipeCard(
      id: "a",
      title: "A",
      chapter: "C",
      problem: "",
      solution: "",
      works: words,
      listing: ""
    )
    let issues = DeclarationAudit.faults(
      in: RecipeDeclaration(card: card, claims: [], variants: [Sample.right])
    )
    #expect(
      issues == ["`works` says '\(words)'. Write it as 'iOS 7 and later' or 'iOS 3.2 to 8'."]
    )
  }

  @Test func whatHasEndedIsToldWithWhatReplacesIt() {
    let card = RecipeCard(
      id: "old",
      title: "An old way",
      chapter: "C",
      problem: "",
      solution: "",
      needs: ["first"],
      today: ["new"],
      works: "iOS 3.2 to 8",
      listing: ""
    )
    let console = Console(width: 80, usesColor: false)
    let hints = CommandHints(nil)
    #expect(
      console.text(ListMessages.messages(for: [card], hints)).contains(
        "An old way (iOS 3.2 to 8; today new)\n"
      )
    )
    let report = LessonRun(RecipeDeclaration(card: card, claims: [], variants: [Sample.right]))
    #expect(
      console.text(LessonMessages.messages(for: LessonContent(report), .short, hints)).contains(
        "\nHistory: iOS 3.2 to 8 · today: new · read before: first\n"
      )
    )
  }
}
