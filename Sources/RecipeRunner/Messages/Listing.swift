/// Reads source texts for the lesson.
enum Listing {
  /// The text without empty lines at its beginning and end.
  static func trimmed(_ text: some StringProtocol) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let filled = lines.indices.filter { !lines[$0].allSatisfy(\.isWhitespace) }
    guard let first = filled.first, let last = filled.last else { return "" }
    return lines[first...last].joined(separator: "\n")
  }

  /// The part between the line `// MARK: NAME` and the next such line; nil if there is none.
  static func part(named name: String, of listing: String) -> String? {
    parts(of: listing)[name.lowercased()]
  }

  /// The parts that begin with a line `// MARK: NAME`, by these names in lower case; of parts of one name the first.
  static func parts(of listing: String) -> [String: String] {
    let lines = listing.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let starts = lines.indices.compactMap { index in mark(lines[index]).map { (index, $0.lowercased()) } }
    var parts: [String: String] = [:]
    for (number, (start, name)) in starts.enumerated() where parts[name] == nil {
      let end = number + 1 < starts.count ? starts[number + 1].0 : lines.endIndex
      parts[name] = trimmed(lines[(start + 1)..<end].joined(separator: "\n"))
    }
    return parts.filter { !$0.value.isEmpty }
  }

  private static func mark(_ line: Substring) -> Substring? {
    var rest = line.drop(while: \.isWhitespace)
    guard rest.hasPrefix("// MARK:") else { return nil }
    rest = rest.dropFirst("// MARK:".count).drop { $0 == " " || $0 == "-" }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}
