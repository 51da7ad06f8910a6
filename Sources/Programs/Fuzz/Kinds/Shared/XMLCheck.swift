/// Checks that a text is well-formed XML 1.0 without a document type.
///
/// Foundation's parser on Linux accepts unclosed tags.
struct XMLCheck {
  private let bytes: [UInt8]
  private var index = 0
  private var open: [String] = []
  private var hasRoot = false

  private init(_ text: String) { bytes = Array(text.utf8) }

  /// The error in a text; nil if it is well-formed.
  static func error(in text: String) -> String? {
    for scalar in text.unicodeScalars {
      let value = scalar.value
      if value < 0x20 && ![0x9, 0xA, 0xD].contains(value) || value == 0xFFFE || value == 0xFFFF {
        return "the character \(value) is invalid in XML"
      }
    }
    var check = XMLCheck(text)
    return check.readAll().map { "\($0), at byte \(check.index): \(check.surroundings)" }
  }

  private var surroundings: String {
    String(decoding: bytes[max(0, index - 100)..<min(bytes.count, index + 40)], as: UTF8.self)
  }

  private mutating func readAll() -> String? {
    while index < bytes.count {
      let error: String? =
        if skip("<?") { skipPast("?>", "an instruction") } else if skip("<!--") {
          skipPast("-->", "a comment")
        } else if skip("<![CDATA[") {
          open.isEmpty ? "a section outside of the root" : skipPast("]]>", "a section")
        } else if skip("</") { readEndTag() } else if skip("<") { readStartTag() } else { readText() }
      if let error { return error }
    }
    if let last = open.last { return "'\(last)' is not closed" }
    return hasRoot ? nil : "no root element"
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[index + offset] != text.utf8Start[offset] { return false }
    index += count
    return true
  }

  private mutating func skipPast(_ text: StaticString, _ name: String) -> String? {
    while index < bytes.count {
      if skip(text) { return nil }
      index += 1
    }
    return "\(name) is not terminated"
  }

  private mutating func skipSpace() -> Bool {
    let start = index
    while index < bytes.count, [0x20, 0x9, 0xA, 0xD].contains(bytes[index]) { index += 1 }
    return index > start
  }

  private mutating func readName() -> String? {
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      let isLetter = (0x61...0x7A).contains(byte | 0x20) || byte > 0x7F || byte == 0x5F || byte == 0x3A
      let isOther = (0x30...0x39).contains(byte) || byte == 0x2D || byte == 0x2E
      guard isLetter || isOther && index > start else { break }
      index += 1
    }
    return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
  }

  private mutating func readStartTag() -> String? {
    guard let name = readName() else { return "a tag without a name" }
    if open.isEmpty {
      if hasRoot { return "a second root element" }
      hasRoot = true
    }
    var attributes: Set<String> = []
    while true {
      let hasSpace = skipSpace()
      if skip("/>") { return nil }
      if skip(">") {
        open.append(name)
        return nil
      }
      guard hasSpace, let attribute = readName() else { return "an invalid tag" }
      guard attributes.insert(attribute).inserted else { return "the attribute '\(attribute)' is repeated" }
      guard skip("="), index < bytes.count, bytes[index] == 0x22 || bytes[index] == 0x27 else {
        return "the attribute '\(attribute)' has no quoted value"
      }
      let quote = bytes[index]
      index += 1
      if let error = readCharacters(until: { $0 == quote }) { return error }
      guard index < bytes.count else { return "the attribute '\(attribute)' is not terminated" }
      index += 1
    }
  }

  private mutating func readEndTag() -> String? {
    guard let name = readName(), open.popLast() == name else {
      return "an end tag of another element"
    }
    _ = skipSpace()
    return skip(">") ? nil : "an end tag that is not terminated"
  }

  private mutating func readText() -> String? {
    guard open.isEmpty else { return readCharacters(until: { $0 == 0x3C }) }
    return skipSpace() ? nil : "text outside of the root"
  }

  /// Reads characters and references up to a terminating byte.
  private mutating func readCharacters(until ends: (UInt8) -> Bool) -> String? {
    while index < bytes.count, !ends(bytes[index]) {
      if bytes[index] == 0x3C { return "an unescaped <" }
      if skip("]]>") { return "an unescaped ]]>" }
      guard skip("&") else {
        index += 1
        continue
      }
      let isNumber = skip("#")
      guard let name = isNumber ? readNumber() : readName(), skip(";"),
        isNumber || ["amp", "lt", "gt", "quot", "apos"].contains(name)
      else { return "an unescaped &" }
    }
    return nil
  }

  private mutating func readNumber() -> String? {
    _ = skip("x")
    let start = index
    while index < bytes.count,
      (0x30...0x39).contains(bytes[index]) || (0x61...0x66).contains(bytes[index] | 0x20)
    {
      index += 1
    }
    return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
  }
}
