/// Writes the Test Anything Protocol, version 14: a test point for each recipe, and a subtest with its cases.
struct TAPReporter: Reporter {
  private var number = 0

  mutating func begin(_ plan: RunPlan) -> [Message] {
    [.verbatim("TAP version 14\n1..\(plan.recipes.count)\n")]
  }

  mutating func report(_ recipe: LessonRun) -> [Message] {
    number += 1
    let cases = RecipeCase.cases(of: recipe)
    let point = Self.point(number, recipe.id, recipe.verdict.passed, indent: "")
    var text = "# Subtest: \(Self.description(recipe.id))\n    1..\(cases.count)\n"
    for (index, testCase) in cases.enumerated() {
      text += Self.point(index + 1, testCase.name, testCase.faults.isEmpty, indent: "    ")
      text += Self.diagnostics(testCase.faults, indent: "      ")
    }
    return [.verbatim(text + point)]
  }

  mutating func end(_ summary: RunSummary) -> [Message] {
    RunSummaryText.notRun(summary).map { [.verbatim("Bail out! \(ControlCharacters.oneLine($0))\n")] } ?? []
  }

  private static func point(_ number: Int, _ name: String, _ passed: Bool, indent: String) -> String {
    "\(indent)\(passed ? "ok" : "not ok") \(number) - \(description(name))\n"
  }

  /// Escapes a name, so that nothing in it is a directive.
  private static func description(_ name: String) -> String {
    ControlCharacters.oneLine(name).mappingScalars { $0 == "#" || $0 == "\\" ? "\\\($0)" : nil }
  }

  /// The faults as YAML; strings are encoded as in JSON, which is valid YAML.
  private static func diagnostics(_ faults: [RecipeCase.Fault], indent: String) -> String {
    guard !faults.isEmpty else { return "" }
    var lines = ["---", "faults:"]
    for fault in faults {
      lines.append("  - message: \(JSONText.line(of: fault.title))")
      lines.append("    text: \(JSONText.line(of: fault.text))")
      if let check = fault.check {
        lines += ["    check: \(JSONText.line(of: check.id))", "    file: \(JSONText.line(of: check.file))"]
        lines.append("    line: \(check.line)")
      }
    }
    return (lines + ["..."]).map { "\(indent)\($0)\n" }.joined()
  }
}
