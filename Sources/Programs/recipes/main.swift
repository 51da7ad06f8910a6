import RecipeRunner

RecipeRunner.main(allRecipes)
