/// Writes the manual.
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
    tool.write([.verbatim(ManualPage.text(Executable.name, Commands.visible))])
    return .verified
  }
}
