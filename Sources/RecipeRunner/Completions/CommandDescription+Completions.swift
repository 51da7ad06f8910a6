extension CommandDescription {
  /// All options that may stand with the command.
  var allOptions: [any OptionDescription] { options + [Options.color, Options.help] }

  /// What the command's words stand for; nil if it takes none.
  var argumentKind: ArgumentKind? {
    arguments.split(separator: " ").first.map { ArgumentKind(String($0)) }
  }
}
