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
    shell = try Options.choice("completions", word, of: Shell.allCases)
  }

  func run(_ tool: Tool) -> ExitCode {
    tool.write([.verbatim(CompletionScript(shell, Executable.name, tool.commands.visible).text)])
    return .verified
  }
}

enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish
}

/// The completion script of a shell: the commands, their options, and how the shell completes words of each kind.
struct CompletionScript {
  private let shell: Shell
  private let program: String
  private let commands: [CommandDescription]

  init(_ shell: Shell, _ program: String, _ commands: [CommandDescription]) {
    (self.shell, self.program, self.commands) = (shell, program, commands)
  }

  private var names: [String] { commands.map(\.name) }
  private var function: String { "_" + program.replacing("-", with: "_") }

  var text: String {
    switch shell {
    case .bash: bash(cases: commands.map(bashCase).joined())
    case .zsh: zsh(cases: commands.map(zshCase).joined())
    case .fish: fish
    }
  }

  /// The code that completes a word of a kind.
  private func code(_ usage: String) -> String {
    let formats = ReportFormat.allCases.map(\.rawValue)
    switch (ArgumentKind(usage), shell) {
    case (.listed(let form), .bash): return "\(function)_listed \(form.rawValue)"
    case (.listed(let form), .zsh):
      let list = "\(program) list --format \(form.rawValue) 2>/dev/null"
      return "{ local -a lines; lines=(${(f)\"$(\(list))\"}); compadd -a lines }"
    case (.listed(let form), .fish): return "-a '(\(program) list --format \(form.rawValue) 2>/dev/null)'"
    case (.report, .bash):
      return "case $current in *:*) COMPREPLY=($(compgen -P \"${current%%:*}:\" -f -- \"${current#*:}\")) ;; "
        + "*) compopt -o nospace 2>/dev/null; "
        + "COMPREPLY=($(compgen -S : -W '\(formats.joined(separator: " "))' -- \"$current\")) ;; esac"
    case (.report, .zsh):
      return "{ if compset -P \"*\\:\"; then _files; "
        + "else compadd -S \"\\:\" \(formats.joined(separator: " ")); fi }"
    case (.report, .fish):
      return "-a '\(formats.map { $0 + ":" }.joined(separator: " ")) "
        + "(string match -rq \"^(?<format>[a-z0-9]+:)(?<file>.*)\" -- (commandline -ct); "
        + "and for path in (__fish_complete_path $file); echo $format$path; end)'"
    case (.command, _): return choice(names)
    case (.choice(let words), _): return choice(words)
    case (.file, .bash): return "COMPREPLY=($(compgen -f -- \"$current\"))"
    case (.file, .zsh): return "_files"
    case (.file, .fish): return "-F"
    case (.unknown, .bash): return ":"
    case (.unknown, .zsh): return " "
    case (.unknown, .fish): return "-f"
    }
  }

  private func choice(_ words: [String]) -> String {
    let words = words.joined(separator: " ")
    return switch shell {
    case .bash: "words='\(words)'"
    case .zsh: "(\(words))"
    case .fish: "-a '\(words)'"
    }
  }

  private func quoted(_ text: String) -> String {
    shell == .fish
      ? "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
      : "'\(text.replacing("'", with: "'\\''"))'"
  }

  // MARK: bash

  private func bashCase(of command: CommandDescription) -> String {
    let values = command.allOptions.compactMap { option in
      option.value.map {
        "        \(option.name)) \(code($0)); COMPREPLY+=($(compgen -W \"$words\" -- \"$current\")); return ;;\n"
      }
    }
    return """
          \(command.name))
            case $previous in
      \(values.joined())      esac
            case $current in
              -*) words='\(command.allOptions.map(\.name).joined(separator: " "))' ;;
              *) \(command.operand.map(code) ?? ":") ;;
            esac ;;

      """
  }

  private func bash(cases: String) -> String {
    """
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
          \(names.joined(separator: "|"))) command=$word; break ;;
        esac
      done
      case $command in
        "") words='\(names.joined(separator: " ")) --help --version' ;;
    \(cases)  esac
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

  // MARK: zsh

  private func zshCase(of command: CommandDescription) -> String {
    let options = command.allOptions.map { option in
      // Brackets and colons between brackets are escaped.
      let summary = option.summary.map { "[]:\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
      return quoted("*\(option.name)[\(summary)]\(option.value.map { ":value:\(code($0))" } ?? "")")
    }
    let words = command.operand.map { [quoted("*:word:\(code($0))")] } ?? []
    return "    \(command.name)) _arguments \((options + words).joined(separator: " ")) ;;\n"
  }

  private func zsh(cases: String) -> String {
    let described = commands.map { "    \(quoted("\($0.name):\($0.summary)"))\n" }.joined()
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
      \(cases)  esac
      }
      compdef \(function) \(program)

      """
  }

  // MARK: fish

  private var fish: String {
    let start = "complete -c \(program)"
    var lines = ["# Completes the commands of \(program) in fish.", "\(start) -f"]
    for command in commands {
      lines.append("\(start) -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary))")
      let within = "\(start) -n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.allOptions {
        let value = option.value.map { " " + fishValue(code($0)) } ?? ""
        lines.append("\(within) -l \(option.name.drop { $0 == "-" })\(value) -d \(quoted(option.summary))")
      }
      if let usage = command.operand { lines.append("\(within) \(code(usage))") }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The code for a required value: only files may be any word.
  private func fishValue(_ code: String) -> String {
    switch code {
    case "-F": "-r -F"
    case "-f": "-x"
    default: "-x \(code)"
    }
  }
}
