import Foundation

/// Escapes texts of recipes that CI services would interpret as commands in a build log.
///
/// GitHub interprets lines that begin with `::name` and contain another `::`, and `##[name]` anywhere in a
/// line (`src/Runner.Common/ActionCommand.cs` of `actions/runner`). Azure interprets `##vso[…]` anywhere
/// (`src/Agent.Worker/WorkerCommandManager.cs` of `microsoft/azure-pipelines-agent`), TeamCity
/// `##teamcity[…]`. They compare scalars: a combining mark above a colon makes another Character of it.
enum LogCommandEscaping {
  /// A line without commands; whatever would begin one is escaped.
  static func escaped(_ line: String) -> String {
    withoutColons(withoutBrackets(line), ControlCharacters.escapeSequence(of: ":"))
  }

  /// Equivalent XML without commands.
  static func escapedInXML(_ xml: String) -> String {
    withoutColons(withoutBrackets(xml, "&#35;"), "&#58;")
  }

  /// Equivalent JSON without commands, and without characters that control a terminal, which only its strings
  /// can contain.
  static func escapedInJSON(_ json: String) -> String {
    let json = withoutBrackets(json, "\\u0023")
    // Most texts have none.
    guard json.utf8.contains(where: { $0 >= 0x7F }),
      json.unicodeScalars.contains(where: { $0 != "\n" && ControlCharacters.contains($0) })
    else { return json }
    return json.mappingScalars { scalar in
      guard scalar != "\n", ControlCharacters.contains(scalar) else { return nil }
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }

  /// A text in which the first colon is replaced in lines where `::name::` would begin.
  private static func withoutColons(_ text: String, _ other: String) -> String {
    guard holds("::", text) else { return text }
    let command = /(?m)^(?<spaces>\s*):(?=:.*::)/.matchingSemantics(.unicodeScalar)
    return text.replacing(command) { "\($0.spaces)\(other)" }
  }

  /// A text in which the number sign is replaced wherever `##[` or `##name[` would begin.
  static func withoutBrackets(
    _ text: String,
    _ other: String = ControlCharacters.escapeSequence(of: "#")
  ) -> String {
    guard holds("##", text) else { return text }
    return text.replacing(/#(?=#[A-Za-z]*\[)/.matchingSemantics(.unicodeScalar), with: other)
  }

  /// Whether the text contains the mark.
  ///
  /// C's search is fast enough for long films; it stops at a zero byte, which is escaped before.
  private static func holds(_ mark: String, _ text: String) -> Bool {
    text.withCString { strstr($0, mark) != nil }
  }
}
