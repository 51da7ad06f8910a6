/// The shells that can complete the tool's commands.
enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// The script that teaches the shell the tool's commands.
  func script(_ program: String, _ commands: [CommandDescription]) -> String {
    switch self {
    case .bash: BashCompletions.script(program, commands)
    case .zsh: ZshCompletions.script(program, commands)
    case .fish: FishCompletions.script(program, commands)
    }
  }
}
