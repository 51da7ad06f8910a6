/// Finds the places in a source text where code decides by the system's version or the device's idiom.
enum SystemDecisions {
  /// A place, with its line from 1 on.
  struct Place: Equatable {
    let line: Int
    /// What stands there, on one line.
    let code: String
  }

  /// The decisions in a text, comments and the contents of strings left out.
  static func places(in source: String) -> [Place] {
    guard words.contains(where: source.contains) else { return [] }
    let code = withoutComments(source)
    // Unicode's own word boundaries take a point between letters for a part of the word.
    let found = patterns.flatMap { code.ranges(of: $0.wordBoundaryKind(.simple)) }
    let lines = Set(found.map { range in code[..<range.lowerBound].count(where: \.isNewline) + 1 })
    let all = code.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.sorted().map { Place(line: $0, code: all[$0 - 1].trimmingCharacters(in: .whitespaces)) }
  }

  /// Without one of these there is nothing to find.
  private static let words = ["ersion", "diom", ".pad", ".phone"]

  /// What tells versions and idioms apart: comparisons from either side, switches, patterns and ranges.
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

  /// The same lines without what stands behind two slashes or between quotation marks.
  private static func withoutComments(_ source: String) -> String {
    source.replacing(/"(?:\\.|[^"\\\n])*"/, with: "\"\"").replacing(/\/\/[^\n]*/, with: "")
  }
}
