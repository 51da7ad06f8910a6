/// The Swift file that lists the recipes of an executable.
package struct RecipeListFile {
  /// The names of the recipes' modules, each with a public `recipe`, in the order of the list.
  package let modules: [String]

  /// Takes the modules of an executable.
  package init(modules: [String]) {
    self.modules = modules
  }

  /// The file's text.
  package var source: String {
    """
    // Written by ListRecipes; what is changed here is lost with the next build.

    import RecipeKit
    \(modules.map { "import \($0)\n" }.joined())
    /// The recipes of the modules that the executable depends on, in the order of its manifest.
    @MainActor let allRecipes: [any Recipe] = [
    \(modules.map { "  \($0).recipe,\n" }.joined())]

    """
  }
}
