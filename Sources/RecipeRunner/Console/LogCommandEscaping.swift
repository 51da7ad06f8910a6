import Foundation

/// Escapes texts of recipes that CI services would interpret as commands in a build log.
///
/// GitHub interprets lines that begin with `::name` and contain another `::`, and `##[name]` anywhere in a
/// line (`src/Runner.Common/ActionCommand.cs` of `actions/runner`). Azure interprets `##vso[…]` anywhere
/// (`src/Agent.Worker/WorkerCommandManager.cs` of `microsoft/azure-pipelines-agent`), TeamCity
/// `##teamcity[…]`.
enum LogCommandEscaping {
  /// A line without commands; whatever would begin one is escaped.
  static func escaped(_ line: String) -> String {
    withoutColons(withoutBrackets(line), ControlCharacters.escapeSequence(of: ":"))
  }

  /// A line whose first colon is replaced if `::name::` would begin there.
  private static func withoutColons(_ line: String, _ other: String) -> String {
    // By scalars: a combining mark above a colon makes another Character of it, but the same bytes follow.
    let scalars = line.unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }), scalars[start] == ":" else {
      return line
    }
    let rest = line.utf8[start...]
    let colon = UInt8(ascii: ":")
    guard rest.dropFirst().first == colon, containsPair(colon, rest.dropFirst(2)) else { return line }
    return String(line[..<start]) + other + String(Substring(rest.dropFirst()))
  }

  /// Equivalent JSON without commands, and without characters that control a terminal, which only its strings
  /// can contain.
  static func escapedInJSON(_ json: String) -> String {
    let json = containsMarkers(json) ? withoutBrackets(json, "\\u0023") : json
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

  /// Equivalent XML without commands.
  static func escapedInXML(_ xml: String) -> String {
    let xml = containsMarkers(xml) ? withoutBrackets(xml, "&#35;") : xml
    guard holds("::", xml) else { return xml }
    return mapLines(of: xml[...], endedBy: "\n") { line in
      mapLines(of: line, endedBy: "\r") { withoutColons(String($0), "&#58;") }
    }
  }

  /// Maps the lines of a text; works on bytes because a carriage return and a line feed are one Character.
  private static func mapLines(
    of text: Substring,
    endedBy end: Unicode.Scalar,
    _ change: (Substring) -> String
  ) -> String {
    text.utf8.split(separator: UInt8(ascii: end), omittingEmptySubsequences: false)
      .map { change(Substring($0)) }.joined(separator: String(end))
  }

  private static func containsMarkers(_ text: String) -> Bool { holds("##", text) }

  /// Whether the text contains the mark.
  ///
  /// C's search is fast enough for long films; it stops at a zero byte, which neither JSON nor XML contains.
  private static func holds(_ mark: String, _ text: String) -> Bool {
    text.withCString { strstr($0, mark) != nil }
  }

  /// Whether the text contains the byte twice in a row.
  private static func containsPair(_ byte: UInt8, _ text: Substring.UTF8View) -> Bool {
    zip(text, text.dropFirst()).contains { $0 == byte && $1 == byte }
  }

  /// A line in which the number sign is replaced wherever `##[` or `##name[` would begin.
  static func withoutBrackets(
    _ line: String,
    _ other: String = ControlCharacters.escapeSequence(of: "#")
  ) -> String {
    let mark = UInt8(ascii: "#")
    var result: [UInt8] = []
    var rest = line.utf8[...]
    while let first = rest.firstIndex(of: mark) {
      let second = rest.index(after: first)
      let name = rest[second...].dropFirst().prefix { isLetter($0) }
      let isCommand =
        rest[second...].first == mark && rest[name.endIndex...].first == UInt8(ascii: "[")
      result += rest[..<first]
      if isCommand { result += other.utf8 } else { result.append(mark) }
      rest = rest[second...]
    }
    return result.isEmpty ? line : String(decoding: result + rest, as: UTF8.self)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
