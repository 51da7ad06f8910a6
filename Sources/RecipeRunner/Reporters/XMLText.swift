/// Words as XML holds them.
enum XMLText {
  /// Words between quotation marks, where line feeds would become spaces.
  static func attribute(_ words: String) -> String {
    escaped(words).split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "&#10;")
  }

  /// Words between tags.
  static func escaped(_ words: String) -> String {
    // Most words are plain.
    if words.utf8.allSatisfy(isPlain) { return words }
    var text = ""
    for scalar in ControlCharacters.spelled(words, except: ["\n", "\t"]).unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": text += ControlCharacters.spelling(of: scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// Whether a byte is a character that stands for itself wherever it is.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    default: (0x20..<0x7F).contains(byte)
    }
  }
}
