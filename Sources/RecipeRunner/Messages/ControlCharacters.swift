enum ControlCharacters {
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // The last two ranges change the direction of the text that follows.
    case ..<0x20, 0x7F...0x9F, 0x2028...0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The escape of a character, as in Swift: `\u{1B}`.
  static func escapeSequence(of scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// A text with control characters escaped, except the given ones.
  static func escaped(_ text: String, except kept: Set<Unicode.Scalar>) -> String {
    guard text.unicodeScalars.contains(where: { contains($0) && !kept.contains($0) }) else { return text }
    return text.unicodeScalars.map {
      contains($0) && !kept.contains($0) ? escapeSequence(of: $0) : String($0)
    }
    .joined()
  }

  /// A text in one line: line ends become spaces, and other control characters are escaped.
  static func oneLine(_ text: String) -> String {
    escaped(text.split(whereSeparator: \.isNewline).joined(separator: " "), except: ["\t"])
  }
}

/// Makes differences in spaces between two values visible.
///
/// Layout wraps lines at spaces and merges adjacent spaces, so the two values might look equal.
enum VisibleSpaces {
  /// Two values in which the differing spaces are visible.
  static func of(_ expected: String, _ actual: String) -> (expected: String, actual: String) {
    guard expected.unicodeScalars.elementsEqual(actual.unicodeScalars) == false,
      words(expected).elementsEqual(words(actual), by: { $0.elementsEqual($1) })
    else { return (expected, actual) }
    return (escaped(expected), escaped(actual))
  }

  private static func words(_ text: String) -> [Substring.UnicodeScalarView] {
    text.unicodeScalars.split { $0.properties.isWhitespace }
  }

  /// Escapes line feeds, and all spaces except single ones between words.
  private static func escaped(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    return scalars.indices.map { index in
      let scalar = scalars[index]
      guard scalar.properties.isWhitespace, scalar != "\n" else { return String(scalar) }
      let isApart = [index - 1, index + 1].allSatisfy { neighbour in
        scalars.indices.contains(neighbour) && !scalars[neighbour].properties.isWhitespace
      }
      return scalar == " " && isApart ? " " : ControlCharacters.escapeSequence(of: scalar)
    }.joined()
  }
}

package enum ShellWord {
  /// A text as one word of the shell: unchanged if it has no special characters, quoted otherwise.
  package static func of(_ text: some StringProtocol) -> String {
    let plain = /[A-Za-z0-9\/._\-+,:@%\u{80}-\u{10FFFF}]+/.matchingSemantics(.unicodeScalar)
    let text = String(text)
    guard text.wholeMatch(of: plain) == nil else { return text }
    return "'" + text.mappingScalars { $0 == "'" ? "'\\''" : nil } + "'"
  }
}
