/// A command of the tool: its description, its parsing and its action.
package protocol Command: Invocation {
  static var description: CommandDescription { get }

  init(_ arguments: CommandArguments) throws(ToolError)
}

/// The action that a command line requests.
package protocol Invocation: Sendable {
  @MainActor func run(_ tool: Tool) throws -> ExitCode
}

/// A command that another module adds to the tool: see ``RecipeRunner/main(_:commands:arguments:)``.
public struct AddedCommand: Sendable {
  let type: any Command.Type

  package init(_ type: any Command.Type) { self.type = type }
}

/// The commands of the tool, in the order of the help.
package struct Commands: Sendable {
  let all: [any Command.Type]

  private static let own: [any Command.Type] = [
    ListCommand.self,
    RunCommand.self,
    PictureCommand.self,
    FilmCommand.self,
    PracticeCommand.self,
    CheckCommand.self,
    ClaimsCommand.self,
    ReportCommand.self,
    NewCommand.self,
    WatchCommand.self,
    HelpCommand.self,
    CompletionsCommand.self,
    ManualCommand.self,
    WorkCommand.self,
  ]

  /// The tool's own commands and those of other modules, each added at the end of its group.
  package init(adding added: [AddedCommand] = []) {
    all = added.reduce(into: Self.own) { all, command in
      let group = command.type.description.group
      let last = all.lastIndex { $0.description.group == group } ?? all.endIndex - 1
      all.insert(command.type, at: last + 1)
    }
  }

  var visible: [CommandDescription] {
    all.map { $0.description }.filter { !$0.isHidden }
  }

  var options: [any OptionDescription] {
    all.flatMap { $0.description.options + $0.description.internalOptions }
      + Options.common
  }

  func named(_ name: String) throws(ToolError) -> any Command.Type {
    if let command = all.first(where: { $0.description.name == name }) { return command }
    let question = NearestMatches.question(name, in: visible.map(\.name))
    throw ToolError("There is no command '\(name)'.\(question) `\(Executable.name) help` shows all commands.")
  }
}

/// Prints the tool's version: the option `--version`.
struct VersionInvocation: Invocation {
  func run(_ tool: Tool) -> ExitCode {
    tool.write([.verbatim("\(Executable.name) \(Tool.version)\n")])
    return .verified
  }
}
