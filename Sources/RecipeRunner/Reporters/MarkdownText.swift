/// Words as Markdown holds them.
enum MarkdownText {
  private static let marks = Set("\\`*_{}[]<>#|~&!$@".unicodeScalars)

  /// What GitHub makes a link of, although it is no markup, and what it takes for none.
  private static let links = [
    ("://", ":<!-- -->//"), ("www.", "www<!-- -->."), ("\\@", "\\@<!-- -->"),
  ]

  /// Words in a line in which nothing is markup, and nothing a link.
  static func words(_ text: String) -> String {
    let words = ControlCharacters.oneLine(text).respelled { marks.contains($0) ? "\\\($0)" : nil }
    // By bytes: with a mark above it a slash is another Character, and the same to who looks for links.
    var bytes: [UInt8] = []
    var rest = words.utf8[...]
    while let first = rest.first {
      if let (link, other) = links.first(where: { rest.starts(with: $0.0.utf8) }) {
        bytes += other.utf8
        rest = rest.dropFirst(link.utf8.count)
      } else {
        bytes.append(first)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
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
    return ([titles, rules] + rows).map(row).joined()
  }

  /// A row of a table.
  static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }
}
