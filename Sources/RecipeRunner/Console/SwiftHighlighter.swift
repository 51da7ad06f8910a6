/// Highlights Swift code.
package enum SwiftHighlighter {
  /// The highlighted lines of the code.
  package static func highlight(_ code: String) -> [MessageText] {
    code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(highlight(line:))
  }

  private static func highlight(line: Substring) -> MessageText {
    var text = MessageText("")
    var rest = line
    while let first = rest.first {
      let token: Substring
      let style: MessageText.Style
      if rest.hasPrefix("//") {
        (token, style) = (rest, .comment)
      } else if first == "\"" {
        (token, style) = (string(rest), .literal)
      } else if first.isLetter || first == "_" || first == "@" || first == "#" {
        token = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "@" || $0 == "#" }
        style = self.style(of: token)
      } else if first.isNumber {
        (token, style) = (rest.prefix { $0.isHexDigit || $0 == "." || $0 == "_" || $0 == "x" }, .literal)
      } else {
        token = rest.prefix(while: isOther)
        style = .plain
      }
      let taken = token.isEmpty ? rest.prefix(1) : token
      text.spans += MessageText(String(taken), style).spans
      rest = rest[taken.endIndex...]
    }
    return text
  }

  private static func isOther(_ character: Character) -> Bool {
    !(character.isLetter || character.isNumber || character == "_" || character == "\"" || character == "/"
      || character == "@" || character == "#")
  }

  /// A string literal with its quotation marks, or the whole line if the literal does not end there.
  private static func string(_ text: Substring) -> Substring {
    var index = text.index(after: text.startIndex)
    while index < text.endIndex, text[index] != "\"" {
      let isEscape = text[index] == "\\"
      index = text.index(index, offsetBy: isEscape ? 2 : 1, limitedBy: text.endIndex) ?? text.endIndex
    }
    return index < text.endIndex ? text[...index] : text
  }

  private static func style(of word: Substring) -> MessageText.Style {
    if keywords.contains(String(word)) || word.first == "@" || word.first == "#" { return .keyword }
    return word.first?.isUppercase == true ? .type : .plain
  }

  private static let keywords: Set<String> = [
    "as", "await", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "false", "final", "for", "func", "guard", "if", "import", "in", "init", "inout", "is",
    "lazy",
    "let", "nil", "override", "private", "protocol", "public", "return", "self", "Self", "some", "static",
    "struct", "super", "switch", "throw", "throws", "true", "try", "var", "weak", "where", "while",
  ]
}
