/// Writes JUnit's XML: a suite for each recipe, a case for each variant and for the recipe itself.
///
/// There are no times in it, so that the same recipes give the same bytes.
struct JUnitReporter: Reporter {
  mutating func begin(_ plan: RunPlan) -> [Message] {
    [.verbatim("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"recipes\">\n")]
  }

  mutating func report(_ recipe: RecipeReport) -> [Message] {
    let cases = RecipeCase.cases(of: recipe)
    let lines = LogCommand.escapedInXML(cases.map { Self.element(of: $0, in: recipe.id) }.joined())
    func count(_ kind: RecipeCase.Fault.Kind) -> Int {
      cases.count { Self.worst(of: $0) == kind }
    }
    return [
      .verbatim(
        """
          <testsuite name="\(XMLText.attribute(recipe.id))" tests="\(cases.count)" \
        failures="\(count(.failure))" errors="\(count(.error))" skipped="0">
        \(lines)  </testsuite>

        """
      )
    ]
  }

  mutating func end(_ summary: RunSummary) -> [Message] {
    let skipped = summary.notRun.map { id in
      let name = XMLText.attribute(id)
      return """
          <testsuite name="\(name)" tests="1" failures="0" errors="0" skipped="1">
            <testcase name="the recipe itself" classname="\(name)">
              <skipped message="The run was stopped before."/>
            </testcase>
          </testsuite>

        """
    }
    return [.verbatim(skipped.joined() + "</testsuites>\n")]
  }

  /// The schema counts cases, each of which fails in one way.
  private static func worst(of testCase: RecipeCase) -> RecipeCase.Fault.Kind? {
    let kinds = testCase.faults.map(\.kind)
    return kinds.contains(.error) ? .error : kinds.first
  }

  private static func element(of testCase: RecipeCase, in recipe: String) -> String {
    let name = XMLText.attribute(testCase.name)
    let start = "    <testcase name=\"\(name)\" classname=\"\(XMLText.attribute(recipe))\""
    guard let kind = worst(of: testCase), let first = testCase.faults.first(where: { $0.kind == kind }) else {
      return start + "/>\n"
    }
    let tag =
      switch kind {
      case .failure: "failure"
      case .error: "error"
      }
    let message = XMLText.attribute(first.title)
    let text = XMLText.escaped(testCase.faults.map(\.text).joined(separator: "\n"))
    return
      "\(start)>\n      <\(tag) message=\"\(message)\" type=\"\(tag)\">\(text)</\(tag)>\n    </testcase>\n"
  }
}
