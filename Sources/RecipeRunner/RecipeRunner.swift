import Foundation
import RecipeKit

/// The tool that lists, runs and verifies recipes.
///
/// A package of recipes gets the whole tool with one line in its `main.swift`:
/// `RecipeRunner.main(allRecipes)`. Modules such as `GallerySite` add commands:
/// `RecipeRunner.main(allRecipes, commands: [.site])`. The build plugin RecipeSources generates `allRecipes`
/// from the recipes that the executable depends on.
public enum RecipeRunner {
  /// Runs the command that the arguments name, and ends the process.
  ///
  /// The exit status is 0 if all recipes do what they promise, 1 if one doesn't, 2 for wrong usage, 3 if the
  /// selection matches no recipe, and 130 or 143 if the run was interrupted or terminated. The status is also
  /// 2 if there are no arguments, not even the program's name, because the tool can't know then whether a
  /// check was requested.
  ///
  /// - Parameters:
  ///   - recipes: the recipes, in the order in which they are listed; their ids must be unique.
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

  /// Runs the command that the arguments name, and ends the process; for any recipe scripts.
  @MainActor
  package static func main(
    scripts: [any RecipeScript],
    commands: [AddedCommand] = [],
    arguments: [String] = CommandLine.arguments
  ) -> Never {
    signal(SIGPIPE, SIG_IGN)
    // Without this, a write beyond the file size limit kills the process instead of returning an error.
    signal(SIGXFSZ, SIG_IGN)
    // The parent may have ignored SIGCHLD. That is inherited, and would prevent waiting for children.
    signal(SIGCHLD, SIG_DFL)
    exit(Tool.run(scripts, arguments, Commands(adding: commands)).rawValue)
  }
}
