/// Characters that command a terminal or a reader instead of being shown, made visible.
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
