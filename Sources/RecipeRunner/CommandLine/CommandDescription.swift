/// A command of the tool as its help describes it.
package struct CommandDescription: Sendable {
  package let name: String
  /// The heading under which the help lists it.
  let group: CommandGroup
  /// Its operands in a usage line; empty if it takes none.
  let arguments: String
  let summary: String
  let discussion: [String]
  /// Its own options; all commands also have `--color` and `--help`.
  let options: [any OptionDescription]
  /// Options for calls by other programs; help and completions omit them.
  var internalOptions: [any OptionDescription] = []

  package init(
    name: String,
    group: CommandGroup,
    arguments: String,
    summary: String,
    discussion: [String],
    options: [any OptionDescription],
    internalOptions: [any OptionDescription] = []
  ) {
    self.name = name
    self.group = group
    self.arguments = arguments
    self.summary = summary
    self.discussion = discussion
    self.options = options
    self.internalOptions = internalOptions
  }

  var isHidden: Bool { group.title == nil }

  /// The maximum number of operands; nil if there is no limit.
  var operandLimit: Int? {
    arguments.contains("…") ? nil : arguments.split(separator: " ").count
  }
}

/// The group of a command, which has its own heading in the help.
package enum CommandGroup: CaseIterable, Sendable {
  case learning
  case verifying
  case writing
  case tool
  /// Commands that the tool calls itself; hidden from people.
  case internalOnly

  /// The heading; nil for hidden commands.
  var title: String? {
    switch self {
    case .learning: "Learning"
    case .verifying: "Verifying"
    case .writing: "Writing"
    case .tool: "The tool itself"
    case .internalOnly: nil
    }
  }
}

/// The kind of an operand or option value, for shell completion.
enum ArgumentKind: Equatable {
  /// Something that `list` prints in a format for shells: a recipe's id, a keyword or a chapter.
  case listed(ListFormat)
  case command
  case file
  /// A report format, a colon, and a file.
  case report
  /// One of these words.
  case choice([String])
  /// A value that can't be completed.
  case unknown

  /// Parses a usage line, such as `[ID…]` or `text|json`.
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
  var allOptions: [any OptionDescription] { options + [Options.color, Options.help] }

  /// The usage of the command's first operand; nil if it takes none.
  var operand: String? { arguments.split(separator: " ").first.map(String.init) }
}
