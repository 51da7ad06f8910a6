/// What a command is good for; the help shows each group under a heading of its own.
enum CommandGroup: CaseIterable, Sendable {
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
