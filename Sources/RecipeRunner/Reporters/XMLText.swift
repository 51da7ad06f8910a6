/// Words as XML holds them.
enum XMLText {
  /// Words between quotation marks, where line feeds would become spaces.
  static func attribute(_ words: String) -> String {
    escaped(words).split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "&#10;")
  }

  /// Words between tags.
  static func escaped(_ words: String) -> String {
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
}
