/// A command of the tool, as its help shows it.
package struct CommandDescription: Sendable {
  /// The command's name.
  package let name: String
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

  package init(
    name: String,
    group: CommandGroup,
    arguments: String,
    summary: String,
    discussion: [String],
    options: [any OptionDescription],
    innerOptions: [any OptionDescription] = []
  ) {
    self.name = name
    self.group = group
    self.arguments = arguments
    self.summary = summary
    self.discussion = discussion
    self.options = options
    self.innerOptions = innerOptions
  }

  /// Whether people are not to see it.
  var isHidden: Bool { group.title == nil }

  /// The most words that the command takes; nil if there is no limit.
  var mostWords: Int? {
    arguments.contains("…") ? nil : arguments.split(separator: " ").count
  }
}

/// The group of a command, which has a heading of its own in the help.
package enum CommandGroup: CaseIterable, Sendable {
  case learning
  case verifying
  case writing
  case tool
  /// What the tool says to itself; people are not to see it.
  case inner

  /// The heading; nil for what people are not to see.
  var title: String? {
    switch self {
    case .learning: "Learning"
    case .verifying: "Verifying"
    case .writing: "Writing"
    case .tool: "The tool itself"
    case .inner: nil
    }
  }
}

/// The kind of a word in a usage line, for shell completion.
enum ArgumentKind: Equatable {
  /// What `list` lists in one of the forms for shells: the id of a recipe, a keyword, a chapter.
  case listed(ListFormat)
  /// The name of a command.
  case command
  /// A file.
  case file
  /// The format of a report, a colon, and a file.
  case report
  /// One of these words.
  case choice([String])
  /// Something that only people know.
  case unknown

  /// The formats of reports.
  static var reportFormats: [String] { ReportFormat.allCases.map(\.rawValue) }

  /// Reads it off a usage line, such as `[ID…]` or `text|json`.
  init(_ usage: String) {
    let word = usage.filter { !"[]…".contains($0) }
    switch word {
    case "ID": self = .listed(.ids)
    case "TAG": self = .listed(.tags)
    case "CHAPTER": self = .listed(.chapters)
    case "COMMAND": self = .command
    case "FORMAT:FILE": self = .report
    case "FILE", "DIR", "PATH", "PATH|URL": self = .file
    default: self = word.contains("|") ? .choice(word.split(separator: "|").map(String.init)) : .unknown
    }
  }
}

extension CommandDescription {
  /// All options that may stand with the command.
  var allOptions: [any OptionDescription] { options + [Options.color, Options.help] }

  /// What the command's words stand for; nil if it takes none.
  var argumentKind: ArgumentKind? {
    arguments.split(separator: " ").first.map { ArgumentKind(String($0)) }
  }
}
