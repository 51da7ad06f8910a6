/// A token of Swift code, as far as those who look for names or highlight code need to know it.
///
/// A comment or a string of several lines is a token on each of them.
package struct SwiftToken {
  package enum Kind {
    case comment
    /// A string with its quotation marks, or the rest of the line if it does not end there.
    case string
    case number
    /// A name, a keyword, an attribute or a directive.
    case word
    case other
  }

  package let kind: Kind
  package var text: Substring

  /// The tokens of each line.
  package static func lines(of code: String) -> [[SwiftToken]] {
    var open: Kind?
    return code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      tokens(of: $0, &open)
    }
  }

  /// The tokens of a line; `open` is the kind of one that began on a line before and has not ended.
  private static func tokens(of line: Substring, _ open: inout Kind?) -> [SwiftToken] {
    var tokens: [SwiftToken] = []
    var rest = line
    while let first = rest.first {
      let kind: Kind
      let text: Substring
      if let delimited = open ?? (rest.hasPrefix("/*") ? .comment : rest.hasPrefix(quotes) ? .string : nil) {
        let start = open == nil ? rest.dropFirst(delimited == .comment ? 2 : 3) : rest
        let end = start.firstRange(of: delimited == .comment ? "*/" : quotes)?.upperBound
        (kind, text, open) = (delimited, rest[..<(end ?? rest.endIndex)], end == nil ? delimited : nil)
      } else if rest.hasPrefix("//") {
        (kind, text) = (.comment, rest)
      } else if first == "\"" {
        (kind, text) = (.string, string(rest))
      } else if isInWord(first), !first.isNumber {
        (kind, text) = (.word, rest.prefix(while: isInWord))
      } else if first.isNumber {
        (kind, text) = (.number, rest.prefix { $0.isHexDigit || $0 == "." || $0 == "_" || $0 == "x" })
      } else {
        (kind, text) = (.other, rest.prefix { !isInWord($0) && $0 != "\"" && $0 != "/" })
      }
      let token = SwiftToken(kind: kind, text: text.isEmpty ? rest.prefix(1) : text)
      tokens.append(token)
      rest = rest[token.text.endIndex...]
    }
    return tokens
  }

  private static let quotes = "\"\"\""

  private static func isInWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_@#".contains(character)
  }

  private static func string(_ text: Substring) -> Substring {
    var index = text.index(after: text.startIndex)
    while index < text.endIndex, text[index] != "\"" {
      let isEscape = text[index] == "\\"
      index = text.index(index, offsetBy: isEscape ? 2 : 1, limitedBy: text.endIndex) ?? text.endIndex
    }
    return index < text.endIndex ? text[...index] : text
  }
}
