import Testing

import RecipeSourceText

/// Truth: what the plugins promise to the module that the file is compiled into.
struct WrittenFileTests {
  @Test func recipesAreListedInTheGivenOrder() {
    #expect(
      RecipeListFile(modules: ["Tea", "Coffee"]).source == """
        // Written by ListRecipes; what is changed here is lost with the next build.

        import RecipeKit
        import Tea
        import Coffee

        /// The recipes of the modules that the executable depends on, in the order of its manifest.
        @MainActor let allRecipes: [any Recipe] = [
          Tea.recipe,
          Coffee.recipe,
        ]

        """
    )
  }

  @Test func aListMayBeEmpty() {
    #expect(RecipeListFile(modules: []).source.hasSuffix("let allRecipes: [any Recipe] = [\n]\n"))
  }
}
