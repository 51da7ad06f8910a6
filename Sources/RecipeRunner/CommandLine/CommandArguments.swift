/// The words and options that stand with a command in a command line.
struct CommandArguments {
  let command: CommandDescription
  /// The words after the command's name.
  let words: [String]
  /// The texts of the options' values in the order in which they were given, by the options' names.
  let values: [String: [String]]

  /// The value of an option, the last one that is given; what the option is without being given, if there is none.
  subscript<Value>(option: Option<Value>) -> Value {
    get throws(ToolError) {
      guard let text = values[option.name]?.last else { return option.initial }
      return try option.read(text)
    }
  }

  /// All values of an option that may be given several times.
  func all<Value>(_ option: Option<Value?>) throws(ToolError) -> [Value] {
    var all: [Value] = []
    for text in values[option.name] ?? [] {
      if let value = try option.read(text) { all.append(value) }
    }
    return all
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
