/// Sanitizes the texts in a line of JSON before anything else reads them.
///
/// Working on the line instead of on what is read from it, it can't forget a text. Outside of texts nothing changes.
struct LineSanitizer {
  private var rest: Substring.UnicodeScalarView
  private var result: [UInt8] = []

  /// The key whose text keeps a terminal's codes for colours, and only those.
  private static let colored = "terminal"

  private init(_ line: some Collection<UInt8>) {
    rest = Substring(String(decoding: line, as: UTF8.self)).unicodeScalars
  }

  /// The line with harmless texts.
  static func of(_ line: some Collection<UInt8>) -> [UInt8] {
    let bytes = Array(line)
    // Most lines are so, and many may be long.
    if isPlain(bytes) { return bytes }
    var reader = LineSanitizer(line)
    reader.result.reserveCapacity(bytes.count)
    reader.read()
    return reader.result
  }

  /// Whether a line is of visible ASCII characters, with no escapes but of quotation marks, slashes, line feeds and tabs.
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

  /// Reads a text and the quotation mark that ends it.
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

  /// Reads what follows a backslash.
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
      guard let scalar = Unicode.Scalar(number) else { return appendHalf(number) }
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

  /// Whether what follows ends a code that changes colours: `[1;31m`.
  private var beginsColor: Bool {
    guard rest.first == "[" else { return false }
    return rest.dropFirst().first { !("0"..."9" ~= $0) && $0 != ";" && $0 != ":" } == "m"
  }

  /// Appends half of a character beyond the first 65,536, together with the other half; hidden ones are left out.
  private mutating func appendHalf(_ number: UInt32) {
    let other = String(String.UnicodeScalarView(rest.prefix(6)))
    guard number < 0xDC00, other.hasPrefix("\\u"), let low = UInt32(other.dropFirst(2), radix: 16),
      0xDC00...0xDFFF ~= low,
      let scalar = Unicode.Scalar(0x10000 + (number - 0xD800) << 10 + (low - 0xDC00))
    else { return write("\u{FFFD}" as Unicode.Scalar) }
    rest.removeFirst(6)
    append(scalar)
  }

  /// Appends a character, or its spelling, with the backslash that JSON wants doubled.
  private mutating func append(_ scalar: Unicode.Scalar, escaped digits: Substring.UnicodeScalarView? = nil) {
    if TextSanitizer.isHarmful(scalar) {
      write("\\")
      write(ControlCharacters.spelling(of: scalar))
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

/// Sanitizes texts of plug-ins: characters that act on a terminal or mislead a reader are escaped.
enum TextSanitizer {
  /// A text in one line.
  static func line(_ text: String) -> String {
    text.unicodeScalars.map { $0 == "\n" || $0 == "\t" ? " " : spelled($0) }.joined()
  }

  /// The beginning of a line that was written.
  static func beginning(of line: some Collection<UInt8>) -> String {
    self.line(DiagnosticOutput.text(line))
  }

  /// Whether a character acts instead of being shown, or hides, or turns others around.
  ///
  /// These are more than the control characters, which no report lets through: a recipe of one's own may show a soft
  /// hyphen, a mark of direction, or a flag that tags make, and its reports keep them. A stranger could mislead with them.
  static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\t": return false
    // What joins and varies other characters makes emoji and several scripts.
    case "\u{200C}", "\u{200D}", "\u{FE00}"..."\u{FE0F}": return false
    default:
      let properties = scalar.properties
      return ControlCharacters.contains(scalar) || properties.isBidiControl
        || properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
    }
  }

  /// A character as it is, or by its number if it is harmful: `\u{1B}`.
  private static func spelled(_ scalar: Unicode.Scalar) -> String {
    isHarmful(scalar) ? ControlCharacters.spelling(of: scalar) : String(scalar)
  }
}
