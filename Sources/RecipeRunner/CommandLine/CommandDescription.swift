/// A command of the tool, as its help shows it.
struct CommandDescription: Sendable {
  /// The command's name.
  let name: String
  /// What it is good for.
  let group: CommandGroup
  /// Its words in a usage line; empty if it takes none.
  let arguments: String
  /// What it does, in a phrase.
  let summary: String
  /// What is worth knowing about it.
  let discussion: [String]
  /// Its own options; `--color` and `--help` go with every command.
  let options: [any OptionDescription]
  /// What only other programs say to it; help and completions leave it out.
  var innerOptions: [any OptionDescription] = []

  /// Whether people are not to see it.
  var isHidden: Bool { group.title == nil }

  /// The most words that the command takes; nil if there is no limit.
  var mostWords: Int? {
    arguments.contains("…") ? nil : arguments.split(separator: " ").count
  }
}
