import RecipeKit

/// The form of nine events out of ten: a check, written and read without the detour over a JSON library.
///
/// `EventCoder` writes and reads every event by Foundation's coders; for checks that costs more than running
/// the recipe. This form gives the same bytes, and it gives up on anything unusual, which then goes the
/// general way.
enum CheckLine {
  /// The line of a check, without its line feed, or nil if it needs the general way.
  static func bytes(of event: Event) -> [UInt8]? {
    guard case .entry(.check(let check)) = event.kind, let recipe = event.recipe, let variant = event.variant
    else { return nil }
    var writer = Writer()
    writer.text("{\"check\":{\"actual\":")
    writer.string(check.actual)
    writer.text(",\"claim\":")
    writer.string(check.claim)
    if let comparison = check.comparison {
      writer.text(",\"comparison\":{\"parts\":")
      writer.strings(comparison.parts)
      writer.text(",\"wrong\":")
      writer.strings(comparison.wrong)
      writer.text("}")
    }
    writer.text(",\"expected\":")
    writer.string(check.expected)
    writer.text(",\"file\":")
    writer.string(check.file)
    writer.text(",\"id\":")
    writer.string(check.id)
    writer.text(",\"line\":\(check.line),\"passed\":\(check.passed),\"sentence\":")
    writer.string(check.sentence)
    writer.text("},\"kind\":\"check\",\"recipe\":")
    writer.string(recipe)
    writer.text(",\"variant\":\(variant),\"version\":\(Event.version)}")
    return writer.isPlain ? writer.bytes : nil
  }

  /// The check in a line, or nil if the line has not exactly the form that `bytes(of:)` gives.
  static func event(_ line: some Collection<UInt8>) -> Event? {
    line.withContiguousStorageIfAvailable { bytes -> Event? in
      var reader = Reader(bytes)
      guard reader.skip("{\"check\":{\"actual\":"), let actual = reader.string(),
        reader.skip(",\"claim\":"), let claim = reader.string(), let comparison = reader.comparison(),
        reader.skip(",\"expected\":"), let expected = reader.string(),
        reader.skip(",\"file\":"), let file = reader.string(),
        reader.skip(",\"id\":"), let id = reader.string(),
        reader.skip(",\"line\":"), let number = reader.number(),
        reader.skip(",\"passed\":"), let passed = reader.bool(),
        reader.skip(",\"sentence\":"), let sentence = reader.string(),
        reader.skip("},\"kind\":\"check\",\"recipe\":"), let recipe = reader.string(),
        reader.skip(",\"variant\":"), let variant = reader.number(),
        reader.skip(",\"version\":"), reader.number() == Event.version,
        reader.skip("}"), reader.isAtEnd
      else { return nil }
      var check = CheckRecord(
        claim: claim,
        sentence: sentence,
        expected: expected,
        actual: actual,
        passed: passed,
        file: file,
        line: number
      )
      check.id = id
      check.comparison = comparison
      return Event(.entry(.check(check)), recipe: recipe, variant: variant)
    } ?? nil
  }

  /// Appends JSON to a list of bytes.
  private struct Writer {
    var bytes: [UInt8] = []
    /// Whether no control character has come by: those have escapes of their own.
    var isPlain = true

    init() {
      bytes.reserveCapacity(512)
    }

    mutating func text(_ text: String) {
      bytes.append(contentsOf: text.utf8)
    }

    mutating func strings(_ strings: [String]) {
      bytes.append(UInt8(ascii: "["))
      for (index, string) in strings.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        self.string(string)
      }
      bytes.append(UInt8(ascii: "]"))
    }

    mutating func string(_ string: String) {
      bytes.append(UInt8(ascii: "\""))
      for byte in string.utf8 {
        if byte < 0x20 || byte == 0x7F { isPlain = false }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { bytes.append(UInt8(ascii: "\\")) }
        bytes.append(byte)
      }
      bytes.append(UInt8(ascii: "\""))
    }
  }

  /// Reads JSON from the front of some bytes.
  private struct Reader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
      self.bytes = bytes
    }

    var isAtEnd: Bool { index == bytes.count }

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
      var text: [UInt8] = []
      var position = index + 1
      while position < bytes.count {
        var byte = bytes[position]
        if byte == UInt8(ascii: "\"") {
          index = position + 1
          return String(validating: text, as: UTF8.self)
        }
        // JSON has escapes for control characters, and refuses them bare.
        guard byte >= 0x20 else { return nil }
        if byte == UInt8(ascii: "\\") {
          position += 1
          guard position < bytes.count else { return nil }
          byte = bytes[position]
          guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { return nil }
        }
        text.append(byte)
        position += 1
      }
      return nil
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

    /// A comparison, or nil inside if there is none; nil if it is malformed.
    mutating func comparison() -> CheckComparison?? {
      guard skip(",\"comparison\":{\"parts\":") else { return .some(nil) }
      guard let parts = strings(), skip(",\"wrong\":"), let wrong = strings(), skip("}") else { return nil }
      return CheckComparison(parts: parts, wrong: wrong)
    }

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

    mutating func bool() -> Bool? {
      if skip("true") { return true }
      return skip("false") ? false : nil
    }
  }
}
