/// Writes command lines that readers can copy, with the plug-ins that they need.
package struct CommandHints {
  private let paths: [String]
  private let pluginRecipes: Set<String>

  package init(_ plugins: PluginPlan?) {
    paths = plugins?.paths ?? []
    pluginRecipes = Set(plugins?.recipes ?? [])
  }

  /// Whether a recipe comes from a plug-in.
  package func isPluginRecipe(_ id: String) -> Bool {
    pluginRecipes.contains(id)
  }

  /// The command line for a recipe, with the plug-ins without which there is no such recipe.
  package func line(_ command: CommandDescription, _ id: String, _ options: String...) -> String {
    let paths = isPluginRecipe(id) ? paths : []
    let more = paths.map { "\(Options.plugin.name) \(ShellWord.of($0))" }
    return ([Executable.name, command.name, id] + options + more).joined(separator: " ")
  }

  /// How wide a command may be that stands within a sentence.
  private static let widest = 60

  /// Says what a command shows; a long one stands in a line of its own, so that it can be copied whole.
  static func pointer(
    to command: String,
    _ what: String,
    after lead: MessageText = "",
    marker: MessageText = "",
    indent: Int
  ) -> [Message] {
    guard command.count > widest else {
      let text = lead + MessageText(command, .code) + MessageText(" \(what).")
      return [.paragraph(text, marker: marker, indent: indent)]
    }
    let text = lead + MessageText("\(lead.spans.isEmpty ? "This" : "this") \(what):")
    return [
      .paragraph(text, marker: marker, indent: indent),
      .code(command, indent: indent + 4),
    ]
  }
}
