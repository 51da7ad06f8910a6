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

  /// The command to explain; nil for the overview.
  let topic: CommandDescription?

  init(_ arguments: CommandArguments) throws(ToolError) {
    topic = try arguments.words.first.map(arguments.commands.named)?.description
  }

  init(topic: CommandDescription?) {
    self.topic = topic
  }

  func run(_ tool: Tool) -> ExitCode {
    tool.write(topic.map(HelpMessages.messages) ?? HelpMessages.overview(of: tool.commands.visible))
    return .verified
  }
}

/// The texts of the help.
enum HelpMessages {
  static func messages(for command: CommandDescription) -> [Message] {
    var usage = "\(Executable.name) \(command.name)"
    if !command.options.isEmpty { usage += " [OPTION…]" }
    if !command.arguments.isEmpty { usage += " \(command.arguments)" }
    var messages: [Message] = [.paragraph(MessageText(command.summary + "."), indent: 0), .blank]
    messages += [.heading("Usage"), .paragraph(MessageText(usage)), .blank]
    for text in command.discussion {
      messages += [.paragraph(MessageText(prose: text), indent: 0), .blank]
    }
    return messages + [.heading("Options"), .fields(command.allOptions.map(field), indent: 2)]
  }

  /// The tool's purpose, in a phrase.
  static let purpose = "lists, runs and verifies UIKit recipes"

  static func overview(of commands: [CommandDescription]) -> [Message] {
    let name = Executable.name
    var messages: [Message] = [
      .paragraph(MessageText("\(name) \(purpose)."), indent: 0),
      .blank,
      .heading("Usage"),
      .paragraph(MessageText("\(name) COMMAND [OPTION…] [WORD…]")),
      .blank,
    ]
    messages += CommandGroup.allCases.flatMap { self.commands(of: $0, among: commands) }
    return messages + [
      .heading("Options of every command"),
      .fields(Options.common.map(field), indent: 2),
      .blank,
      .heading("Exit status"),
      .fields(
        ExitCode.allCases.map { Message.Field(MessageText("\($0.rawValue)"), MessageText($0.meaning)) },
        indent: 2
      ),
      .blank,
      .paragraph(MessageText(prose: "`\(name) help COMMAND` shows a command's options."), indent: 0),
    ]
  }

  /// A group's heading and commands, with summaries aligned across all groups.
  private static func commands(of group: CommandGroup, among all: [CommandDescription]) -> [Message] {
    guard let title = group.title else { return [] }
    let width = all.map(\.name.count).max() ?? 0
    let fields = all.filter { $0.group == group }.map { command in
      Message.Field(.strong(command.name.padded(to: width)), MessageText(command.summary))
    }
    return [.heading(MessageText(title)), .fields(fields, indent: 2), .blank]
  }

  private static func field(_ option: any OptionDescription) -> Message.Field {
    let value = option.value.map { " \($0)" } ?? ""
    return Message.Field(.strong(option.name) + MessageText(value), MessageText(option.summary))
  }
}
