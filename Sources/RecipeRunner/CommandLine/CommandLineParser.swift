/// Parses the tool's arguments.
struct CommandLineParser {
  let commands: Commands

  /// Parses the arguments after the program's name into a command, the plug-ins to load, and the use of
  /// colour.
  func parse(
    _ arguments: [String]
  ) throws(ToolError) -> (invocation: any Invocation, plugins: PluginOptions, color: ColorChoice) {
    let (words, options) = try wordsAndOptions(arguments)
    let command = try words.first.map(commands.named)
    if options.contains(where: { $0.option.name == Options.help.name }) {
      return (HelpCommand(topic: command?.description), .none, Options.color.initial)
    }
    if options.contains(where: { $0.option.name == Options.version.name }) {
      return (VersionInvocation(), .none, Options.color.initial)
    }
    let description = command?.description
    let values = try values(options, of: description)
    let arguments = CommandArguments(
      commands: commands,
      command: description ?? HelpCommand.description,
      words: Array(words.dropFirst()),
      values: values
    )
    if let most = description?.operandLimit, arguments.words.count > most, let word = arguments.words.last {
      throw ToolError("'\(arguments.command.name)' can't take '\(word)'. \(seeHelp(words.first))")
    }
    let invocation = try (command ?? HelpCommand.self).init(arguments)
    return (invocation, PluginOptions(arguments), arguments[Options.color])
  }

  /// Separates operands and options in any order; an option's value is the next argument or follows `=`.
  private func wordsAndOptions(
    _ arguments: [String]
  ) throws(ToolError) -> ([String], [(option: any OptionDescription, text: String)]) {
    var words: [String] = []
    var options: [(option: any OptionDescription, text: String)] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        words.append(argument)
        continue
      }
      options.append(try option(argument, &rest, command: words.first))
    }
    return (words, options)
  }

  private func option(
    _ argument: String,
    _ rest: inout ArraySlice<String>,
    command: String?
  ) throws(ToolError) -> (any OptionDescription, String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0] == "-h" ? Options.help.name : String(parts[0])
    let known = commands.all.first { $0.description.name == command }
    // An option of this name may take other values in another command.
    let options = (known?.description.options ?? []) + commands.options
    guard let option = options.first(where: { $0.name == name }) else {
      let own = known?.description.options ?? CheckCommand.description.options
      let candidates = own + Options.common
      let question = NearestMatches.question(name, in: candidates.map(\.name))
      let isWord = question.isEmpty && known?.description.arguments.isEmpty == false
      let remedy = isWord ? " Write arguments that begin with '-' after `--`." : ""
      throw ToolError("There is no option '\(name)'.\(question)\(remedy) \(seeHelp(command))")
    }
    guard let value = option.value else {
      if parts.count > 1 { throw ToolError("'\(name)' takes no value (it was given '\(parts[1])').") }
      return (option, "")
    }
    if parts.count > 1 { return (option, String(parts[1])) }
    guard let next = rest.popFirst() else {
      throw ToolError("'\(name)' needs a value: \(name) \(value). \(seeHelp(command))")
    }
    return (option, next)
  }

  /// The option values, as the command reads them.
  ///
  /// Options of the same name may take other values in another command, so the command's own options take
  /// precedence. Without a command, every option is accepted.
  private func values(
    _ options: [(option: any OptionDescription, text: String)],
    of command: CommandDescription?
  ) throws(ToolError) -> [String: [any Sendable]] {
    let known = command.map { $0.options + $0.internalOptions + [Options.color] } ?? commands.options
    var values: [String: [any Sendable]] = [:]
    for (option, text) in options {
      guard let own = known.first(where: { $0.name == option.name }) else {
        let name = command?.name ?? ""
        throw ToolError("'\(option.name)' is not an option of '\(name)'. \(seeHelp(command?.name))")
      }
      values[own.name, default: []].append(try own.parse(text))
    }
    return values
  }

  private func seeHelp(_ command: String?) -> String {
    let known = commands.visible.contains { $0.name == command }
    return "`\(Executable.name) help\(known ? " \(command ?? "")" : "")` lists the options."
  }
}

/// The operands and options of a command line.
package struct CommandArguments {
  let commands: Commands
  let command: CommandDescription
  /// The operands: the words after the command's name.
  package let words: [String]
  /// The option values in the given order, by option name.
  let values: [String: [any Sendable]]

  /// The value of an option, the last one if it was given several times; its default if it was not given.
  package subscript<Value>(option: Option<Value>) -> Value {
    values[option.name]?.last as? Value ?? option.initial
  }

  /// All values of a repeatable option.
  package func all<Value>(_ option: Option<Value?>) -> [Value] {
    (values[option.name] ?? []).compactMap { $0 as? Value }
  }

  /// The first operand, which must be the id of a recipe.
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
