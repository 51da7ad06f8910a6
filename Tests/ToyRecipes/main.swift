import Foundation
import RecipeRunner

// The tests choose other lists by the environment; people get every toy.
switch ProcessInfo.processInfo.environment["TOY_RECIPES"] {
case "none": RecipeRunner.main([])
case "sound": RecipeRunner.main(soundToys)
case "pictures": RecipeRunner.main(pictureToys)
case "twins": RecipeRunner.main(soundToys + [ToyRecipe("passing") { $1.checkTwo($0) }])
default: RecipeRunner.main(soundToys + unsoundToys)
}
