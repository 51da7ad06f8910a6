/// Writes JUnit's XML: a suite for each recipe, with a case for each variant and one for the recipe itself.
///
/// The time of the recipe's own case is the process's time outside of scripts, so the times of a suite's
/// cases add up to the suite's time.
struct JUnitReporter: Reporter {
  mutating func begin(_ plan: RunPlan) -> [Message] {
    [.verbatim("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"recipes\">\n")]
  }

  mutating func report(_ recipe: LessonRun) -> [Message] {
    let cases = RecipeCase.cases(of: recipe)
    let elements = cases.enumerated().map { index, testCase in
      let seconds = recipe.time?.seconds(of: index, isLast: index == cases.count - 1)
      return Self.element(of: testCase, in: recipe.id, Self.time(seconds))
    }
    let lines = LogCommandEscaping.escapedInXML(elements.joined())
    func count(_ kind: RecipeCase.Fault.Kind) -> Int {
      cases.count { Self.worst(of: $0) == kind }
    }
    return [
      .verbatim(
        """
          <testsuite name="\(XMLText.attribute(recipe.id))" tests="\(cases.count)" \
        failures="\(count(.failure))" errors="\(count(.error))" skipped="0"\(Self.time(recipe.time?.seconds))>
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

  /// The attribute for a time in seconds; empty if it is unknown.
  private static func time(_ seconds: Double?) -> String {
    guard let seconds else { return "" }
    // A decimal number according to the schema: not localized, without an exponent.
    let milliseconds = Int(min(max(seconds, 0), 1e9) * 1_000 + 0.5)
    let rest = "\(1_000 + milliseconds % 1_000)".dropFirst()
    return " time=\"\(milliseconds / 1_000).\(rest)\""
  }

  /// The worst fault of a case, because the schema counts each case as at most one kind of failure.
  private static func worst(of testCase: RecipeCase) -> RecipeCase.Fault.Kind? {
    let kinds = testCase.faults.map(\.kind)
    return kinds.contains(.error) ? .error : kinds.first
  }

  private static func element(of testCase: RecipeCase, in recipe: String, _ time: String) -> String {
    let name = XMLText.attribute(testCase.name)
    let start = "    <testcase name=\"\(name)\" classname=\"\(XMLText.attribute(recipe))\"\(time)"
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

package enum XMLText {
  /// Escapes an attribute value, in which line feeds would become spaces.
  package static func attribute(_ words: String) -> String {
    escaped(words).split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "&#10;")
  }

  package static func escaped(_ words: String) -> String {
    // Most texts need no escapes.
    if words.utf8.allSatisfy(isPlain) { return words }
    var text = ""
    for scalar in ControlCharacters.escaped(words, except: ["\n", "\t"]).unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": text += ControlCharacters.escapeSequence(of: scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// Whether a byte is an ASCII character that needs no escape in any position.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    default: (0x20..<0x7F).contains(byte)
    }
  }
}
