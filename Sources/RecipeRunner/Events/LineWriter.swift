/// Appends JSON to a list of bytes.
struct LineWriter {
  private(set) var bytes: [UInt8] = []
  /// Whether no control character has come by: those have escapes of their own.
  private(set) var isPlain = true

  init() {
    bytes.reserveCapacity(512)
  }

  /// Appends a text as it is.
  mutating func text(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends a list of strings.
  mutating func strings(_ strings: [String]) {
    bytes.append(UInt8(ascii: "["))
    for (index, string) in strings.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      self.string(string)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// Appends a string with its quotation marks.
  mutating func string(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      if byte < 0x20 || byte == 0x7F { isPlain = false }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends whose event it is, and of which variant.
  mutating func owner(_ recipe: String, _ variant: Int) {
    text(",\"recipe\":")
    string(recipe)
    text(",\"variant\":\(variant)")
  }

  /// Appends the version and the end.
  mutating func end() {
    text(",\"version\":\(Event.version)}")
  }
}
