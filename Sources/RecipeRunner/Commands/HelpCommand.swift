/// Explains the tool or one of its commands.
struct HelpCommand: Command {
  static let description = CommandDescription(
    name: "help",
    group: .tool,
    arguments: "[COMMAND]",
    summary: "Explains a command",
    discussion: [],
    options: []
  )

  /// The command to explain; nil for all of them.
  let topic: CommandDescription?

  init(_ arguments: CommandArguments) throws(ToolError) {
    topic = try arguments.words.first.map(Commands.named)?.description
  }

  init(topic: CommandDescription?) {
    self.topic = topic
  }

  func run(_ tool: Tool) -> ExitCode {
    tool.write(topic.map(HelpMessages.messages) ?? HelpMessages.overview)
    return .verified
  }
}
