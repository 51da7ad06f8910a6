/// Reads JSON from the front of some bytes, as far as it has the form that ``LineWriter`` gives it.
struct LineReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private var isAtEnd: Bool { index == bytes.count }

  /// Whether the text stands here; goes behind it then.
  mutating func skip(_ text: StaticString) -> Bool {
    let end = index + text.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount where bytes[index + offset] != text.utf8Start[offset] {
      return false
    }
    index = end
    return true
  }

  mutating func string() -> String? {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return nil }
    let start = index + 1
    var position = start
    var escapes = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        index = position + 1
        let text = UnsafeBufferPointer(rebasing: bytes[start..<position])
        return escapes == 0 ? String(validating: text, as: UTF8.self) : Self.unescaped(text, escapes)
      }
      // JSON has escapes for control characters, and refuses them bare.
      guard byte >= 0x20 else { return nil }
      if byte == UInt8(ascii: "\\") {
        escapes += 1
        position += 1
        guard position < bytes.count,
          bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "\\")
        else { return nil }
      }
      position += 1
    }
    return nil
  }

  /// A text without the backslashes that escape quotation marks and backslashes.
  private static func unescaped(_ text: UnsafeBufferPointer<UInt8>, _ escapes: Int) -> String? {
    var result: [UInt8] = []
    result.reserveCapacity(text.count - escapes)
    var isEscaped = false
    for byte in text {
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      if !isEscaped { result.append(byte) }
    }
    return String(validating: result, as: UTF8.self)
  }

  mutating func strings() -> [String]? {
    guard skip("[") else { return nil }
    var strings: [String] = []
    while !skip("]") {
      guard strings.isEmpty || skip(","), let string = string() else { return nil }
      strings.append(string)
    }
    return strings
  }

  /// A whole number from 0.
  mutating func number() -> Int? {
    // JSON has no other numbers that begin with 0.
    if skip("0") { return 0 }
    var value = 0
    var digits = 0
    while index < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]), digits < 18 {
      value = value * 10 + Int(bytes[index] - UInt8(ascii: "0"))
      digits += 1
      index += 1
    }
    return digits > 0 ? value : nil
  }

  /// A number from 0 without an exponent.
  mutating func decimal() -> Double? {
    let start = index
    guard number() != nil else { return nil }
    if skip(".") {
      let digits = bytes[index...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      guard !digits.isEmpty else { return nil }
      index = digits.endIndex
    }
    return Double(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  mutating func bool() -> Bool? {
    if skip("true") { return true }
    return skip("false") ? false : nil
  }

  /// Whose event it is, and of which variant.
  mutating func owner() -> (recipe: String, variant: Int)? {
    guard skip(",\"recipe\":"), let recipe = string(), skip(",\"variant\":"), let variant = number() else {
      return nil
    }
    return (recipe, variant)
  }

  /// Whether nothing but the version and the end follows.
  mutating func isEnd() -> Bool {
    skip(",\"version\":") && number() == Event.version && skip("}") && isAtEnd
  }
}
