/// Words as Markdown holds them.
enum MarkdownText {
  private static let marks = Set("\\`*_{}[]<>#|~&!$@".unicodeScalars)

  /// Words in a line in which nothing is markup.
  static func words(_ text: String) -> String {
    ControlCharacters.oneLine(text).respelled { marks.contains($0) ? "\\\($0)" : nil }
  }

  /// Lines that stay as they are.
  static func block(_ text: String) -> String {
    let marks = text.utf8.split { $0 != UInt8(ascii: "`") }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, marks + 1))
    let lines = ControlCharacters.spelled(text, except: ["\n", "\t"])
    return "\(fence)text\n\(lines)\(lines.hasSuffix("\n") ? "" : "\n")\(fence)\n"
  }

  /// A table under titles; the columns with these numbers, from 0, hold numbers.
  static func table(_ titles: [String], numbers: Set<Int>, rows: [[String]]) -> String {
    let rules = titles.indices.map { numbers.contains($0) ? "--:" : "---" }
    return ([titles, rules] + rows).map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }
}
