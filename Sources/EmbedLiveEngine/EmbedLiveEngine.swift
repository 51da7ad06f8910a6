import Foundation
import PackagePlugin

/// Compiles the modules of live scenes for WebAssembly, and embeds the result as `LiveEngine.embedded`.
@main struct EmbedLiveEngine: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    // In the order of their dependencies.
    let modules = module.recursiveTargetDependencies.compactMap { $0 as? any SourceModuleTarget }
    let entry = target.directoryURL.appending(path: "WebAssembly")
    let entryFiles = try FileManager.default.contentsOfDirectory(at: entry, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedEngine.swift")
    let parts: [(name: String, files: [URL])] =
      modules.map { ($0.moduleName, $0.sourceFiles(withSuffix: "swift").map(\.url)) } + [
        ("Entry", entryFiles)
      ]
    return [
      .buildCommand(
        displayName: "Compiling live scenes for WebAssembly",
        executable: try context.tool(named: "LiveEngineWriter").url,
        arguments: [output.path(percentEncoded: false)]
          + parts.flatMap { part in
            ["--module", part.name] + part.files.map { $0.path(percentEncoded: false) }.sorted()
          },
        inputFiles: parts.flatMap(\.files),
        outputFiles: [output]
      )
    ]
  }
}
