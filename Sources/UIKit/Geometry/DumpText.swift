/// Formats numbers and rectangles for descriptions and dumps: at most two decimals, independent of the
/// locale.
package enum DumpText {
  /// Formats a number with at most two decimals, without trailing zeros.
  package static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    let limit = 1e13
    guard abs(value) < limit else { return "\(value)" }
    let hundredths = Int((value * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let whole = abs(hundredths) / 100
    let rest = abs(hundredths) % 100
    if rest == 0 { return "\(sign)\(whole)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(whole).\(digits)"
  }

  /// Formats a rectangle as x and y, a semicolon, width and height.
  package static func rect(_ rect: CGRect) -> String {
    "\(number(rect.origin.x)) \(number(rect.origin.y)); \(number(rect.size.width)) \(number(rect.size.height))"
  }

  /// The most characters of a quoted text.
  @TaskLocal package static var limit = 40

  /// Formats a text in single quotes on one line, truncated after `limit` characters.
  package static func quoted(_ text: String) -> String {
    var line = ""
    for character in text.prefix(limit) {
      line += character.isNewline ? "⏎" : String(character)
    }
    return text.count > limit ? "'\(line)…'" : "'\(line)'"
  }
}
