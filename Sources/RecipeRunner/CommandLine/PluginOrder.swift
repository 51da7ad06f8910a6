import RecipeKit

/// Which plug-ins take part in a command.
struct PluginOrder: Equatable, Sendable {
  /// Programs, and folders of programs.
  let paths: [String]
  /// How long each may take to list its recipes, in seconds.
  let timeout: Double

  /// No plug-ins.
  static let none = PluginOrder(paths: [], timeout: Options.timeout.initial)

  /// The tool's own recipes and those of the plug-ins, which are asked for them.
  @MainActor
  func gallery(with own: [any RecipeScript]) throws(ToolError) -> Gallery {
    try Gallery(own, pluginsAt: paths, seconds: timeout)
  }
}

extension PluginOrder {
  /// What a command line says about it.
  init(_ arguments: CommandArguments) throws(ToolError) {
    paths = try arguments.all(Options.plugin)
    timeout = try arguments[Options.timeout]
  }
}
