/// The script for zsh.
enum ZshCompletions {
  static func script(_ program: String, _ commands: [CommandDescription]) -> String {
    let function = "_" + program.replacing("-", with: "_")
    let names = commands.map(\.name).joined(separator: " ")
    let described = commands.map { "    \(quoted("\($0.name):\($0.summary)"))\n" }.joined()
    let cases = commands.map { command in
      let options = command.allOptions.map { option in
        let value = option.value.map { ":value:\(action(of: ArgumentKind($0), program, names))" } ?? ""
        return quoted("*\(option.name)[\(brackets(option.summary))]\(value)")
      }
      let words = command.argumentKind.map { [quoted("*:word:\(action(of: $0, program, names))")] } ?? []
      return "    \(command.name)) _arguments \((options + words).joined(separator: " ")) ;;\n"
    }
    return """
      #compdef \(program)
      # Completes the commands of \(program) in zsh.
      \(function)() {
        local -a commands
        commands=(
      \(described)  )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        shift words
        (( CURRENT-- ))
        case $words[1] in
      \(cases.joined())  esac
      }
      compdef \(function) \(program)

      """
  }

  private static func action(of kind: ArgumentKind, _ program: String, _ names: String) -> String {
    switch kind {
    case .listed(let form):
      "{ local -a lines; lines=(${(f)\"$(\(program) list --format \(form.rawValue) 2>/dev/null)\"}); compadd -a lines }"
    case .report:
      "{ if compset -P \"*\\:\"; then _files; else compadd -S \"\\:\" \(ArgumentKind.reportFormats.joined(separator: " ")); fi }"
    case .command: "(\(names))"
    case .file: "_files"
    case .choice(let words): "(\(words.joined(separator: " ")))"
    case .unknown: " "
    }
  }

  /// Words between brackets, in which a bracket or a colon would end something.
  private static func brackets(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: "'\\''"))'"
  }
}
