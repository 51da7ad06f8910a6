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
case "sound": RecipeRunner.main(scripts: soundToys)
case "pictures": RecipeRunner.main(scripts: pictureToys)
case "ordered": RecipeRunner.main(scripts: orderedToys)
case "template": RecipeRunner.main([RecipeTemplate.recipe])
case "thousand": RecipeRunner.main(scripts: trivialToys(1_000))
case "early": RecipeRunner.main(scripts: [earlyToy()])
case "claims": RecipeRunner.main(claimToys)
case "queues": RecipeRunner.main(scripts: [queuesToy()])
case "hundred": RecipeRunner.main(scripts: trivialToys(100))
case "twins": RecipeRunner.main(scripts: soundToys + [ToyRecipe("passing") { $1.checkTwo($0) }])
default: RecipeRunner.main(scripts: soundToys + unsoundToys + hostileToys)
}
