import RecipeKit

/// Understands the arguments of the tool.
package enum CommandLineParser {
  /// What the arguments, without the program's name, ask for.
  package static func parse(_ arguments: [String]) throws(ToolError) -> Invocation {
    var words: [String] = []
    var options: [(option: OptionDescription, value: String)] = []
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
    let command = try words.first.map(command(named:))
    return try invocation(command, Array(words.dropFirst()), options)
  }

  // MARK: Words

  private static func command(named name: String) throws(ToolError) -> CommandDescription {
    if let command = CommandDescription.all.first(where: { $0.name == name }) { return command }
    let nearest = suggestion(name, CommandDescription.visible.map(\.name))
    throw ToolError("There is no command '\(name)'.\(nearest) `\(Executable.name) help` shows all commands.")
  }

  private static func option(
    _ argument: String,
    _ rest: inout ArraySlice<String>,
    command: String?
  ) throws(ToolError) -> (OptionDescription, String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0] == "-h" ? "--help" : String(parts[0])
    guard let option = OptionDescription.all.first(where: { $0.name == name }) else {
      let known = CommandDescription.all.first { $0.name == command }
      let candidates = (known?.options ?? [.format, .jobs, .timeout]) + [.color, .help, .version]
      let nearest = suggestion(name, candidates.map(\.name))
      throw ToolError("There is no option '\(name)'.\(nearest) \(seeHelp(command))")
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

  // MARK: Meaning

  private static func invocation(
    _ command: CommandDescription?,
    _ words: [String],
    _ options: [(option: OptionDescription, value: String)]
  ) throws(ToolError) -> Invocation {
    var invocation = Invocation()
    if options.contains(where: { $0.option == .help }) {
      invocation.command = .help(of: command?.name)
      return invocation
    }
    if options.contains(where: { $0.option == .version }) {
      invocation.command = .version
      return invocation
    }
    var eventsDescriptor = ChildProcess.eventsDescriptor
    for (named, value) in options {
      // An option's values may be a command's own.
      let option = command?.options.first { $0.name == named.name } ?? named
      if let command, option != .color, !command.options.contains(option) {
        throw ToolError("'\(option.name)' is not an option of '\(command.name)'. \(seeHelp(command.name))")
      }
      switch option {
      case .format: invocation.format = try choice(option, value)
      case .color: invocation.color = try choice(option, value)
      case .jobs: invocation.jobs = try number(option, value, atLeast: 1)
      case .timeout: invocation.timeout = try seconds(option, value)
      case .pictureFormat: invocation.pictureFormat = try choice(option, value)
      case .filmFormat: invocation.filmFormat = try choice(option, value)
      case .step: invocation.step = value
      case .variant: invocation.variant = value
      case .output: invocation.output = value
      case .pictures: invocation.pictures = try pictures(option, value)
      default: eventsDescriptor = Int32(clamping: try number(option, value, atLeast: 1))
      }
    }
    guard let command else { return invocation }
    if !command.arguments.contains("ID…"), words.count > command.arguments.split(separator: " ").count {
      throw ToolError("'\(command.name)' can't take '\(words[words.count - 1])'. \(seeHelp(command.name))")
    }
    switch command.name {
    case "list": invocation.command = .list
    case "check": invocation.command = .check(words)
    case "claims": invocation.command = .claims(words)
    case "work": invocation.command = .work(eventsDescriptor: eventsDescriptor)
    case "probe": invocation.command = try probe(words, eventsDescriptor)
    case "picture": invocation.command = .picture(try recipe(words, of: command))
    case "film": invocation.command = .film(try recipe(words, of: command))
    case "run":
      _ = try recipe(words, of: command)
      invocation.command = .run(words)
    default:
      let topic = try words.first.map(Self.command(named:))
      invocation.command = .help(of: topic?.name)
    }
    return invocation
  }

  /// The first word, which must be the id of a recipe.
  private static func recipe(_ words: [String], of command: CommandDescription) throws(ToolError) -> String {
    guard let id = words.first else {
      throw ToolError(
        "'\(command.name)' needs the id of a recipe: \(Executable.name) \(command.name) \(command.arguments). "
          + "`\(Executable.name) list` shows all ids."
      )
    }
    return id
  }

  private static func pictures(_ option: OptionDescription, _ value: String) throws(ToolError) -> PictureOrder
  {
    guard let order = PictureOrder(value) else {
      throw ToolError(
        "'\(option.name)' takes svg, strip, tree and terminal:COLUMNS:COLORS, joined by commas, not '\(value)'."
      )
    }
    return order
  }

  private static func probe(_ words: [String], _ eventsDescriptor: Int32) throws(ToolError)
    -> Invocation.Command
  {
    guard words.count == 3, let variant = Int(words[1]), let expectation = Int(words[2]) else {
      throw ToolError("'probe' needs the id of a recipe and two numbers.")
    }
    return .probe(
      recipe: words[0],
      variant: variant,
      expectation: expectation,
      eventsDescriptor: eventsDescriptor
    )
  }

  // MARK: Values

  private static func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: OptionDescription,
    _ value: String
  ) throws(ToolError) -> Choice where Choice.RawValue == String {
    if let choice = Choice(rawValue: value) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    let all = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    throw ToolError("'\(option.name)' takes \(all), not '\(value)'.\(suggestion(value, names))")
  }

  private static func number(
    _ option: OptionDescription,
    _ value: String,
    atLeast minimum: Int
  ) throws(ToolError) -> Int {
    guard let number = Int(value), number >= minimum else {
      throw ToolError("'\(option.name)' takes a whole number from \(minimum) up, not '\(value)'.")
    }
    return number
  }

  private static func seconds(_ option: OptionDescription, _ value: String) throws(ToolError) -> Double {
    guard let number = Double(value), number > 0, number <= 86_400 else {
      throw ToolError("'\(option.name)' takes seconds, more than 0 and at most 86400, not '\(value)'.")
    }
    return number
  }

  private static func suggestion(_ word: String, _ candidates: [String]) -> String {
    let matches = NearestMatches.of(word, in: candidates).map { "'\($0)'" }
    return matches.isEmpty ? "" : " Did you mean \(matches.joined(separator: " or "))?"
  }

  private static func seeHelp(_ command: String?) -> String {
    let known = CommandDescription.visible.contains { $0.name == command }
    return "`\(Executable.name) help\(known ? " \(command ?? "")" : "")` shows what can be said."
  }
}
