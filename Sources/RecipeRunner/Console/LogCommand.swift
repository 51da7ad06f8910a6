import Foundation

/// Escapes texts of recipes that CI services would take for commands in a build's log.
///
/// GitHub takes lines that begin with `::name` and hold another `::`, and `##[name]` anywhere in a line
/// (`src/Runner.Common/ActionCommand.cs` of `actions/runner`); Azure takes `##vso[…]` anywhere
/// (`src/Agent.Worker/WorkerCommandManager.cs` of `microsoft/azure-pipelines-agent`), TeamCity `##teamcity[…]`.
enum LogCommand {
  /// A line in which nothing is a command; what would begin one is spelled.
  static func neutral(_ line: String) -> String {
    withoutColons(withoutBrackets(line), ControlCharacters.spelling(of: ":"))
  }

  /// A line in which the first colon is written otherwise where `::name::` would begin it.
  private static func withoutColons(_ line: String, _ other: String) -> String {
    // By scalars: a mark above a colon makes another Character of it, and no other byte.
    let scalars = line.unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }), scalars[start] == ":" else {
      return line
    }
    let rest = line.utf8[start...]
    let colon = UInt8(ascii: ":")
    guard rest.dropFirst().first == colon, holdsTwo(colon, rest.dropFirst(2)) else { return line }
    return String(line[..<start]) + other + String(Substring(rest.dropFirst()))
  }

  /// JSON of the same meaning in which nothing is a command.
  static func escapedInJSON(_ json: String) -> String {
    holdsMarks(json) ? withoutBrackets(json, "\\u0023") : json
  }

  /// XML of the same meaning in which nothing is a command.
  static func escapedInXML(_ xml: String) -> String {
    let xml = holdsMarks(xml) ? withoutBrackets(xml, "&#35;") : xml
    guard holds("::", xml) else { return xml }
    return mapLines(of: xml[...], endedBy: "\n") { line in
      mapLines(of: line, endedBy: "\r") { withoutColons(String($0), "&#58;") }
    }
  }

  /// A text whose lines were made others; by bytes, as a carriage return and a line feed are one Character.
  private static func mapLines(
    of text: Substring,
    endedBy end: Unicode.Scalar,
    _ change: (Substring) -> String
  ) -> String {
    text.utf8.split(separator: UInt8(ascii: end), omittingEmptySubsequences: false)
      .map { change(Substring($0)) }.joined(separator: String(end))
  }

  private static func holdsMarks(_ text: String) -> Bool { holds("##", text) }

  /// Films are long, and C looks at many bytes at a time; neither JSON nor XML holds a zero byte, at which it would stop.
  private static func holds(_ mark: String, _ text: String) -> Bool {
    text.withCString { strstr($0, mark) != nil }
  }

  /// Whether two equal bytes stand side by side.
  private static func holdsTwo(_ byte: UInt8, _ text: Substring.UTF8View) -> Bool {
    zip(text, text.dropFirst()).contains { $0 == byte && $1 == byte }
  }

  /// A line in which a number sign is written otherwise wherever `##[`, with a name before the bracket or without, would
  /// begin.
  static func withoutBrackets(
    _ line: String,
    _ other: String = ControlCharacters.spelling(of: "#")
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
