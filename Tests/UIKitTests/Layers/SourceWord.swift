import XcodeProjects

/// An identifier or keyword of a Swift source, outside comments and string literals.
struct SourceWord {
  let text: String

  /// Its line, from 1.
  let line: Int

  /// The number of open braces around it.
  let depth: Int

  /// Whether it names a member: it follows a full stop.
  let followsPoint: Bool

  static func words(of source: String) -> [SourceWord] {
    var words: [SourceWord] = []
    var depth = 0
    var previous: Substring = ""
    for (index, line) in SwiftToken.lines(of: source).enumerated() {
      for token in line where token.kind != .comment && token.kind != .space {
        if token.text == "{" { depth += 1 }
        if token.text == "}" { depth -= 1 }
        if token.kind == .word {
          words.append(
            SourceWord(text: String(token.text), line: index + 1, depth: depth, followsPoint: previous == ".")
          )
        }
        previous = token.text
      }
    }
    return words
  }
}
