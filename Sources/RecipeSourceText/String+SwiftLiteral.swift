extension String {
  /// A Swift literal that the compiler reads as exactly this text, whatever it holds.
  ///
  /// Lines stay lines, so that the file can be read. Everything else that is not a printable ASCII character is
  /// escaped: nothing can end the literal early, begin an interpolation, or be changed on its way.
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
