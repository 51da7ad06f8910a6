/// Formats command lines for readers to copy, including the options for required plug-ins.
package struct CommandHints {
  private let paths: [String]
  private let pluginRecipes: Set<String>
  /// The ids of the tool's own recipes, in the order of the learning path.
  private let path: [String]

  package init(_ plugins: PluginPlan?, path: [String] = []) {
    self.path = path
    paths = plugins?.paths ?? []
    pluginRecipes = Set(plugins?.recipes ?? [])
  }

  /// Whether a recipe comes from a plug-in.
  package func isPluginRecipe(_ id: String) -> Bool {
    pluginRecipes.contains(id)
  }

  /// The id of the lesson that follows one on the learning path; nil if there is none.
  func lesson(after id: String) -> String? {
    path.firstIndex(of: id).flatMap { path.indices.contains($0 + 1) ? path[$0 + 1] : nil }
  }

  /// A command line for a recipe, with the options that load its plug-in.
  package func line(_ command: CommandDescription, _ id: String, _ options: String...) -> String {
    let paths = isPluginRecipe(id) ? paths : []
    let more = paths.map { "\(Options.plugin.name) \(ShellWord.of($0))" }
    return ([Executable.name, command.name, id] + options + more).joined(separator: " ")
  }

  /// The maximum width of a command within a sentence.
  private static let widest = 60

  /// A message that names a command and its effect; a long command gets its own line, so that it can be
  /// copied.
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
