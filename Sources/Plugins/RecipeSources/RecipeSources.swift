import Foundation
import PackagePlugin

/// Generates sources: the lesson of a recipe's module, and the list of an executable's recipes.
///
/// In modules of this package it also embeds texts, and the live scenes as WebAssembly.
@main struct RecipeSources: BuildToolPlugin {
  /// For each module of this package the files that it embeds, by the names of their constants.
  private static let texts: KeyValuePairs = [
    // The site has a page of the differences from Apple's UIKit.
    "GallerySite": ["deviations": "docs/Deviations.md"],
    // Projects in Swift 3 and 4 have the names that UIKit had then, and any project has names that don't exist here.
    "XcodeProjects": [
      "classes": "docs/Classes.md",
      "earlierTypeNames": "Sources/UIKit/EarlierNames/EarlierTypeNames.swift",
      "earlierMemberNames": "Sources/UIKit/EarlierNames/EarlierMemberNames.swift",
    ],
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let tool = try context.tool(named: "RecipeGalleryBuild").url
    let folder = context.pluginWorkDirectoryURL
    if target.name == "LiveEngine" { return [try liveEngine(module, tool, folder)] }
    if let texts = Self.texts.first(where: { $0.key == target.name })?.value {
      let files = texts.mapValues { context.package.directoryURL.appending(path: $0) }
      return [embedding(files, in: module, tool, folder)]
    }
    guard module.kind == .executable else { return lesson(module, tool, folder) }
    return [
      list(module, tool, folder, manifest: context.package.directoryURL.appending(path: "Package.swift"))
    ]
  }

  /// Embeds a recipe's `Lesson.md`, `Example.swift`, `WrongWays.swift`, `Recorded.txt` and `Today.swift`, and its
  /// storyboard or nib, as `Lesson.embedded`; documents for one kind of device, such as `Book~ipad.xib`, are not shown.
  private func lesson(_ module: any SourceModuleTarget, _ tool: URL, _ folder: URL) -> [Command] {
    let sources = module.sourceFiles.map(\.url)
    func file(_ name: String) -> URL? { sources.first { $0.lastPathComponent == name } }
    let missing = ["Lesson.md", "Example.swift"].filter { file($0) == nil }
    guard missing.isEmpty else {
      Diagnostics.error(
        """
        RecipeSources found no \(missing.joined(separator: " and no ")) in the target '\(module.name)'; a recipe's lesson \
        needs both files, so add them, or remove the plugin from the target
        """
      )
      return []
    }
    let document = sources.filter {
      ["storyboard", "xib"].contains($0.pathExtension) && !$0.lastPathComponent.contains("~")
    }
    .min { $0.path < $1.path }
    let texts = ["Lesson.md", "Example.swift", "WrongWays.swift", "Recorded.txt", "Today.swift"]
    let inputs = texts.compactMap(file) + [document].compactMap(\.self)
    let output = folder.appending(path: "EmbeddedLesson.swift")
    return [
      .buildCommand(
        displayName: "Embedding the lesson of \(module.name)",
        executable: tool,
        arguments: ["lesson"] + ([output] + inputs).map(path),
        inputFiles: inputs,
        outputFiles: [output]
      )
    ]
  }

  /// Lists an executable's recipes as `allRecipes`: all dependencies with an `Example.swift`, in the order of the
  /// manifest.
  private func list(_ module: any SourceModuleTarget, _ tool: URL, _ folder: URL, manifest: URL) -> Command {
    let recipes = module.dependencies.flatMap(modules).filter(\.isRecipe)
    let output = folder.appending(path: "AllRecipes.swift")
    return .buildCommand(
      displayName: "Listing the recipes of \(module.name)",
      executable: tool,
      arguments: ["list", path(output)] + recipes.map(\.moduleName),
      // The list depends on the manifest; a command without inputs would run in every build.
      inputFiles: [manifest],
      outputFiles: [output]
    )
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

  /// Embeds files as constants of `EmbeddedText`.
  private func embedding(
    _ files: [String: URL],
    in module: any SourceModuleTarget,
    _ tool: URL,
    _ folder: URL
  ) -> Command {
    let inputs = files.sorted { $0.key < $1.key }
    let output = folder.appending(path: "EmbeddedText.swift")
    return .buildCommand(
      displayName: "Embedding texts in \(module.name)",
      executable: tool,
      arguments: ["text", path(output)] + inputs.flatMap { [$0.key, path($0.value)] },
      inputFiles: inputs.map(\.value),
      outputFiles: [output]
    )
  }

  /// Compiles the modules of live scenes for WebAssembly, and embeds the result as `LiveEngine.embedded`.
  private func liveEngine(_ module: any SourceModuleTarget, _ tool: URL, _ folder: URL) throws -> Command {
    // In the order of their dependencies.
    let modules = module.recursiveTargetDependencies.compactMap { $0 as? any SourceModuleTarget }
    let entry = try FileManager.default.contentsOfDirectory(
      at: module.directoryURL.appending(path: "WebAssembly"),
      includingPropertiesForKeys: nil
    ).sorted { $0.path < $1.path }
    let parts: [(name: String, files: [URL])] =
      modules.map { ($0.moduleName, $0.sourceFiles(withSuffix: "swift").map(\.url)) } + [("Entry", entry)]
    let output = folder.appending(path: "EmbeddedEngine.swift")
    return .buildCommand(
      displayName: "Compiling live scenes for WebAssembly",
      executable: tool,
      arguments: ["live-engine", path(output)]
        + parts.flatMap { ["--module", $0.name] + $0.files.map(path).sorted() },
      inputFiles: parts.flatMap(\.files),
      outputFiles: [output]
    )
  }

  private func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}

extension SourceModuleTarget {
  /// Whether the module is a recipe: only recipes have an example, which may be translated before it is compiled.
  fileprivate var isRecipe: Bool {
    sourceFiles.contains { $0.type != .resource && $0.url.lastPathComponent == "Example.swift" }
  }
}
