/// Sanitizes the strings in a line of JSON before it is decoded.
///
/// As it works on the line instead of the decoded values, it can't miss a string. Nothing else in the line
/// changes.
struct LineSanitizer {
  private var rest: Substring.UnicodeScalarView
  private var result: [UInt8] = []

  /// The key whose string may contain escape codes for colours.
  private static let colored = "terminal"

  private init(_ line: some Collection<UInt8>) {
    rest = Substring(String(decoding: line, as: UTF8.self)).unicodeScalars
  }

  /// The line with sanitized strings.
  static func of(_ line: some Collection<UInt8>) -> [UInt8] {
    let bytes = Array(line)
    // Most lines are plain, and there may be many long ones.
    if isPlain(bytes) { return bytes }
    var reader = LineSanitizer(line)
    reader.result.reserveCapacity(bytes.count)
    reader.read()
    return reader.result
  }

  /// Whether a line is printable ASCII, and escapes only quotation marks, slashes, line feeds and tabs.
  private static func isPlain(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var isEscaped = false
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "r"), UInt8(ascii: "u"):
          if isEscaped { return false }
        case 0x20...0x7E: break
        default: return false
        }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      }
      return true
    }
  }

  private mutating func read() {
    var key = 0..<0
    var isColored = false
    while let scalar = rest.popFirst() {
      write(scalar)
      switch scalar {
      case "\"":
        let start = result.endIndex
        readText(isColored)
        key = start..<max(start, result.endIndex - 1)
        isColored = false
      case ":": isColored = result[key].elementsEqual(Self.colored.utf8)
      default: break
      }
    }
  }

  /// Reads a string and its closing quotation mark.
  private mutating func readText(_ isColored: Bool) {
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"":
        write(scalar)
        return
      case "\\": readEscape(isColored)
      default: append(scalar)
      }
    }
  }

  /// Reads the rest of an escape, after its backslash.
  private mutating func readEscape(_ isColored: Bool) {
    guard let scalar = rest.popFirst() else { return write("\\") }
    switch scalar {
    case "b": append("\u{8}")
    case "f": append("\u{C}")
    case "r": append("\r")
    case "u":
      let digits = rest.prefix(4)
      guard let number = UInt32(String(String.UnicodeScalarView(digits)), radix: 16), digits.count == 4 else {
        return write("\\u")
      }
      rest.removeFirst(4)
      guard let scalar = Unicode.Scalar(number) else { return appendSurrogate(number) }
      if isColored, scalar == "\u{1B}", beginsColor {
        write("\\u001b")
      } else {
        append(scalar, escaped: digits)
      }
    default:
      write("\\")
      write(scalar)
    }
  }

  /// Whether the following characters complete an escape code for colours: `[1;31m`.
  private var beginsColor: Bool {
    guard rest.first == "[" else { return false }
    return rest.dropFirst().first { !("0"..."9" ~= $0) && $0 != ";" && $0 != ":" } == "m"
  }

  /// Appends the character of a surrogate pair; a lone surrogate becomes U+FFFD.
  private mutating func appendSurrogate(_ number: UInt32) {
    let other = String(String.UnicodeScalarView(rest.prefix(6)))
    guard number < 0xDC00, other.hasPrefix("\\u"), let low = UInt32(other.dropFirst(2), radix: 16),
      0xDC00...0xDFFF ~= low,
      let scalar = Unicode.Scalar(0x10000 + (number - 0xD800) << 10 + (low - 0xDC00))
    else { return write("\u{FFFD}" as Unicode.Scalar) }
    rest.removeFirst(6)
    append(scalar)
  }

  /// Appends a character, or its visible escape, whose backslash is doubled in JSON.
  private mutating func append(_ scalar: Unicode.Scalar, escaped digits: Substring.UnicodeScalarView? = nil) {
    if TextSanitizer.isHarmful(scalar) {
      write("\\")
      write(ControlCharacters.escapeSequence(of: scalar))
    } else if let digits {
      write("\\u")
      for digit in digits { write(digit) }
    } else {
      write(scalar)
    }
  }

  private mutating func write(_ scalar: Unicode.Scalar) { result += String(scalar).utf8 }

  private mutating func write(_ text: String) { result += text.utf8 }
}

/// Sanitizes texts of plug-ins: escapes characters that control a terminal or mislead readers.
enum TextSanitizer {
  /// A text in one line.
  static func line(_ text: String) -> String {
    text.unicodeScalars.map { $0 == "\n" || $0 == "\t" ? " " : escaped($0) }.joined()
  }

  /// The sanitized beginning of a line, for messages.
  static func beginning(of line: some Collection<UInt8>) -> String {
    self.line(DiagnosticOutput.text(line))
  }

  /// Whether a character is a control character, invisible, or changes the direction of text.
  ///
  /// This is stricter than ``ControlCharacters``, which applies to all reports. The tool's own recipes may
  /// show soft hyphens, direction marks, or flags made of tags; in a plug-in they could mislead readers.
  static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\t": return false
    // Joiners and variation selectors are part of emoji and of several scripts.
    case "\u{200C}", "\u{200D}", "\u{FE00}"..."\u{FE0F}": return false
    default:
      let properties = scalar.properties
      return ControlCharacters.contains(scalar) || properties.isBidiControl
        || properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
    }
  }

  /// A character, escaped if it is harmful: `\u{1B}`.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    isHarmful(scalar) ? ControlCharacters.escapeSequence(of: scalar) : String(scalar)
  }
}
