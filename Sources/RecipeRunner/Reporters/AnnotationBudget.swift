/// Sees to it that a step has no more annotations of a kind than GitHub shows: ten.
///
/// "10 warning annotations, 10 error annotations, and 10 notice annotations per step" (GitHub Docs, Limits of annotations);
/// of more it shows the first ten, and doesn't say that there are others. The last one therefore waits until the end: if others
/// follow it, its place is taken by a line that says how many.
struct AnnotationBudget {
  /// How many annotations of a kind GitHub shows of a step.
  static let limit = 10

  /// What is annotated.
  struct Annotation {
    /// What it is about, for the log.
    let title: String
    /// The workflow command.
    let command: String
    /// The words, in one or more lines.
    let text: String
  }

  private let kind: String
  private var shown = 0
  private var waiting: [Annotation] = []

  /// A budget for annotations of a kind: `error` or `warning`.
  init(_ kind: String) { self.kind = kind }

  /// The commands of those that are shown at once.
  mutating func add(_ annotations: [Annotation]) -> [Message] {
    let now = annotations.prefix(Self.limit - 1 - shown)
    shown += now.count
    waiting += annotations.dropFirst(now.count)
    return now.map { .verbatim($0.command) }
  }

  /// The last command; if there are more than GitHub shows, a command that says so, and the rest as lines of the log.
  func rest(_ command: (String) -> String) -> [Message] {
    guard waiting.count > 1 else { return waiting.map { .verbatim($0.command) } }
    let text =
      "\(waiting.count) more \(kind)s are not shown here, as GitHub shows \(Self.limit) of a step. The log has them."
    let lines = waiting.flatMap { annotation in
      annotation.text.split(separator: "\n").map { "\(kind): \(annotation.title): \($0)" }
    }
    let log = lines.map { LogCommand.neutral(ControlCharacters.oneLine($0)) + "\n" }.joined()
    return [.verbatim(command(text) + log)]
  }
}
