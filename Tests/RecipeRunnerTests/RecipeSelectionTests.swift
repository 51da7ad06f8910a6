import RecipeKit
import Testing

@testable import RecipeRunner

/// Truth: recipes run in the order of the list; an unknown id gives exit status 3, never a pass.
struct RecipeSelectionTests {
  private let all = ["a", "b", "swap"].map { Sample.declaration($0) }

  @Test(arguments: [([], ["a", "b", "swap"]), (["swap", "a"], ["a", "swap"]), (["b", "b"], ["b"])])
  func selectedRecipesKeepTheListsOrder(ids: [String], selected: [String]) throws {
    #expect(try RecipeSelection.select(ids, from: all).map(\.card.id) == selected)
  }

  @Test func unknownIdsAreNamedWithWhatMayBeMeant() {
    let error = #expect(throws: ToolError.self) {
      try RecipeSelection.select(["a", "swop", "xyz"], from: all)
    }
    #expect(error?.exitCode == .nothingMatched)
    #expect(error?.description.contains("There is no recipe 'swop'. Did you mean 'swap'?") == true)
    #expect(error?.description.contains("There is no recipe 'xyz'.\n") == true)
  }

  @Test func aWordThatIsNoIdLeadsToRecipesThatSpeakOfIt() {
    let recipes = (1...5).map { Sample.declaration("recipe-\($0)", keywords: ["UIPopoverController"]) }
    func words(_ id: String, _ count: Int) -> String {
      let error = #expect(throws: ToolError.self) {
        try RecipeSelection.select([id], from: Array(recipes.prefix(count)))
      }
      return error?.description ?? ""
    }
    let no = "There is no recipe 'uiPopover'."
    let tool = Executable.name
    let next = "`\(tool) list` shows all recipes, `\(tool) list WORD` those that mention a word."
    #expect(words("uiPopover", 2) == "\(no) It occurs in 'recipe-1', 'recipe-2'.\n\(next)")
    let five = "\(no) It occurs in 'recipe-1', 'recipe-2', 'recipe-3' and 2 more.\n"
    #expect(words("uiPopover", 5).hasPrefix(five))
    #expect(words("", 5) == "There is no recipe ''.\n\(next)")
  }

  @Test func nothingToSelectFromIsNoPass() {
    let error = #expect(throws: ToolError.self) { try RecipeSelection.select([], from: []) }
    #expect(error?.exitCode == .nothingMatched)
  }

  @Test func equalIdsAreRefused() {
    let error = #expect(throws: ToolError.self) {
      try RecipeSelection.requireUniqueIDs([("a", "One"), ("b", "Two"), ("a", "Three")])
    }
    #expect(error?.description.contains("2 recipes have the id 'a': One, Three.") == true)
    #expect(error?.exitCode == .usage)
  }
}
