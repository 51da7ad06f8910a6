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
    SimpleValue.of(value).map { text(of: $0) } ?? reflected(value)
  }

  /// Returns a number with at most two decimals, such as `0.67`, as in pictures.
  ///
  /// All numbers of pictures have the same precision: frames and view trees have two decimals, too.
  public static func brief(_ number: some BinaryFloatingPoint) -> String {
    DumpText.number(CGFloat(number))
  }

  private static func text(of value: SimpleValue) -> String {
    switch value {
    case .bool(let bool): bool ? "true" : "false"
    case .int(let number): number.description
    case .double(let number): rounded(number)
    case .float(let number): shortest(number)
    case .string(let string): quoted(string)
    case .point(let point): numbers([point.x, point.y])
    case .size(let size): "\(rounded(size.width.native)) × \(rounded(size.height.native))"
    case .rect(let rect): numbers([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    case .list(let values): "[\(values.map { text(of: $0) }.joined(separator: ", "))]"
    }
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
