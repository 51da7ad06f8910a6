/// Makes texts of strangers harmless: what acts on a terminal, or misleads who reads it, is spelled out.
enum NeutralText {
  /// How much of a line is shown, in bytes.
  private static let shown = 200

  /// A text in one line.
  static func line(_ text: String) -> String {
    text.unicodeScalars.map { $0 == "\n" || $0 == "\t" ? " " : spelled($0) }.joined()
  }

  /// The beginning of a line that was written.
  static func beginning(of line: some Collection<UInt8>) -> String {
    self.line(String(decoding: line.prefix(shown), as: UTF8.self)) + (line.count > shown ? "…" : "")
  }

  /// Whether a character acts instead of being shown, or hides, or turns others around.
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
