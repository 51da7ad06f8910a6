import Foundation
import PackagePlugin

/// Embeds a recipe's `Lesson.md`, `Example.swift`, `WrongWays.swift`, `Recorded.txt` and `Today.swift`, and its storyboard or nib, in
/// its module, as `Lesson.embedded`.
@main struct EmbedListings: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let sources = (target as? any SourceModuleTarget)?.sourceFiles.map(\.url) ?? []
    func file(_ name: String) -> URL? { sources.first { $0.lastPathComponent == name } }
    let missing = ["Lesson.md", "Example.swift"].filter { file($0) == nil }
    guard missing.isEmpty else {
      Diagnostics.error(
        """
        EmbedListings found no \(missing.joined(separator: " and no ")) in the target '\(target.name)'; a recipe's lesson \
        needs both files, so add them, or remove the plugin from the target
        """
      )
      return []
    }
    let document = sources.filter { ["storyboard", "xib"].contains($0.pathExtension) }.min {
      $0.path < $1.path
    }
    let texts = ["Lesson.md", "Example.swift", "WrongWays.swift", "Recorded.txt", "Today.swift"]
    let inputs = texts.compactMap(file) + [document].compactMap(\.self)
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedLesson.swift")
    return [
      .buildCommand(
        displayName: "Embedding the lesson of \(target.name)",
        executable: try context.tool(named: "RecipeSourceWriter").url,
        arguments: ["lesson"] + ([output] + inputs).map { $0.path(percentEncoded: false) },
        inputFiles: inputs,
        outputFiles: [output]
      )
    ]
  }
}
