/// Writes GitHub workflow commands, whose annotations GitHub shows next to the source lines.
///
/// A recipe's faults are written as soon as it is done. GitHub shows the first ten of a step next to the lines, and all in the log.
struct GitHubReporter: Reporter {
  /// Returns the path of a source file in the repository, from its module and name.
  let path: (String) -> String

  mutating func report(_ recipe: LessonRun) -> [Message] {
    let faults = RecipeCase.cases(of: recipe).flatMap { testCase in
      testCase.faults.map { fault in
        let location = fault.check.map { [("file", path($0.file)), ("line", "\($0.line)")] } ?? []
        return Self.command("error", location + [("title", "\(recipe.id): \(testCase.name)")], fault.text)
      }
    }
    let warnings = RunSummaryText.warnings(for: recipe).map {
      Self.command("warning", [("title", recipe.id)], $0)
    }
    return (faults + warnings).map { .verbatim($0) }
  }

  mutating func end(_ summary: RunSummary) -> [Message] {
    let totals = RunSummaryText.totals(summary)
    let notRun = RunSummaryText.notRun(summary).map { Self.command("error", [], $0) } ?? ""
    return [.verbatim(notRun + Self.command("notice", [], "\(totals.outcome): \(totals.particulars)"))]
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
