/// The texts of the help.
enum HelpMessages {
  /// What a command does and which options it has.
  static func messages(for command: CommandDescription) -> [Message] {
    var usage = "\(Executable.name) \(command.name)"
    if !command.options.isEmpty { usage += " [OPTION…]" }
    if !command.arguments.isEmpty { usage += " \(command.arguments)" }
    var messages: [Message] = [.paragraph(MessageText(command.summary + "."), indent: 0), .blank]
    messages += [.heading("Usage"), .paragraph(MessageText(usage)), .blank]
    for text in command.discussion {
      messages += [.paragraph(MessageText(prose: text), indent: 0), .blank]
    }
    let options = command.options + [Options.color, Options.help]
    return messages + [.heading("Options"), .fields(options.map(field), indent: 2)]
  }

  /// What the tool can do.
  static var overview: [Message] {
    let name = Executable.name
    let options: [any OptionDescription] = [Options.color, Options.help, Options.version]
    return [
      .paragraph(MessageText("\(name) lists, runs and verifies UIKit recipes."), indent: 0),
      .blank,
      .heading("Usage"),
      .paragraph(MessageText("\(name) COMMAND [OPTION…] [ID…]")),
      .blank,
      .heading("Commands"),
      .fields(
        Commands.visible.map { Message.Field(.strong($0.name), MessageText($0.summary)) },
        indent: 2
      ),
      .blank,
      .heading("Options of every command"),
      .fields(options.map(field), indent: 2),
      .blank,
      .heading("Exit status"),
      .fields(
        [
          Message.Field("0", "everything is as it must be"),
          Message.Field("1", "some recipe did not do what it must"),
          Message.Field("2", "wrong usage, or the tool could not do its work"),
          Message.Field("3", "nothing matches the ids"),
        ],
        indent: 2
      ),
      .blank,
      .paragraph(MessageText(prose: "`\(name) help COMMAND` shows a command's options."), indent: 0),
    ]
  }

  private static func field(_ option: any OptionDescription) -> Message.Field {
    let value = option.value.map { " \($0)" } ?? ""
    return Message.Field(.strong(option.name) + MessageText(value), MessageText(option.summary))
  }
}
