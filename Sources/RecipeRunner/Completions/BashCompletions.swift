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

  /// The branch for the word after an option; nil if the option takes no value.
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
