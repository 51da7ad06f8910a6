/// The texts of a `.stringsdict` file, which change with the numbers that they contain.
///
/// Foundation on Linux does not know such texts. Here `NSLocalizedString` returns the format of a text, in which each name of
/// a variable, as in `%#@files@`, is followed by its place in the file; formatted strings find the variable by that.
///
/// Source: Apple, "Handling noun plurals and units of measurement" and "Stringsdict file format".
struct PluralTexts: Sendable {
  /// A text, and for each variable in it the forms by plural category.
  private struct Text {
    let format: String
    let variables: [String: [String: String]]
  }

  private let language: String
  private let indices: [String: Int]
  private let texts: [Text]

  /// Creates the table of a file, which is in a folder such as `en.lproj`.
  init(_ data: Data, folder: String) {
    language = folder.prefix { $0 != "." && $0 != "-" && $0 != "_" }.lowercased()
    let property = try? PropertyListSerialization.propertyList(from: data, format: nil)
    let list = property as? [String: Any] ?? [:]
    let entries = list.sorted { $0.key < $1.key }.compactMap { key, value -> (key: String, text: Text)? in
      guard let value = value as? [String: Any],
        let format = value["NSStringLocalizedFormatKey"] as? String
      else { return nil }
      let variables = value.compactMapValues { $0 as? [String: String] }
        .filter { $0.value["NSStringFormatSpecTypeKey"] == "NSStringPluralRuleType" }
      return (key, Text(format: format, variables: variables))
    }
    texts = entries.map(\.text)
    indices = Dictionary(uniqueKeysWithValues: entries.enumerated().map { ($1.key, $0) })
  }

  /// The format of a text, whose variables are marked with the place of the text; nil if there is none.
  ///
  /// - Parameters:
  ///   - folder: the index of the folder in those of the application.
  ///   - table: the name of this file.
  func format(forKey key: String, folder: Int, table: String) -> String? {
    indices[key].map { index in PluralTexts.mark(texts[index].format, ":\(folder):\(index):\(table)") }
  }

  static func mark(_ format: String, _ suffix: String) -> String {
    format.replacing(/%(\d+\$)?#@([^@]*)@/) { "%\($0.1 ?? "")#@\($0.2)\(suffix)@" }
  }

  /// The form of a variable for a number; nil if there is no such variable.
  func form(of variable: String, inTextAt index: Int, for number: Double) -> String? {
    guard texts.indices.contains(index), let forms = texts[index].variables[variable] else { return nil }
    let category = PluralCategory(number, in: language)
    return (number == 0 ? forms["zero"] : nil) ?? forms[category.rawValue] ?? forms["other"]
  }
}

/// The grammatical forms that languages have for numbers.
///
/// Source: Unicode, CLDR, "Language Plural Rules".
enum PluralCategory: String {
  case zero, one, two, few, many, other

  /// The category of a number in a language, by its code of ISO 639; languages that aren't listed have those of English.
  init(_ number: Double, in language: String) {
    guard let n = UInt(exactly: number.magnitude) else {
      self = .other
      return
    }
    let (tens, hundreds) = (n % 10, n % 100)
    // Where the last digit decides, 11 to 14 go with the large numbers.
    let isTeen = (11...14).contains(hundreds)
    self =
      switch language {
      case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my": .other
      case "fr", "pt", "hy": n < 2 ? .one : .other
      case "ru", "uk", "be": isTeen ? .many : tens == 1 ? .one : (2...4).contains(tens) ? .few : .many
      case "sr", "hr", "bs": isTeen ? .other : tens == 1 ? .one : (2...4).contains(tens) ? .few : .other
      case "pl": n == 1 ? .one : !isTeen && (2...4).contains(tens) ? .few : .many
      case "cs", "sk": n == 1 ? .one : (2...4).contains(n) ? .few : .other
      case "sl": hundreds == 1 ? .one : hundreds == 2 ? .two : (3...4).contains(hundreds) ? .few : .other
      case "lt": (11...19).contains(hundreds) || tens == 0 ? .other : tens == 1 ? .one : .few
      case "lv": (11...19).contains(hundreds) || tens == 0 ? .zero : tens == 1 ? .one : .other
      case "ro": n == 1 ? .one : n == 0 || (1...19).contains(hundreds) ? .few : .other
      case "he": n == 1 ? .one : n == 2 ? .two : .other
      case "ar":
        n < 3
          ? [.zero, .one, .two][Int(n)]
          : (3...10).contains(hundreds) ? .few : hundreds >= 11 ? .many : .other
      default: n == 1 ? .one : .other
      }
  }
}

// MARK: - Formatted strings

/// Formatted strings whose variables, those of `.stringsdict` files, take the forms that their numbers need.
///
/// Each overload says more about its arguments than Foundation's, so that Swift prefers it, also in files that import Foundation
/// and UIKit. In localized strings, numbers are those of the simulated device's language, English. Source: Apple,
/// String.localizedStringWithFormat(_:_:).
extension String {
  /// Creates a localized string from a format and numbers.
  public static func localizedStringWithFormat(_ format: String, _ numbers: Int...) -> String {
    PluralFormat.string(format, numbers, isLocalized: true)
  }

  /// Creates a localized string from a format, a text, a number, and more.
  public static func localizedStringWithFormat(
    _ format: String,
    _ text: String,
    _ number: Int,
    _ rest: any CVarArg...
  ) -> String {
    PluralFormat.string(format, [text, number] + rest, isLocalized: true)
  }

  /// Creates a localized string from a format, a number, a text, and more.
  public static func localizedStringWithFormat(
    _ format: String,
    _ number: Int,
    _ text: String,
    _ rest: any CVarArg...
  ) -> String {
    PluralFormat.string(format, [number, text] + rest, isLocalized: true)
  }

  /// Creates a string from a format and numbers.
  public init(format: String, _ numbers: Int...) {
    self = PluralFormat.string(format, numbers, isLocalized: false)
  }

  /// Creates a string from a format, a text, a number, and more.
  public init(format: String, _ text: String, _ number: Int, _ rest: any CVarArg...) {
    self = PluralFormat.string(format, [text, number] + rest, isLocalized: false)
  }

  /// Creates a string from a format, a number, a text, and more.
  public init(format: String, _ number: Int, _ text: String, _ rest: any CVarArg...) {
    self = PluralFormat.string(format, [number, text] + rest, isLocalized: false)
  }
}

/// A format whose variables are being replaced.
private struct PluralFormat {
  private let arguments: [any CVarArg]
  private var next = 0
  /// The format without variables, and the arguments in the order of its specifiers.
  private var text = ""
  private var used: [any CVarArg] = []

  static func string(_ format: String, _ arguments: [any CVarArg], isLocalized: Bool) -> String {
    let locale = isLocalized ? Locale(identifier: "en_US") : nil
    var plural = PluralFormat(arguments)
    guard format.contains("#@") else { return String(format: format, locale: locale, arguments: arguments) }
    plural.append(format, number: nil, depth: 0)
    return String(format: plural.text, locale: locale, arguments: plural.used)
  }

  private init(_ arguments: [any CVarArg]) { self.arguments = arguments }

  /// Appends a format; in the form of a variable, specifiers without a position mean its number.
  private mutating func append(_ format: String, number: Int?, depth: Int) {
    var rest = format[...]
    while let match = rest.firstMatch(
      of: /%(?:(\d+)\$)?(?:#@([^@]*)@|%|([-+ 0#']*[\d.]*[hlqLztj]*[A-Za-z@]))/
    ) {
      text += rest[..<match.range.lowerBound]
      rest = rest[match.range.upperBound...]
      let position = match.1.flatMap { Int($0) }.map { $0 - 1 }
      if let name = match.2 {
        append(variable: name, at: position ?? takeNext(), depth: depth)
      } else if let specifier = match.3 {
        append("%" + specifier, at: position ?? number ?? takeNext())
      } else {
        text += "%%"
      }
    }
    text += rest
  }

  private mutating func takeNext() -> Int {
    next += 1
    return next - 1
  }

  private mutating func append(_ specifier: String, at index: Int) {
    // A missing argument stays visible, as does a name that no file has.
    guard arguments.indices.contains(index) else {
      text += "%" + specifier
      return
    }
    text += specifier
    used.append(arguments[index])
  }

  private mutating func append(variable name: Substring, at index: Int, depth: Int) {
    let parts = name.split(separator: ":")
    // Forms that contain themselves would not end.
    guard depth < 8, parts.count == 4, let folder = Int(parts[1]), let text = Int(parts[2]),
      LocalizedFolders.application.indices.contains(folder), let number = number(at: index),
      let form = LocalizedFolders.application[folder].plurals(String(parts[3]))?
        .form(of: String(parts[0]), inTextAt: text, for: number)
    else {
      text += "%%#@\(name)@"
      return
    }
    // Variables in the form belong to the same text.
    let suffix = name.drop { $0 != ":" }
    append(PluralTexts.mark(form, String(suffix)), number: index, depth: depth + 1)
  }

  private func number(at index: Int) -> Double? {
    guard arguments.indices.contains(index) else { return nil }
    return switch arguments[index] {
    case let integer as any BinaryInteger: Double(integer)
    case let real as any BinaryFloatingPoint: Double(real)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}
