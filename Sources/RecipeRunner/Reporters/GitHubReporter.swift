/// Writes annotations that GitHub shows beside the lines of source, as its workflow commands.
///
/// What is wrong is said as soon as its recipe is done.
struct GitHubReporter: Reporter {
  /// The path of a source file in the repository, from its module and name.
  let path: (String) -> String

  mutating func begin(_ plan: RunPlan) -> [Message] { [] }

  mutating func report(_ recipe: RecipeReport) -> [Message] {
    let faults = RecipeCase.cases(of: recipe).flatMap { testCase in
      testCase.faults.map { fault -> Message in
        var properties: [(String, String)] = []
        if let check = fault.check {
          properties = [("file", path(check.file)), ("line", "\(check.line)")]
        }
        properties.append(("title", "\(recipe.id): \(testCase.name)"))
        return Self.command("error", properties, fault.text)
      }
    }
    let cautions = RunWords.cautions(for: recipe).map { Self.command("warning", [("title", recipe.id)], $0) }
    return faults + cautions
  }

  mutating func end(_ summary: RunSummary) -> [Message] {
    let totals = RunWords.totals(summary)
    let notRun = RunWords.notRun(summary).map { [Self.command("error", [], $0)] } ?? []
    return notRun + [Self.command("notice", [], "\(totals.outcome): \(totals.particulars)")]
  }

  private static func command(_ name: String, _ properties: [(String, String)], _ text: String) -> Message {
    let list = properties.map { "\($0)=\(property($1))" }.joined(separator: ",")
    return .verbatim("::\(name)\(list.isEmpty ? "" : " ")\(list)::\(data(text))\n")
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
