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
