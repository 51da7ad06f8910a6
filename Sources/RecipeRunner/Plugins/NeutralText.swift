/// Makes texts of strangers harmless: what acts on a terminal, or misleads who reads it, is spelled out.
enum NeutralText {
  /// A text in one line.
  static func line(_ text: String) -> String {
    text.unicodeScalars.map { $0 == "\n" || $0 == "\t" ? " " : spelled($0) }.joined()
  }

  /// The beginning of a line that was written.
  static func beginning(of line: some Collection<UInt8>) -> String {
    self.line(Evidence.text(line))
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
