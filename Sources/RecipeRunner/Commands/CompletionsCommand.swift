/// Teaches a shell the tool's commands.
struct CompletionsCommand: Command {
  static let description = CommandDescription(
    name: "completions",
    group: .tool,
    arguments: "bash|zsh|fish",
    summary: "A script with which a shell completes commands",
    discussion: [
      "For bash, write `eval \"$(\(Executable.name) completions bash)\"` into ~/.bashrc. For zsh, write the script to a "
        + "file `_\(Executable.name)` in a folder of `fpath`. For fish, write it to "
        + "~/.config/fish/completions/\(Executable.name).fish."
    ],
    options: []
  )

  let shell: Shell

  init(_ arguments: CommandArguments) throws(ToolError) {
    guard let word = arguments.words.first else {
      throw ToolError(
        "'completions' needs a shell: \(Executable.name) completions \(Self.description.arguments)."
      )
    }
    shell = try Options.choice("completions", word, of: Shell.self)
  }

  func run(_ tool: Tool) -> ExitCode {
    tool.write([.verbatim(shell.script(Executable.name, Commands.visible))])
    return .verified
  }
}
