/// The written form of a geometry value: fixed punctuation with a `#` where each number goes.
struct GeometryText {
  static let point = GeometryText(pattern: "{#, #}", fallback: [0, 0])
  static let rect = GeometryText(pattern: "{{#, #}, {#, #}}", fallback: [0, 0, 0, 0])
  static let insets = GeometryText(pattern: "{#, #, #, #}", fallback: [0, 0, 0, 0])
  static let transform = GeometryText(pattern: "[#, #, #, #, #, #]", fallback: [1, 0, 0, 1, 0, 0])

  let pattern: String
  /// What malformed text is read as.
  let fallback: [CGFloat]

  /// Writes the numbers with up to 17 significant digits, so that reading them gives the same numbers.
  func string(from values: [CGFloat]) -> String {
    var rest = values[...]
    return pattern.reduce(into: "") { text, character in
      if character == "#", let value = rest.popFirst() {
        text += String(format: "%.17g", Double(value))
      } else {
        text.append(character)
      }
    }
  }

  /// Reads the numbers; whitespace doesn't matter.
  func values(in string: String) -> [CGFloat] {
    var rest = string.filter { !$0.isWhitespace }[...]
    var values: [CGFloat] = []
    for character in pattern where character != " " {
      if character == "#" {
        let digits = rest.prefix { !",{}[]".contains($0) }
        guard let value = Double(digits) else { return fallback }
        values.append(CGFloat(value))
        rest.removeFirst(digits.count)
      } else {
        guard rest.popFirst() == character else { return fallback }
      }
    }
    return rest.isEmpty ? values : fallback
  }
}
