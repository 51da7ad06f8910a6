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
    let lines = listing.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let start = lines.firstIndex(where: { mark($0)?.lowercased() == name.lowercased() }) else {
      return nil
    }
    let part = lines[(start + 1)...].prefix { mark($0) == nil }
    let code = trimmed(part.joined(separator: "\n"))
    return code.isEmpty ? nil : code
  }

  private static func mark(_ line: Substring) -> Substring? {
    var rest = line.drop(while: \.isWhitespace)
    guard rest.hasPrefix("// MARK:") else { return nil }
    rest = rest.dropFirst("// MARK:".count).drop { $0 == " " || $0 == "-" }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}
