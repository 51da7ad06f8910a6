import Autosize
import ProgressView
import RecipeKit

/// The recipes of this package, in the order in which they are listed.
@MainActor let allRecipes: [any Recipe] = [
  ProgressView.recipe,
  Autosize.recipe,
]
