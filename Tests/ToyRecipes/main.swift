import Foundation
import GallerySite
import RecipeKit
import RecipeRunner
import RecipeTemplate

if ProcessInfo.processInfo.environment["TOY_THREADS"] != nil {
  // A process with two threads can't be copied, so it starts its workers as other systems do.
  Thread.detachNewThread { while true { pause() } }
}

@MainActor func run(_ scripts: [any RecipeScript]) -> Never {
  RecipeRunner.main(scripts: scripts, commands: [.site])
}

// The tests choose other lists by the environment; people get every toy.
switch ProcessInfo.processInfo.environment["TOY_RECIPES"] {
case "none": run([])
case "sound": run(soundToys)
case "pictures": run(pictureToys)
case "ordered": run(orderedToys)
case "template": run([RecipeTemplate.recipe.script])
case "exercise": RecipeRunner.main([RecipeTemplate.recipe], exercise: "touch down")
case "thousand": run(trivialToys(1_000))
case "early": run([earlyToy()])
case "claims": run(claimToys.map(\.script))
case "queues": run([queuesToy()])
case "hundred": run(trivialToys(100))
case "twins": run(soundToys + [ToyRecipe("passing") { $1.checkTwo($0) }])
default: run(soundToys + unsoundToys + hostileToys)
}
