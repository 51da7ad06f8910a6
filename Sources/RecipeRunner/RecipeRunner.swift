import Foundation
import RecipeKit

/// The tool that lists, runs and verifies recipes.
///
/// A package of recipes gets the whole tool with one line in its `main.swift`: `RecipeRunner.main(allRecipes)`. Modules
/// such as `GallerySite` add commands: `RecipeRunner.main(allRecipes, commands: [.site])`. The build plugin ListRecipes makes `allRecipes` of the recipes that the executable depends on.
public enum RecipeRunner {
  /// Does what the command line asks for, and ends the process.
  ///
  /// The exit status is 0 if everything is as it must be, 1 if some recipe did not do what it must, 2 for
  /// wrong usage, 3 if nothing matches, and 130 or 143 if the run was interrupted or told to end. It is 2 also if there are no
  /// arguments, not even the program's name: then it is not known whether a check was asked for.
  ///
  /// - Parameters:
  ///   - recipes: the recipes, in the order in which they are listed; their ids must differ.
  ///   - commands: commands of other modules, such as `.site` of `GallerySite`.
  ///   - arguments: the command line, beginning with the program's name.
  @MainActor
  public static func main(
    _ recipes: [any Recipe],
    commands: [AddedCommand] = [],
    arguments: [String] = CommandLine.arguments
  ) -> Never {
    main(scripts: recipes.map(\.script), commands: commands, arguments: arguments)
  }

  /// The same for scripts.
  @MainActor
  package static func main(
    scripts: [any RecipeScript],
    commands: [AddedCommand] = [],
    arguments: [String] = CommandLine.arguments
  ) -> Never {
    signal(SIGPIPE, SIG_IGN)
    // A file that may not grow any more is an error of writing, too.
    signal(SIGXFSZ, SIG_IGN)
    // The parent may have ignored SIGCHLD, which is inherited and keeps children from being waited for.
    signal(SIGCHLD, SIG_DFL)
    exit(Tool.run(scripts, arguments, Commands(adding: commands)).rawValue)
  }
}
