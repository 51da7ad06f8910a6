import Foundation
import PackagePlugin

/// Lists the recipes of an executable as `allRecipes`.
///
/// The list has all dependencies with an `Example.swift`, in the order of the manifest.
@main struct ListRecipes: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let recipes = target.dependencies.flatMap(modules).filter(\.isRecipe)
    let output = context.pluginWorkDirectoryURL.appending(path: "AllRecipes.swift")
    return [
      .buildCommand(
        displayName: "Listing the recipes of \(target.name)",
        executable: try context.tool(named: "RecipeSourceWriter").url,
        arguments: ["list", output.path(percentEncoded: false)] + recipes.map(\.moduleName),
        // The list depends on the manifest; a command without inputs would run in every build.
        inputFiles: [context.package.directoryURL.appending(path: "Package.swift")],
        outputFiles: [output]
      )
    ]
  }

  private func modules(_ dependency: TargetDependency) -> [any SourceModuleTarget] {
    let targets: [any Target] =
      switch dependency {
      case .target(let target): [target]
      case .product(let product): product.targets
      @unknown default: []
      }
    return targets.compactMap { $0 as? any SourceModuleTarget }
  }
}

extension SourceModuleTarget {
  /// Whether the module is a recipe: only recipes have an example, which may be translated before it is compiled.
  fileprivate var isRecipe: Bool {
    sourceFiles.contains { $0.type != .resource && $0.url.lastPathComponent == "Example.swift" }
  }
}
