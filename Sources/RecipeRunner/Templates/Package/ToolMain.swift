import GallerySite
import RecipeRunner

RecipeRunner.main(allRecipes, commands: [.site])
