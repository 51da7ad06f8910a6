/// What a word in a usage line stands for, so that shells can complete it.
enum ArgumentKind: Equatable {
  /// The id of a recipe.
  case recipe
  /// The name of a command.
  case command
  /// A file.
  case file
  /// One of these words.
  case choice([String])
  /// Something that only people know.
  case unknown

  /// Reads it off a usage line, such as `[ID…]` or `text|json`.
  init(_ usage: String) {
    let word = usage.filter { !"[]…".contains($0) }
    switch word {
    case "ID": self = .recipe
    case "COMMAND": self = .command
    case "FILE", "DIR", "FORMAT:FILE", "PATH|URL": self = .file
    default: self = word.contains("|") ? .choice(word.split(separator: "|").map(String.init)) : .unknown
    }
  }
}
