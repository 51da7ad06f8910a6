/// Writes annotations that GitHub shows beside the lines of source, as its workflow commands.
///
/// What is wrong is said as soon as its recipe is done, up to as many annotations as GitHub shows.
struct GitHubReporter: Reporter {
  /// The path of a source file in the repository, from its module and name.
  let path: (String) -> String

  private var errors = AnnotationBudget("error")
  private var warnings = AnnotationBudget("warning")

  init(path: @escaping (String) -> String) { self.path = path }

  mutating func begin(_ plan: RunPlan) -> [Message] { [] }

  mutating func report(_ recipe: RecipeReport) -> [Message] {
    let faults = RecipeCase.cases(of: recipe).flatMap { testCase in
      testCase.faults.map { fault in
        var properties: [(String, String)] = []
        if let check = fault.check {
          properties = [("file", path(check.file)), ("line", "\(check.line)")]
        }
        let title = "\(recipe.id): \(testCase.name)"
        properties.append(("title", title))
        return Self.annotation("error", title, properties, fault.text)
      }
    }
    let cautions = RunWords.cautions(for: recipe).map { caution in
      Self.annotation("warning", recipe.id, [("title", recipe.id)], caution)
    }
    return errors.add(faults) + warnings.add(cautions)
  }

  mutating func end(_ summary: RunSummary) -> [Message] {
    let totals = RunWords.totals(summary)
    let notRun = RunWords.notRun(summary).map { Self.annotation("error", "the run", [], $0) }
    return errors.add(notRun.map { [$0] } ?? [])
      + errors.rest { Self.command("error", [], $0) } + warnings.rest { Self.command("warning", [], $0) }
      + [.verbatim(Self.command("notice", [], "\(totals.outcome): \(totals.particulars)"))]
  }

  private static func annotation(
    _ name: String,
    _ title: String,
    _ properties: [(String, String)],
    _ text: String
  ) -> AnnotationBudget.Annotation {
    .init(title: title, command: command(name, properties, text), text: text)
  }

  private static func command(_ name: String, _ properties: [(String, String)], _ text: String) -> String {
    let list = properties.map { "\($0)=\(property($1))" }.joined(separator: ",")
    return "::\(name)\(list.isEmpty ? "" : " ")\(list)::\(data(text))\n"
  }

  /// The end of the line would be the end of the command.
  private static func data(_ text: String) -> String {
    var trimmed = text[...]
    while trimmed.last?.isNewline == true { trimmed.removeLast() }
    // Other services may read the same log.
    return LogCommand.withoutBrackets(ControlCharacters.spelled(String(trimmed), except: ["\n", "\t"]))
      .respelled { $0 == "%" ? "%25" : $0 == "\n" ? "%0A" : nil }
  }

  /// A colon would be the end of the properties, a comma that of the property.
  private static func property(_ text: String) -> String {
    data(text).respelled { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : nil }
  }
}

/// Limits the annotations of a step to as many of a kind as GitHub shows: ten.
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
