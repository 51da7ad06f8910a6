/// Writes the manual page.
struct ManualCommand: Command {
  static let description = CommandDescription(
    name: "manual",
    group: .tool,
    arguments: "",
    summary: "The manual, as `man` shows it",
    discussion: [
      "Writes a manual page: `\(Executable.name) manual >\(Executable.name).1; man -l \(Executable.name).1` shows it."
    ],
    options: []
  )

  init(_ arguments: CommandArguments) {}

  func run(_ tool: Tool) -> ExitCode {
    tool.write([.verbatim(ManualPage.text(Executable.name, tool.commands.visible))])
    return .verified
  }
}

/// The manual page, in the markup of `man`.
enum ManualPage {
  static func text(_ program: String, _ commands: [CommandDescription]) -> String {
    var lines = [".TH \(program.uppercased()) 1 \"\" \"\(program) \(Tool.version)\" \"User Commands\""]
    lines += [".SH NAME", escaped("\(program) - \(HelpMessages.purpose)")]
    lines += [".SH SYNOPSIS", ".B \(escaped(program))", escaped("COMMAND [OPTION…] [WORD…]")]
    for group in CommandGroup.allCases {
      guard let title = group.title else { continue }
      lines.append(".SH \(escaped(title.uppercased()))")
      lines += commands.filter { $0.group == group }.flatMap(section)
    }
    lines += [".SH OPTIONS OF EVERY COMMAND"] + Options.common.flatMap(paragraph)
    lines.append(".SH EXIT STATUS")
    lines += ExitCode.allCases.flatMap { [".TP", "\\fB\($0.rawValue)\\fR", escaped($0.meaning)] }
    lines.append(".SH ENVIRONMENT")
    lines += EnvironmentVariable.allCases.flatMap { [".TP", "\\fB\($0.rawValue)\\fR", prose($0.meaning)] }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func section(_ command: CommandDescription) -> [String] {
    var lines = [".SS \(escaped([command.name, command.arguments].joined(separator: " ")))"]
    lines.append(prose(command.summary + "."))
    for text in command.discussion { lines += [".PP", prose(text)] }
    return lines + command.options.flatMap(paragraph)
  }

  private static func paragraph(_ option: any OptionDescription) -> [String] {
    let value = option.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
    return [".TP", "\\fB\(escaped(option.name))\\fR\(value)", prose(option.summary)]
  }

  /// Converts an author's prose: code becomes bold, emphasized words become italic.
  private static func prose(_ text: String) -> String {
    let spans = MessageText(prose: text).spans.map { span in
      switch span.style {
      case .code: "\\fB\(escapedInline(span.text))\\fR"
      case .strong: "\\fI\(escapedInline(span.text))\\fR"
      case .plain, .faint, .good, .bad, .warning, .keyword, .type, .literal, .comment:
        escapedInline(span.text)
      }
    }
    return guarded(spans.joined())
  }

  private static func escaped(_ text: String) -> String {
    guarded(escapedInline(text))
  }

  /// Escapes hyphens, so that they can be copied, and backslashes.
  private static func escapedInline(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
  }

  /// Escapes a full stop or an apostrophe at the beginning of a line, which would start a request.
  private static func guarded(_ text: String) -> String {
    text.hasPrefix(".") || text.hasPrefix("'") ? "\\&\(text)" : text
  }
}
