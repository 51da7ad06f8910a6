import Foundation
import PackagePlugin

/// Embeds the list of differences from Apple's UIKit, `docs/Deviations.md`, in the gallery's site, which has a page of it.
@main struct EmbedDeviations: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let document = context.package.directoryURL.appending(path: "docs/Deviations.md")
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedDeviations.swift")
    return [
      .buildCommand(
        displayName: "Embedding the differences from Apple's UIKit",
        executable: try context.tool(named: "RecipeSourceWriter").url,
        arguments: [
          "text", output.path(percentEncoded: false), "deviations", document.path(percentEncoded: false),
        ],
        inputFiles: [document],
        outputFiles: [output]
      )
    ]
  }
}
