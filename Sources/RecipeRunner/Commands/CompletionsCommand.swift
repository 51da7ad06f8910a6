/// Writes a completion script for a shell.
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
    tool.write([.verbatim(shell.script(Executable.name, tool.commands.visible))])
    return .verified
  }
}

/// The shells that completion scripts exist for.
enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// The completion script for the shell.
  func script(_ program: String, _ commands: [CommandDescription]) -> String {
    switch self {
    case .bash: BashCompletions.script(program, commands)
    case .zsh: ZshCompletions.script(program, commands)
    case .fish: FishCompletions.script(program, commands)
    }
  }
}

/// The script for bash.
enum BashCompletions {
  static func script(_ program: String, _ commands: [CommandDescription]) -> String {
    let function = "_" + program.replacing("-", with: "_")
    let names = commands.map(\.name).joined(separator: " ")
    let cases = commands.map { command in
      """
          \(command.name))
            case $previous in
      \(command.allOptions.compactMap { value(of: $0, program, names) }.joined())      esac
            case $current in
              -*) words='\(command.allOptions.map(\.name).joined(separator: " "))' ;;
              *) \(command.argumentKind.map { words(of: $0, program, names) } ?? ":") ;;
            esac ;;

      """
    }
    return """
      # Completes the commands of \(program) in bash.
      \(function)() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command= words= word
        COMPREPLY=()
        # Most shells take the colon of `--report FORMAT:FILE` for a word of its own.
        if [[ $COMP_CWORD -gt 3 && $previous == : && ${COMP_WORDS[COMP_CWORD - 3]} == --report ]]; then
          COMPREPLY=($(compgen -f -- "$current"))
          return
        elif [[ $COMP_CWORD -gt 2 && $current == : && ${COMP_WORDS[COMP_CWORD - 2]} == --report ]]; then
          COMPREPLY=($(compgen -f))
          return
        fi
        for word in "${COMP_WORDS[@]:1:COMP_CWORD - 1}"; do
          case $word in
            \(commands.map(\.name).joined(separator: "|"))) command=$word; break ;;
          esac
        done
        case $command in
          "") words='\(names) --help --version' ;;
      \(cases.joined())  esac
        COMPREPLY+=($(compgen -W "$words" -- "$current"))
      }
      # The lines that the program lists, which may hold spaces; what stands in the command line may be quoted.
      \(function)_listed() {
        local IFS=$'\\n' word=${current//\\\\/}
        for word in $(compgen -W "$(\(program) list --format "$1" 2>/dev/null)" -- "${word#[\\"\\']}"); do
          COMPREPLY+=("$(printf %q "$word")")
        done
      }
      complete -F \(function) \(program)

      """
  }

  /// The branch that completes the value of an option; nil if the option takes none.
  private static func value(of option: any OptionDescription, _ program: String, _ names: String) -> String? {
    option.value.map { value in
      let words = words(of: ArgumentKind(value), program, names)
      return
        "        \(option.name)) \(words); COMPREPLY+=($(compgen -W \"$words\" -- \"$current\")); return ;;\n"
    }
  }

  private static func words(of kind: ArgumentKind, _ program: String, _ names: String) -> String {
    switch kind {
    case .listed(let form): "_\(program.replacing("-", with: "_"))_listed \(form.rawValue)"
    case .report:
      "case $current in *:*) COMPREPLY=($(compgen -P \"${current%%:*}:\" -f -- \"${current#*:}\")) ;; "
        + "*) compopt -o nospace 2>/dev/null; "
        + "COMPREPLY=($(compgen -S : -W '\(ArgumentKind.reportFormats.joined(separator: " "))' -- \"$current\")) ;; esac"
    case .command: "words='\(names)'"
    case .file: "COMPREPLY=($(compgen -f -- \"$current\"))"
    case .choice(let words): "words='\(words.joined(separator: " "))'"
    case .unknown: ":"
    }
  }
}

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

  /// Text between brackets, in which brackets and colons are escaped.
  private static func brackets(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: "'\\''"))'"
  }
}

/// The script for fish.
enum FishCompletions {
  static func script(_ program: String, _ commands: [CommandDescription]) -> String {
    let names = commands.map(\.name).joined(separator: " ")
    let start = "complete -c \(program)"
    var lines = ["# Completes the commands of \(program) in fish.", "\(start) -f"]
    for command in commands {
      let summary = quoted(command.summary)
      lines.append("\(start) -n __fish_use_subcommand -a \(command.name) -d \(summary)")
      let within = "\(start) -n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.allOptions {
        let value =
          option.value.map { " " + words(of: ArgumentKind($0), program, names, isValue: true) } ?? ""
        lines.append("\(within) -l \(option.name.drop { $0 == "-" })\(value) -d \(quoted(option.summary))")
      }
      if let kind = command.argumentKind {
        lines.append("\(within) \(words(of: kind, program, names, isValue: false))")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func words(_ words: String, isValue: Bool) -> String {
    "\(isValue ? "-x " : "")-a \(words)"
  }

  private static func words(of kind: ArgumentKind, _ program: String, _ names: String, isValue: Bool)
    -> String
  {
    switch kind {
    case .listed(let form):
      words("'(\(program) list --format \(form.rawValue) 2>/dev/null)'", isValue: isValue)
    case .report:
      words(
        "'\(ArgumentKind.reportFormats.map { $0 + ":" }.joined(separator: " ")) "
          + "(string match -rq \"^(?<format>[a-z0-9]+:)(?<file>.*)\" -- (commandline -ct); "
          + "and for path in (__fish_complete_path $file); echo $format$path; end)'",
        isValue: isValue
      )
    case .command: words("'\(names)'", isValue: isValue)
    case .file: isValue ? "-r -F" : "-F"
    case .choice(let choices): words("'\(choices.joined(separator: " "))'", isValue: isValue)
    case .unknown: isValue ? "-x" : "-f"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
