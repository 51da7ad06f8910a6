/// Escapes control characters.
enum ControlCharacters {
  /// Whether a character is one.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // The last two change the order in which all that follows is shown.
    case ..<0x20, 0x7F...0x9F, 0x2028...0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// A character by its number, as Swift writes it: `\u{1B}`.
  static func spelling(of scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// A text in which all of them are spelled but the given ones.
  static func spelled(_ text: String, except kept: Set<Unicode.Scalar>) -> String {
    guard text.unicodeScalars.contains(where: { contains($0) && !kept.contains($0) }) else { return text }
    return text.unicodeScalars.map { contains($0) && !kept.contains($0) ? spelling(of: $0) : String($0) }
      .joined()
  }

  /// A text in one line: line ends become spaces, and other control characters are spelled.
  static func oneLine(_ text: String) -> String {
    spelled(text.split(whereSeparator: \.isNewline).joined(separator: " "), except: ["\t"])
  }
}

/// Makes the spaces visible in which two values differ.
///
/// A layout breaks lines at spaces, and lets spaces that stand together be one; a reader would look at two equal values.
enum VisibleSpaces {
  /// Two values as people see that they differ.
  static func of(_ expected: String, _ actual: String) -> (expected: String, actual: String) {
    guard expected.unicodeScalars.elementsEqual(actual.unicodeScalars) == false,
      words(expected).elementsEqual(words(actual), by: { $0.elementsEqual($1) })
    else { return (expected, actual) }
    return (spelled(expected), spelled(actual))
  }

  private static func words(_ text: String) -> [Substring.UnicodeScalarView] {
    text.unicodeScalars.split { $0.properties.isWhitespace }
  }

  /// All spaces but single ones between words, and line feeds, spelled by their numbers.
  private static func spelled(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    return scalars.indices.map { index in
      let scalar = scalars[index]
      guard scalar.properties.isWhitespace, scalar != "\n" else { return String(scalar) }
      let isApart = [index - 1, index + 1].allSatisfy { place in
        scalars.indices.contains(place) && !scalars[place].properties.isWhitespace
      }
      return scalar == " " && isApart ? " " : ControlCharacters.spelling(of: scalar)
    }.joined()
  }
}

/// Quotes texts for a shell.
package enum ShellWord {
  /// A text as one word of the shell: as it is if nothing in it means anything to a shell, or else in quotation marks.
  package static func of(_ text: some StringProtocol) -> String {
    let isPlain = !text.isEmpty && text.utf8.allSatisfy(isPlain)
    return isPlain ? String(text) : "'" + text.respelled { $0 == "'" ? "'\\''" : nil } + "'"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "@"),
      UInt8(ascii: "%"), 0x80...:
      true
    default: false
    }
  }
}
