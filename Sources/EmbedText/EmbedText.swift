import Foundation
import PackagePlugin

/// Embeds files of this package in the modules that need their texts, as constants of `EmbeddedText`.
@main struct EmbedText: BuildToolPlugin {
  /// For each module the files, by the names of the constants.
  private static let files: KeyValuePairs = [
    // The site has a page of the differences from Apple's UIKit.
    "GallerySite": ["deviations": "docs/Deviations.md"],
    // Projects in Swift 3 and 4 have the names that UIKit had then.
    "RecipeRunner": [
      "earlierTypeNames": "Sources/UIKit/EarlierNames/EarlierTypeNames.swift",
      "earlierMemberNames": "Sources/UIKit/EarlierNames/EarlierMemberNames.swift",
    ],
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let files = Self.files.first { $0.key == target.name }?.value ?? [:]
    let inputs = files.sorted { $0.key < $1.key }
      .map { (name: $0.key, url: context.package.directoryURL.appending(path: $0.value)) }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedText.swift")
    return [
      .buildCommand(
        displayName: "Embedding texts in \(target.name)",
        executable: try context.tool(named: "RecipeSourceWriter").url,
        arguments: ["text", output.path(percentEncoded: false)]
          + inputs.flatMap { [$0.name, $0.url.path(percentEncoded: false)] },
        inputFiles: inputs.map(\.url),
        outputFiles: [output]
      )
    ]
  }
}
