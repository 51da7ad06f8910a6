/// Values that differ in nothing but spaces, with these made visible.
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
