import Foundation

/// Keeps texts of recipes from being taken for commands by services that read the log of a build.
///
/// GitHub takes lines that begin with `::name` and hold another `::`, and `##[name]` anywhere in a line
/// (`src/Runner.Common/ActionCommand.cs` of `actions/runner`); Azure takes `##vso[…]`, TeamCity `##teamcity[…]`.
enum LogCommand {
  /// A line in which nothing is a command; what would begin one is spelled.
  static func neutral(_ line: String) -> String {
    let line = withoutBrackets(line)
    let start = line.firstIndex { !$0.isWhitespace } ?? line.endIndex
    let rest = line[start...]
    guard rest.hasPrefix("::"), rest.dropFirst(2).contains("::") else { return line }
    return "\(line[..<start])\(spelled(":"))\(rest.dropFirst())"
  }

  /// What Azure looks for anywhere in a line (`src/Agent.Worker/WorkerCommandManager.cs` of
  /// `microsoft/azure-pipelines-agent`).
  private static let azure = "##vso["

  /// JSON of the same meaning in which nothing is a command.
  static func escapedInJSON(_ json: String) -> String {
    holdsCommand(json) ? json.replacing(azure, with: "\\u0023#vso[") : json
  }

  /// XML of the same meaning in which nothing is a command.
  static func escapedInXML(_ xml: String) -> String {
    holdsCommand(xml) ? xml.replacing(azure, with: "&#35;#vso[") : xml
  }

  /// Films are long, and C looks at many bytes at a time; neither JSON nor XML holds a zero byte, at which it would stop.
  private static func holdsCommand(_ text: String) -> Bool { text.withCString { strstr($0, azure) != nil } }

  /// A line in which a number sign is spelled wherever `##[`, with a name before the bracket or without, would begin.
  private static func withoutBrackets(_ line: String) -> String {
    let mark = UInt8(ascii: "#")
    var result = ""
    var rest = line.utf8[...]
    while let first = rest.firstIndex(of: mark) {
      let second = rest.index(after: first)
      let name = rest[second...].dropFirst().prefix { isLetter($0) }
      let isCommand =
        rest[second...].first == mark && rest[name.endIndex...].first == UInt8(ascii: "[")
      result += Substring(rest[..<first])
      result += isCommand ? spelled("#") : "#"
      rest = rest[second...]
    }
    return result.isEmpty ? line : result + Substring(rest)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func spelled(_ scalar: Unicode.Scalar) -> String {
    ControlCharacters.spelling(of: scalar)
  }
}
