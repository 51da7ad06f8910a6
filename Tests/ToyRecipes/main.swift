import Foundation
import RecipeRunner
import RecipeTemplate

if ProcessInfo.processInfo.environment["TOY_THREADS"] != nil {
  // A process with two threads can't be copied, so it starts its workers as other systems do.
  Thread.detachNewThread { while true { pause() } }
}

// The tests choose other lists by the environment; people get every toy.
switch ProcessInfo.processInfo.environment["TOY_RECIPES"] {
case "none": RecipeRunner.main([])
case "sound": RecipeRunner.main(soundToys)
case "pictures": RecipeRunner.main(pictureToys)
case "ordered": RecipeRunner.main(orderedToys)
case "template": RecipeRunner.main([RecipeTemplate.recipe])
case "thousand": RecipeRunner.main(trivialToys(1_000))
case "early": RecipeRunner.main([earlyToy()])
case "claims": RecipeRunner.main(claimToys)
case "queues": RecipeRunner.main([queuesToy()])
case "hundred": RecipeRunner.main(trivialToys(100))
case "twins": RecipeRunner.main(soundToys + [ToyRecipe("passing") { $1.checkTwo($0) }])
default: RecipeRunner.main(soundToys + unsoundToys + hostileToys)
}
