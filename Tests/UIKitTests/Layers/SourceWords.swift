/// The words of a Swift source: identifiers and keywords outside comments and string literals.
struct SourceWords: Sequence, IteratorProtocol {
  /// A word and its position.
  struct Word {
    let text: String

    /// Its line, from 1.
    let line: Int

    /// The number of open braces around it.
    let depth: Int

    /// Whether it names a member: it follows a full stop.
    let followsPoint: Bool
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var depth = 0
  private var previous: UInt8 = 0

  init(_ source: String) {
    bytes = Array(source.utf8)
  }

  mutating func next() -> Word? {
    while index < bytes.count {
      let byte = bytes[index]
      if starts(with: "//") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      } else if starts(with: "/*") {
        skipComment()
      } else if byte == UInt8(ascii: "\"") {
        skipString()
      } else if SourceWords.belongsToWord(byte) {
        return word()
      } else {
        if byte == UInt8(ascii: "{") { depth += 1 }
        if byte == UInt8(ascii: "}") { depth -= 1 }
        if byte > UInt8(ascii: " ") { previous = byte }
        advance()
      }
    }
    return nil
  }

  private mutating func word() -> Word {
    let start = index
    while index < bytes.count, SourceWords.belongsToWord(bytes[index]) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    defer { previous = UInt8(ascii: "a") }
    return Word(text: text, line: line, depth: depth, followsPoint: previous == UInt8(ascii: "."))
  }

  private static func belongsToWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private func starts(with text: StaticString) -> Bool {
    guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
  }

  private mutating func advance(by count: Int = 1) {
    for _ in 0..<count where index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
  }

  private mutating func skipComment() {
    var open = 0
    repeat {
      if starts(with: "/*") {
        open += 1
        advance(by: 2)
      } else if starts(with: "*/") {
        open -= 1
        advance(by: 2)
      } else {
        advance()
      }
    } while open > 0 && index < bytes.count
  }

  private mutating func skipString() {
    let isLong = starts(with: "\"\"\"")
    advance(by: isLong ? 3 : 1)
    while index < bytes.count {
      if starts(with: "\\(") {
        skipInterpolation()
      } else if starts(with: "\\") {
        advance(by: 2)
      } else if isLong ? starts(with: "\"\"\"") : starts(with: "\"") {
        advance(by: isLong ? 3 : 1)
        break
      } else {
        advance()
      }
    }
    previous = UInt8(ascii: "\"")
  }

  /// Skips `\(…)` within a string, with the strings in it.
  private mutating func skipInterpolation() {
    var open = 0
    repeat {
      if starts(with: "\"") {
        skipString()
      } else {
        if starts(with: "(") { open += 1 }
        if starts(with: ")") { open -= 1 }
        advance()
      }
    } while (open > 0 || bytes[index - 1] == UInt8(ascii: "\\")) && index < bytes.count
  }
}
