/// A command of the tool: its description, its parsing and its action.
package protocol Command: Invocation {
  /// The command's name and options, and what its help says.
  static var description: CommandDescription { get }

  /// Reads the words and the options that stand with the command.
  init(_ arguments: CommandArguments) throws(ToolError)
}

/// The action that a command line requests.
package protocol Invocation: Sendable {
  /// Does it, and says with which status the process ends.
  @MainActor func run(_ tool: Tool) throws -> ExitCode
}

/// A command that another module adds to the tool: see ``RecipeRunner/main(_:commands:arguments:)``.
public struct AddedCommand: Sendable {
  let type: any Command.Type

  package init(_ type: any Command.Type) { self.type = type }
}

/// The commands of a tool, in the order in which the help lists them.
package struct Commands: Sendable {
  let all: [any Command.Type]

  private static let own: [any Command.Type] = [
    ListCommand.self,
    SearchCommand.self,
    RunCommand.self,
    PictureCommand.self,
    FilmCommand.self,
    CheckCommand.self,
    ClaimsCommand.self,
    ReportCommand.self,
    NewCommand.self,
    GoldensCommand.self,
    WatchCommand.self,
    PluginCommand.self,
    HelpCommand.self,
    CompletionsCommand.self,
    ManualCommand.self,
    SuperviseCommand.self,
    WorkCommand.self,
    ProbeCommand.self,
  ]

  /// The tool's own commands and those that other modules add, each of which follows the others of its group.
  package init(adding added: [AddedCommand] = []) {
    all = added.reduce(into: Self.own) { all, command in
      let group = command.type.description.group
      let last = all.lastIndex { $0.description.group == group } ?? all.endIndex - 1
      all.insert(command.type, at: last + 1)
    }
  }

  /// The descriptions of the commands that people are to see.
  var visible: [CommandDescription] {
    all.map { $0.description }.filter { !$0.isHidden }
  }

  /// Every option that there is, the commands' own and the common ones.
  var options: [any OptionDescription] {
    all.flatMap { $0.description.options + $0.description.innerOptions }
      + [Options.color, Options.help, Options.version]
  }

  /// The command with the given name.
  func named(_ name: String) throws(ToolError) -> any Command.Type {
    if let command = all.first(where: { $0.description.name == name }) { return command }
    let question = NearestMatches.question(name, in: visible.map(\.name))
    throw ToolError("There is no command '\(name)'.\(question) `\(Executable.name) help` shows all commands.")
  }
}

/// Shows the tool's version: the option `--version`.
struct VersionInvocation: Invocation {
  func run(_ tool: Tool) -> ExitCode {
    tool.write([.verbatim("\(Executable.name) \(Tool.version)\n")])
    return .verified
  }
}
