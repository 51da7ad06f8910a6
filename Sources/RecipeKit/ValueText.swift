/// Formats any value as the text of outputs and checks.
///
/// The text of a value is the same on every machine, in every locale and in every run.
///
/// ```swift
/// ValueText.describe(CGPoint(x: 160, y: 240))  // (160, 240)
/// ValueText.brief(2.0 / 3)  // 0.67
/// ```
public enum ValueText {
  /// Returns the text of a value.
  ///
  /// Numbers have no trailing ".0": `-2`. A `Float` has the shortest lossless form, `0.6666667`; other
  /// floating-point numbers have at most four decimals, or two significant digits if they are too small for
  /// that. A point is `(160, 240)`, a size `320 × 460`, a rectangle `(x, y, width, height)`. Strings have
  /// quotation marks. Lists are `[a, b]`; sets `{a, b}` and dictionaries `[key: value]` are sorted by their
  /// text; nil is `nil`. Other values show their `description`, or else their stored properties. Objects
  /// without a description show their type. Memory addresses are omitted.
  public static func describe(_ value: some Any) -> String {
    plain(value) ?? reflected(value)
  }

  /// Returns a number with at most two decimals, such as `0.67`, as in pictures.
  ///
  /// All numbers of pictures have the same precision: frames and view trees have two decimals, too.
  public static func brief(_ number: some BinaryFloatingPoint) -> String {
    DumpText.number(CGFloat(number))
  }

  /// The text of a number, a string, or a point, size or rectangle; nil for values of other types.
  static func plain(_ value: some Any) -> String? {
    // `as Any` gives the dynamic type of a value in an existential box. A cast alone would convert an `NSNumber`.
    let type = Swift.type(of: value as Any)
    if type == Bool.self { return (value as? Bool).map { $0 ? "true" : "false" } }
    if type == Int.self { return (value as? Int)?.description }
    if type == Double.self { return (value as? Double).map(rounded) }
    if type == CGFloat.self { return (value as? CGFloat).map { rounded($0.native) } }
    if type == Float.self { return (value as? Float).map { shortest($0) } }
    if type == String.self { return (value as? String).map(quoted) }
    if type == CGPoint.self { return (value as? CGPoint).map { numbers([$0.x, $0.y]) } }
    if type == CGSize.self {
      return (value as? CGSize).map { "\(rounded($0.width.native)) × \(rounded($0.height.native))" }
    }
    if type == CGRect.self {
      return (value as? CGRect).map { numbers([$0.origin.x, $0.origin.y, $0.size.width, $0.size.height]) }
    }
    return nil
  }

  private static func shortest(_ number: some BinaryFloatingPoint & CustomStringConvertible) -> String {
    let text = number.description
    guard text.hasSuffix(".0") else { return text }
    return number == 0 ? "0" : String(text.dropLast(2))
  }

  /// Rounds to four decimals, which show everything visible; further ones are mostly rounding errors.
  private static func rounded(_ number: Double) -> String {
    guard number.magnitude < 1e9, number != 0 else { return shortest(number) }
    if number.magnitude < 0.001 {
      return shortest(Double(String(format: "%.1e", number)) ?? number)
    }
    return shortest((number * 10_000).rounded() / 10_000)
  }

  private static func numbers(_ numbers: [CGFloat]) -> String {
    "(\(numbers.map { rounded($0.native) }.joined(separator: ", ")))"
  }

  private static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      // Unicode will never add control characters.
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}":
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  private static func reflected(_ value: some Any) -> String {
    let mirror = Mirror(reflecting: value)
    // Children are described only if they are shown: an object may have many.
    func children() -> [(label: String?, text: String)] {
      mirror.children.map { (label: $0.label, text: describe($0.value)) }
    }
    switch mirror.displayStyle {
    case .optional: return children().first?.text ?? "nil"
    case .collection: return "[\(children().map(\.text).joined(separator: ", "))]"
    case .set: return "{\(children().map(\.text).sorted().joined(separator: ", "))}"
    case .dictionary: return dictionary(mirror)
    case .tuple: return "(\(labelled(children())))"
    default: break
    }
    if let described = value as? any CustomStringConvertible {
      return withoutAddresses(described.description)
    }
    switch mirror.displayStyle {
    case .struct: return "\(typeName(of: value))(\(labelled(children())))"
    case .enum:
      guard let payload = children().first else { return String(describing: value) }
      let text = payload.text.hasPrefix("(") ? payload.text : "(\(payload.text))"
      return (payload.label ?? typeName(of: value)) + text
    default: return mirror.displayStyle == .class ? typeName(of: value) : String(describing: value)
    }
  }

  /// The name of a type, which costs more than most values, so call it only if the name is shown.
  private static func typeName(of value: some Any) -> String {
    String(describing: Swift.type(of: value as Any))
  }

  private static func labelled(_ children: [(label: String?, text: String)]) -> String {
    children.map { child in
      guard let label = child.label, !label.hasPrefix(".") else { return child.text }
      return "\(label): \(child.text)"
    }.joined(separator: ", ")
  }

  private static func dictionary(_ mirror: Mirror) -> String {
    let pairs = mirror.children.map { child in
      Mirror(reflecting: child.value).children.map { describe($0.value) }.joined(separator: ": ")
    }
    return pairs.isEmpty ? "[:]" : "[\(pairs.sorted().joined(separator: ", "))]"
  }

  /// Removes the addresses in descriptions of `NSObject` and others: `<View: 0x7f12>` becomes `<View>`.
  private static func withoutAddresses(_ text: String) -> String {
    guard text.contains("0x") else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.range(of: "0x") {
      let digits = rest[start.upperBound...].prefix { $0.isHexDigit }
      var before = rest[..<start.lowerBound]
      if digits.count >= 6 {
        while let last = before.last, last == " " || last == ":" { before.removeLast() }
        result += before
      } else {
        result += rest[..<digits.endIndex]
      }
      rest = rest[digits.endIndex...]
    }
    return result + rest
  }
}
