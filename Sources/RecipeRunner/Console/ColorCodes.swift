/// The codes by which lines of pictures tell a terminal their colours.
enum ColorCodes {
  private static let reset = "\u{1B}[0m"

  /// A line that changes colours and does nothing else to a terminal: other control characters are spelled.
  ///
  /// - Parameter colored: whether the codes stay; then no colour goes on after the line.
  static func line(_ line: some StringProtocol, colored: Bool) -> String {
    // Most lines have none.
    guard line.unicodeScalars.contains(where: ControlCharacters.contains) else { return String(line) }
    var text = ""
    var rest = Substring(line).unicodeScalars
    while let scalar = rest.first {
      if let code = code(in: rest) {
        if colored { text += String(code) }
        rest = rest[code.endIndex...]
      } else {
        if ControlCharacters.contains(scalar), scalar != "\t" {
          text += ControlCharacters.spelling(of: scalar)
        } else {
          text.unicodeScalars.append(scalar)
        }
        rest.removeFirst()
      }
    }
    return colored && !text.hasSuffix(reset) && text.utf8.contains(0x1B) ? text + reset : text
  }

  /// The code that changes colours with which a text begins: `ESC[1;31m`.
  private static func code(in text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView? {
    guard text.starts(with: "\u{1B}[".unicodeScalars) else { return nil }
    let parameters = text.dropFirst(2).prefix { ("0"..."9").contains($0) || $0 == ";" || $0 == ":" }
    guard text[parameters.endIndex...].first == "m" else { return nil }
    return text[...parameters.endIndex]
  }
}
