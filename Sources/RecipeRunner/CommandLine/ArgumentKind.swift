/// What a word in a usage line stands for, so that shells can complete it.
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
