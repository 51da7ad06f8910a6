import XcodeProjects

/// Highlights Swift code.
package enum SwiftHighlighter {
  package static func highlight(_ code: String) -> [MessageText] {
    SwiftToken.lines(of: code).map { line in
      line.reduce(into: MessageText("")) { $0.spans += MessageText(String($1.text), style(of: $1)).spans }
    }
  }

  private static func style(of token: SwiftToken) -> MessageText.Style {
    switch token.kind {
    case .comment: .comment
    case .string, .number: .literal
    case .symbol, .space: .plain
    case .word:
      keywords.contains(String(token.text)) || "@#".contains(token.text.prefix(1))
        ? .keyword : token.text.first?.isUppercase == true ? .type : .plain
    }
  }

  private static let keywords: Set<String> = [
    "as", "await", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "false", "final", "for", "func", "guard", "if", "import", "in", "init", "inout", "is",
    "lazy",
    "let", "nil", "override", "private", "protocol", "public", "return", "self", "Self", "some", "static",
    "struct", "super", "switch", "throw", "throws", "true", "try", "var", "weak", "where", "while",
  ]
}
