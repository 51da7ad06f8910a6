/// A token of Swift code, as far as those who look for names or highlight code need to know it.
///
/// A comment or a string of several lines is a token on each of them.
package struct SwiftToken {
  package enum Kind {
    case comment
    /// A string or a regular expression between `#/` and `/#` with its delimiters, or the rest of the line if it does
    /// not end there.
    case string
    case number
    /// A name, a keyword, an attribute or a directive.
    case word
    /// One character of punctuation.
    case symbol
    case space
  }

  package let kind: Kind
  /// The text, which shares its indices with the code.
  package let text: Substring

  /// The tokens of each line.
  package static func lines(of code: String) -> [[SwiftToken]] {
    var open: OpenToken?
    return code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      var scanner = LineScanner(line, open)
      defer { open = scanner.open }
      return Array(IteratorSequence(AnyIterator { scanner.next() }))
    }
  }

  /// All tokens that are neither comments nor spaces.
  package static func code(in code: String) -> [SwiftToken] {
    lines(of: code).joined().filter { $0.kind != .comment && $0.kind != .space }
  }
}

extension RandomAccessCollection<SwiftToken> {
  /// The index of the bracket that closes the one at an index; nil if none does.
  package func closingBracket(of open: Index) -> Index? {
    var depth = 0
    return self[open...].indices.first { index in
      guard self[index].kind == .symbol else { return false }
      if "([{".contains(self[index].text) { depth += 1 }
      if ")]}".contains(self[index].text) { depth -= 1 }
      return depth == 0
    }
  }

  /// The arguments between the bracket at an index and the one that closes it, separated by commas.
  package func arguments(of open: Index) -> [SubSequence] {
    guard let end = closingBracket(of: open) else { return [] }
    var arguments: [SubSequence] = []
    var index = self.index(after: open)
    var start = index
    while index < end {
      if self[index].text == "," {
        arguments.append(self[start..<index])
        start = self.index(after: index)
      }
      let isBracket = self[index].kind == .symbol && "([{".contains(self[index].text)
      index = self.index(after: isBracket ? closingBracket(of: index) ?? index : index)
    }
    return start < end ? arguments + [self[start..<end]] : arguments
  }
}

/// A token that goes on in the next line.
private enum OpenToken {
  /// A comment, and in how many comments it is, with itself.
  case comment(depth: Int)
  /// A string of several lines, and how many number signs delimit it.
  case string(signs: Int)
}

/// Reads the tokens of a line, byte by byte.
private struct LineScanner {
  private let bytes: Substring.UTF8View
  private var index: Substring.Index
  /// The token that has not ended.
  var open: OpenToken?

  init(_ line: Substring, _ open: OpenToken?) {
    bytes = line.utf8
    index = bytes.startIndex
    self.open = open
  }

  mutating func next() -> SwiftToken? {
    guard index < bytes.endIndex else { return nil }
    let start = index
    let kind = skipToken()
    return SwiftToken(kind: kind, text: Substring(bytes[start..<index]))
  }

  private mutating func skipToken() -> SwiftToken.Kind {
    switch open {
    case .comment(let depth):
      skipComment(depth)
      return .comment
    case .string(let signs):
      skipString(signs, quotes: "\"\"\"")
      return .string
    case nil: break
    }
    switch bytes[index] {
    case UInt8(ascii: "/") where starts(with: "//"):
      index = bytes.endIndex
      return .comment
    case UInt8(ascii: "/") where starts(with: "/*"):
      skipComment(0)
      return .comment
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      let signs = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
      for quotes in signs > 0 ? ["\"\"\"", "\"", "/"] : ["\"\"\"", "\""]
      where starts(with: quotes, after: signs) {
        advance(by: signs + quotes.utf8.count)
        skipString(signs, quotes: quotes)
        return .string
      }
    default: break
    }
    switch bytes[index] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"):
      skip { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      return .space
    case let byte where LineScanner.isDigit(byte):
      skip(while: LineScanner.belongsToWord)
      // A dot belongs to a number only before a digit, not in `0..<count`.
      while starts(with: "."), bytes[index...].dropFirst().first.map(LineScanner.isDigit) == true {
        advance(by: 1)
        skip(while: LineScanner.belongsToWord)
      }
      return .number
    case let byte where LineScanner.belongsToWord(byte):
      skip(while: LineScanner.belongsToWord)
      return .word
    default:
      advance(by: 1)
      return .symbol
    }
  }

  private mutating func skipComment(_ depth: Int) {
    var depth = depth
    repeat {
      if starts(with: "/*") {
        depth += 1
        advance(by: 2)
      } else if starts(with: "*/") {
        depth -= 1
        advance(by: 2)
      } else {
        advance(by: 1)
      }
    } while depth > 0 && index < bytes.endIndex
    open = depth > 0 ? .comment(depth: depth) : nil
  }

  /// Skips the rest of a string, with the delimiter at its end.
  private mutating func skipString(_ signs: Int, quotes: String) {
    let sign = String(repeating: "#", count: signs)
    let (end, escape) = (quotes + sign, "\\" + sign)
    open = quotes.utf8.count == 3 ? .string(signs: signs) : nil
    while index < bytes.endIndex {
      if starts(with: end) {
        advance(by: quotes.utf8.count + signs)
        open = nil
        return
      } else if starts(with: escape) {
        advance(by: 1 + signs)
        // A regular expression has no interpolations.
        if starts(with: "("), quotes != "/" { skipInterpolation() } else { advance(by: 1) }
      } else {
        advance(by: 1)
      }
    }
  }

  /// Skips `(…)` within a string, with the strings in it.
  private mutating func skipInterpolation() {
    var depth = 0
    let outer = open
    repeat {
      if starts(with: "(") { depth += 1 }
      if starts(with: ")") { depth -= 1 }
      open = nil
      if starts(with: "\"") { _ = skipToken() } else { advance(by: 1) }
    } while depth > 0 && index < bytes.endIndex
    open = outer
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func belongsToWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "@"),
      UInt8(ascii: "#"), 0x80...:
      true
    default: false
    }
  }

  private mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while index < bytes.endIndex, isSkipped(bytes[index]) { advance(by: 1) }
  }

  private mutating func advance(by count: Int) {
    index = bytes.index(index, offsetBy: count, limitedBy: bytes.endIndex) ?? bytes.endIndex
  }

  private func starts(with text: String, after count: Int = 0) -> Bool {
    var index = count == 0 ? index : bytes.index(index, offsetBy: count)
    for byte in text.utf8 {
      guard index < bytes.endIndex, bytes[index] == byte else { return false }
      bytes.formIndex(after: &index)
    }
    return true
  }
}
