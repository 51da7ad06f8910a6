/// The words and options that stand with a command in a command line.
struct CommandArguments {
  let command: CommandDescription
  /// The words after the command's name.
  let words: [String]
  /// The texts of the options' values, by the options' names.
  let values: [String: String]

  /// The value of an option; what the option is without being given, if it is not.
  subscript<Value>(option: Option<Value>) -> Value {
    get throws(ToolError) {
      guard let text = values[option.name] else { return option.initial }
      return try option.read(text)
    }
  }

  /// The first word, which must be the id of a recipe.
  var recipe: String {
    get throws(ToolError) {
      if let id = words.first { return id }
      throw ToolError(
        "'\(command.name)' needs the id of a recipe: \(Executable.name) \(command.name) \(command.arguments). "
          + "`\(Executable.name) list` shows all ids."
      )
    }
  }
}
