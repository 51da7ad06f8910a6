import RecipeRunner

RecipeRunner.main(allRecipes, exercise: "touch down")
