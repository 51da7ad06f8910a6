/// A command of the tool: what it is called, what its help says, how it is read and what it does.
protocol Command: Invocation {
  /// The command's name and options, and what its help says.
  static var description: CommandDescription { get }

  /// Reads the words and the options that stand with the command.
  init(_ arguments: CommandArguments) throws(ToolError)
}

/// What a command line asks for.
protocol Invocation: Sendable {
  /// Does it, and says with which status the process ends.
  @MainActor func run(_ tool: Tool) throws -> ExitCode
}

/// The commands of the tool, in the order in which the help lists them.
enum Commands {
  static let all: [any Command.Type] = [
    ListCommand.self,
    SearchCommand.self,
    RunCommand.self,
    PictureCommand.self,
    FilmCommand.self,
    SiteCommand.self,
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

  /// The descriptions of the commands that people are to see.
  static var visible: [CommandDescription] {
    all.map { $0.description }.filter { !$0.isHidden }
  }

  /// The command with the given name.
  static func named(_ name: String) throws(ToolError) -> any Command.Type {
    if let command = all.first(where: { $0.description.name == name }) { return command }
    let question = NearestMatches.question(name, in: visible.map(\.name))
    throw ToolError("There is no command '\(name)'.\(question) `\(Executable.name) help` shows all commands.")
  }
}

/// Shows the tool's version; asked for by an option, in place of a command.
struct VersionInvocation: Invocation {
  func run(_ tool: Tool) -> ExitCode {
    tool.write([.verbatim("\(Executable.name) \(Tool.version)\n")])
    return .verified
  }
}
