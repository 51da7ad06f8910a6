/// Makes the texts in a line of JSON harmless before anything else reads them.
///
/// Working on the line instead of on what is read from it, it can't forget a text. Outside of texts nothing changes.
struct NeutralLine {
  private var rest: Substring.UnicodeScalarView
  private var result = String.UnicodeScalarView()

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
    var reader = NeutralLine(line)
    reader.read()
    return Array(String(reader.result).utf8)
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
    var text = ""
    var isColored = false
    while let scalar = rest.popFirst() {
      result.append(scalar)
      switch scalar {
      case "\"":
        let start = result.endIndex
        readText(isColored)
        text = String(String.UnicodeScalarView(result[start...].dropLast()))
        isColored = false
      case ":": isColored = text == Self.colored
      default: break
      }
    }
  }

  /// Reads a text and the quotation mark that ends it.
  private mutating func readText(_ isColored: Bool) {
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"":
        result.append(scalar)
        return
      case "\\": readEscape(isColored)
      default: append(scalar)
      }
    }
  }

  /// Reads what follows a backslash.
  private mutating func readEscape(_ isColored: Bool) {
    guard let scalar = rest.popFirst() else { return result.append("\\") }
    switch scalar {
    case "b": append("\u{8}")
    case "f": append("\u{C}")
    case "r": append("\r")
    case "u":
      let digits = rest.prefix(4)
      guard let number = UInt32(String(String.UnicodeScalarView(digits)), radix: 16), digits.count == 4 else {
        return result.append(contentsOf: "\\u".unicodeScalars)
      }
      rest.removeFirst(4)
      guard let scalar = Unicode.Scalar(number) else { return appendHalf(number) }
      if isColored, scalar == "\u{1B}", beginsColor {
        result.append(contentsOf: "\\u001b".unicodeScalars)
      } else {
        append(scalar, escaped: digits)
      }
    default: result.append(contentsOf: ["\\", scalar])
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
    else { return result.append("\u{FFFD}") }
    rest.removeFirst(6)
    append(scalar)
  }

  /// Appends a character, or its spelling, with the backslash that JSON wants doubled.
  private mutating func append(_ scalar: Unicode.Scalar, escaped digits: Substring.UnicodeScalarView? = nil) {
    if NeutralText.isHarmful(scalar) {
      result.append(contentsOf: "\\".unicodeScalars)
      result.append(contentsOf: ControlCharacters.spelling(of: scalar).unicodeScalars)
    } else if let digits {
      result.append(contentsOf: "\\u".unicodeScalars)
      result.append(contentsOf: digits)
    } else {
      result.append(scalar)
    }
  }
}
