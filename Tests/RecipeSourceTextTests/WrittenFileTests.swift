import Testing

import RecipeSourceText

/// Truth: what the plugins promise to the module that the file is compiled into.
struct WrittenFileTests {
  @Test func listingsAreTwoMembers() {
    let source = ListingsFile(example: "import UIKit\n", wrongWays: "").source
    #expect(
      source == """
        // Written by EmbedListings; what is changed here is lost with the next build.

        /// The code that the lesson shows, exactly as it was compiled.
        enum EmbeddedListings {
          /// The text of `Example.swift`.
          static let example = \"""
        import UIKit

        \"""

          /// The text of `WrongWays.swift`; empty if there is none.
          static let wrongWays = \"""

        \"""
        }

        """
    )
  }

  @Test func recipesAreListedInTheGivenOrder() {
    #expect(
      RecipeListFile(modules: ["Tea", "Coffee"]).source == """
        // Written by ListRecipes; what is changed here is lost with the next build.

        import RecipeKit
        import Tea
        import Coffee

        /// The recipes of the modules that the executable depends on, in the order of its manifest.
        @MainActor let allRecipes: [any ScriptedRecipe] = [
          Tea.recipe,
          Coffee.recipe,
        ]

        """
    )
  }

  @Test func aListMayBeEmpty() {
    #expect(RecipeListFile(modules: []).source.hasSuffix("let allRecipes: [any ScriptedRecipe] = [\n]\n"))
  }
}
