/// Finds code that depends on the system's version or the device's idiom.
enum SystemDecisions {
  /// A place in the source, with its line from 1.
  struct Place: Equatable {
    let line: Int
    /// The code, on one line.
    let code: String
  }

  /// The places in a source text; comments and contents of strings are ignored.
  static func places(in source: String) -> [Place] {
    guard words.contains(where: source.contains) else { return [] }
    let code = withoutComments(source)
    // Unicode's default word boundaries treat a full stop between letters as a part of the word.
    let found = patterns.flatMap { code.ranges(of: $0.wordBoundaryKind(.simple)) }
    let lines = Set(found.map { range in code[..<range.lowerBound].count(where: \.isNewline) + 1 })
    let all = code.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.sorted().map { Place(line: $0, code: all[$0 - 1].trimmingCharacters(in: .whitespaces)) }
  }

  /// Texts without any of these need no search.
  private static let words = ["ersion", "diom", ".pad", ".phone"]

  /// Patterns that distinguish versions and idioms: comparisons in both directions, switches, patterns and
  /// ranges.
  private static var patterns: [Regex<Substring>] {
    [
      /\b(?:version|systemVersion|majorSystemVersion|defaultVersion|idiom|userInterfaceIdiom)\b[?!]?(?:\.(?:major|minor|number|rawValue))?\s+(?:==|!=|>=|<=|<|>|~=)\s/,
      /\s(?:==|!=|>=|<=|<|>|~=)\s+(?:[\w.]*\.)?(?:version|systemVersion|majorSystemVersion|defaultVersion|idiom|userInterfaceIdiom)\b/,
      /\bswitch\b[^{}]*\b(?:version|systemVersion|majorSystemVersion|defaultVersion|idiom|userInterfaceIdiom)\b/,
      /\bcase\b[^:{}]*=\s*(?:[\w.]*\.)?(?:version|systemVersion|majorSystemVersion|defaultVersion|idiom|userInterfaceIdiom)\b/,
      /\bcontains\((?:[\w.]*\.)?(?:version|systemVersion|majorSystemVersion|defaultVersion|idiom|userInterfaceIdiom)\b/,
      /(?:==|!=|~=|\bcase)\s+\.(?:pad|phone)\b/,
    ]
  }

  /// The lines without comments and without the contents of strings.
  private static func withoutComments(_ source: String) -> String {
    source.replacing(/"(?:\\.|[^"\\\n])*"/, with: "\"\"").replacing(/\/\/[^\n]*/, with: "")
  }
}
