import Foundation
import PackagePlugin

/// Embeds the texts of a recipe's `Example.swift` and `WrongWays.swift` in its module, as `EmbeddedListings.example` and
/// `EmbeddedListings.wrongWays`.
@main struct EmbedListings: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let sources = (target as? any SourceModuleTarget)?.sourceFiles.map(\.url) ?? []
    guard let example = sources.first(where: { $0.lastPathComponent == "Example.swift" }) else {
      Diagnostics.error(
        """
        EmbedListings found no Example.swift in the target '\(target.name)'; a recipe shows the code of that file, so \
        add one, or take the plugin out of the target
        """
      )
      return []
    }
    if let lesson = sources.first(where: { $0.lastPathComponent == "Lesson.md" }) {
      return [try embedLesson(lesson, example, sources, context, target)]
    }
    let inputs = [example] + sources.filter { $0.lastPathComponent == "WrongWays.swift" }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedListings.swift")
    return [
      .buildCommand(
        displayName: "Embedding the listings of \(target.name)",
        executable: try context.tool(named: "RecipeSourceWriter").url,
        arguments: ["listings"] + ([output] + inputs).map { $0.path(percentEncoded: false) },
        inputFiles: inputs,
        outputFiles: [output]
      )
    ]
  }

  /// Embeds the lesson of a recipe, with its code and the record of what its wrong ways break.
  private func embedLesson(
    _ lesson: URL,
    _ example: URL,
    _ others: [URL],
    _ context: PluginContext,
    _ target: any Target
  ) throws -> Command {
    let inputs =
      [lesson, example]
      + others.filter { ["WrongWays.swift", "Recorded.txt"].contains($0.lastPathComponent) }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedLesson.swift")
    return .buildCommand(
      displayName: "Embedding the lesson of \(target.name)",
      executable: try context.tool(named: "RecipeSourceWriter").url,
      arguments: ["lesson"] + ([output] + inputs).map { $0.path(percentEncoded: false) },
      inputFiles: inputs,
      outputFiles: [output]
    )
  }
}
