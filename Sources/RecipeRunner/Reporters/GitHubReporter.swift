/// Writes GitHub workflow commands, whose annotations GitHub shows next to the source lines.
///
/// A recipe's faults are written as soon as it is done, up to the number of annotations that GitHub shows.
struct GitHubReporter: Reporter {
  /// Returns the path of a source file in the repository, from its module and name.
  let path: (String) -> String

  private var errors = AnnotationBudget("error")
  private var warnings = AnnotationBudget("warning")

  init(path: @escaping (String) -> String) { self.path = path }

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
    let annotations = RunSummaryText.warnings(for: recipe).map { warning in
      Self.annotation("warning", recipe.id, [("title", recipe.id)], warning)
    }
    return errors.add(faults) + warnings.add(annotations)
  }

  mutating func end(_ summary: RunSummary) -> [Message] {
    let totals = RunSummaryText.totals(summary)
    let notRun = RunSummaryText.notRun(summary).map { Self.annotation("error", "the run", [], $0) }
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

  /// Escapes the data of a command, which ends at the end of the line.
  private static func data(_ text: String) -> String {
    var trimmed = text[...]
    while trimmed.last?.isNewline == true { trimmed.removeLast() }
    // Other services may interpret the same log.
    return LogCommandEscaping.withoutBrackets(
      ControlCharacters.escaped(String(trimmed), except: ["\n", "\t"])
    )
    .mappingScalars { $0 == "%" ? "%25" : $0 == "\n" ? "%0A" : nil }
  }

  /// Escapes a property of a command, which ends at a colon or comma.
  private static func property(_ text: String) -> String {
    data(text).mappingScalars { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : nil }
  }
}

/// Limits the annotations of a step to the number that GitHub shows of each kind: ten.
///
/// "10 warning annotations, 10 error annotations, and 10 notice annotations per step" (GitHub Docs, Limits of
/// annotations). GitHub shows the first ten and doesn't mention the others. Therefore the tenth annotation is
/// held back until the end; if others follow, it is replaced by one that states their number.
struct AnnotationBudget {
  /// The number of annotations of a kind that GitHub shows for a step.
  static let limit = 10

  struct Annotation {
    /// Its subject, for the log.
    let title: String
    let command: String
    /// The message, in one or more lines.
    let text: String
  }

  private let kind: String
  private var shown = 0
  private var waiting: [Annotation] = []

  init(_ kind: String) { self.kind = kind }

  /// Adds annotations, and returns the commands of those that can be shown immediately.
  mutating func add(_ annotations: [Annotation]) -> [Message] {
    let now = annotations.prefix(Self.limit - 1 - shown)
    shown += now.count
    waiting += annotations.dropFirst(now.count)
    return now.map { .verbatim($0.command) }
  }

  /// The last command, or one that states how many annotations are left, followed by these as lines of the
  /// log.
  func rest(_ command: (String) -> String) -> [Message] {
    guard waiting.count > 1 else { return waiting.map { .verbatim($0.command) } }
    let text =
      "\(waiting.count) more \(kind)s are omitted, because GitHub shows at most \(Self.limit) per step; "
      + "see the log."
    let lines = waiting.flatMap { annotation in
      annotation.text.split(separator: "\n").map { "\(kind): \(annotation.title): \($0)" }
    }
    let log = lines.map { LogCommandEscaping.escaped(ControlCharacters.oneLine($0)) + "\n" }.joined()
    return [.verbatim(command(text) + log)]
  }
}
