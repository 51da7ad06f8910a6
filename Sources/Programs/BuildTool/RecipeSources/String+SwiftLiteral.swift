extension String {
  /// A Swift string literal with exactly this text.
  ///
  /// Line breaks are kept for readability. Other characters that are not printable ASCII are escaped: nothing
  /// can end the literal, begin an interpolation, or be altered.
  package var swiftLiteral: String {
    var literal = "\"\"\"\n"
    for scalar in unicodeScalars {
      switch scalar {
      case "\n", " "..."!", "#"..."[", "]"..."~": literal.unicodeScalars.append(scalar)
      case "\"", "\\": literal += "\\\(scalar)"
      default: literal += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return literal + "\n\"\"\""
  }
}
