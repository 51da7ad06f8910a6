import GallerySite
import RecipeRunner

// The program has one command, so that `swift run gallery --output site` needs no name of it.
RecipeRunner.main(
  allRecipes,
  commands: [.site],
  arguments: CommandLine.arguments.prefix(1) + ["site"] + CommandLine.arguments.dropFirst()
)
