import Foundation
import PackagePlugin

/// Translates a target's Swift files, which use Objective-C's runtime, for Linux, and compiles its storyboards and xibs.
///
/// Swift Package Manager compiles a target's own sources as they stand, and a plugin can only add to them. So on Linux the manifest
/// names one file without code as the target's only source, without which there would be no target, and the plugin reads the other
/// Swift files of the folder; what it writes is compiled. On Apple's platforms the manifest names no file, the target compiles its
/// own sources, and the plugin does nothing.
///
/// One command translates all files, because they refer to one another and a process for each would take longer. It writes a file
/// for each of them, so the compiler compiles again only what has changed.
@main struct AppleSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    #if canImport(Darwin)
      return []
    #else
      guard let module = target as? any SourceModuleTarget else { return [] }
      // Files of the folder that the manifest neither names nor excludes are of an unknown type.
      let sources = module.sourceFiles.filter { $0.type == .unknown && $0.url.pathExtension == "swift" }
        .map(\.url).sorted { $0.path < $1.path }
      guard !sources.isEmpty else {
        Diagnostics.error(
          """
          AppleSources found nothing to translate in the target '\(target.name)', whose Swift files are all compiled as they are; \
          add 'sources: ["Linux.swift"]' to the target in Package.swift on Linux, and such a file without code to its folder
          """
        )
        return []
      }
      let output = context.pluginWorkDirectoryURL
      let tool = try context.tool(named: "RecipeGalleryBuild").url
      let outputs =
        sources.map { output.appending(path: "Translated-\($0.lastPathComponent)") } + [
          output.appending(path: "AppleSourcesTable.swift")
        ]
      // The plugin knows only the package that uses it, so it finds the translator from its own source.
      let translator = URL(filePath: #filePath).appending(path: "../../../Programs/BuildTool/Translator")
        .standardizedFileURL
      let translatorFiles = try FileManager.default.contentsOfDirectory(
        at: translator,
        includingPropertiesForKeys: nil
      )
      return [
        .buildCommand(
          displayName: "Translating the sources of \(target.name)",
          executable: tool,
          arguments: ["translate", translator.path(percentEncoded: false)]
            + ["--output", output.path(percentEncoded: false)]
            + (module.kind == .executable ? [] : ["--library"])
            + sources.map { $0.path(percentEncoded: false) },
          inputFiles: sources + translatorFiles.sorted { $0.path < $1.path },
          outputFiles: outputs
        )
      ] + documents(of: module, tool: tool, output: output) + catalogs(of: module, tool: tool, output: output)
    #endif
  }

  /// The commands that compile storyboards and xibs, which become resources of the target.
  private func documents(of module: any SourceModuleTarget, tool: URL, output: URL) -> [Command] {
    let types = ["storyboard": "storyboardc", "xib": "nib"]
    // The simulated device speaks English: of several localizations of a document it uses Base, English, or the first.
    let documents = Dictionary(grouping: module.sourceFiles.filter { types[$0.url.pathExtension] != nil }) {
      $0.url.lastPathComponent
    }
    func rank(_ file: File) -> Int {
      let folder = file.url.deletingLastPathComponent().lastPathComponent.lowercased()
      return ["base.lproj", "en.lproj", "english.lproj"].firstIndex(of: folder) ?? 3
    }
    return documents.sorted { $0.key < $1.key }.compactMap { _, files in
      let sorted = files.sorted { (rank($0), $0.url.path) < (rank($1), $1.url.path) }
      guard let file = sorted.first, let type = types[file.url.pathExtension] else { return nil }
      let name = file.url.deletingPathExtension().lastPathComponent
      let result = output.appending(path: "\(name).\(type)")
      return .buildCommand(
        displayName: "Compiling \(file.url.lastPathComponent)",
        executable: tool,
        arguments: [
          "document", file.url.path(percentEncoded: false), result.path(percentEncoded: false),
          module.moduleName,
        ],
        inputFiles: [file.url],
        outputFiles: [result]
      )
    }
  }

  /// The commands that compile asset catalogs, whose files may be listed one by one.
  private func catalogs(of module: any SourceModuleTarget, tool: URL, output: URL) -> [Command] {
    let suffix = ".xcassets"
    let paths = module.sourceFiles.compactMap { file -> String? in
      let path = file.url.path(percentEncoded: false)
      return path.range(of: suffix + "/").map { String(path[..<$0.lowerBound]) + suffix }
        ?? (path.hasSuffix(suffix) ? path : nil)
    }
    return Set(paths).sorted().map { path in
      let url = URL(filePath: path)
      let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
      let result = output.appending(
        path: "\(url.deletingPathExtension().lastPathComponent).assetcatalog"
      )
      return .buildCommand(
        displayName: "Compiling \(url.lastPathComponent)",
        executable: tool,
        arguments: ["catalog", path, result.path(percentEncoded: false)],
        inputFiles: [url] + (files?.compactMap { $0 as? URL }.filter { !$0.hasDirectoryPath } ?? []),
        outputFiles: [result]
      )
    }
  }
}
