/// What other files need to know of a file: its types and their members.
struct FileSummary: Codable, Sendable {
  var types: [TypeDeclaration] = []
}

/// A declaration or an extension of a type.
struct TypeDeclaration: Codable, Sendable {
  enum Kind: String, Codable { case `class`, `protocol`, `extension`, value }

  let kind: Kind
  /// The names of the type and of the types around it, with points between them.
  let path: String
  let inherited: [String]
  let isGeneric: Bool
  /// Whether its members have selectors: `@objcMembers` stands before the class, or `@objc` before the protocol or extension.
  let isExposed: Bool
  let access: String?
  /// The conditions of `#if` around it that can't be known here.
  let condition: String?
  var members: [Member] = []
  /// The labels of a class's initializers; empty if it declares none.
  var initializers: [[String]] = []
}

/// A method or a property of a type.
struct Member: Codable, Sendable {
  let name: String
  /// The labels of a method's parameters, "_" for none; nil for a property.
  let labels: [String]?
  /// The types of the parameters, or of the property; "" where the source doesn't say it.
  let types: [String]
  let result: String?
  /// What `@objc(…)` says.
  let objectiveCName: String?
  /// Whether it has one of the attributes that give it a selector, or `@nonobjc`; nil without either.
  let isExposed: Bool?
  let access: String?
  let isOverride: Bool
  let isOptional: Bool
  let isStatic: Bool
  let isSettable: Bool
  let isThrowing: Bool
  let isAsync: Bool
  let isDiscardable: Bool
  /// Whether Objective-C could not call it: it is generic, or has a parameter that is `inout` or variadic.
  let isForeign: Bool
  /// The line in its own file.
  ///
  /// It is not encoded: other files don't depend on it.
  var line = 0
  /// The conditions of `#if` around it that can't be known here; not encoded either.
  var condition: String?

  private enum CodingKeys: CodingKey {
    case name, labels, types, result, objectiveCName, isExposed, access, isOverride, isOptional, isStatic,
      isSettable, isThrowing,
      isAsync, isDiscardable, isForeign
  }

  var isMethod: Bool { labels != nil }
  var isPrivate: Bool { access == "private" || access == "fileprivate" }

  /// Whether two members override one another.
  func hasSameName(as other: Member) -> Bool {
    name == other.name && labels == other.labels && isStatic == other.isStatic
  }

  /// The name with its labels, as Swift writes it.
  var fullName: String {
    labels.map { "\(name)(\($0.map { "\($0):" }.joined()))" } ?? name
  }
}

// MARK: - Selectors

extension Member {
  /// The selector of a method, or of a property's getter.
  var selector: String {
    if let objectiveCName { return objectiveCName }
    guard let labels else { return name }
    var selector = SelectorName.of(name, labels)
    if isThrowing { selector += labels.isEmpty ? "AndReturnError:" : "error:" }
    return selector
  }

  /// The selector of a property's setter.
  var setterSelector: String { "set\(name.capitalizedFirst):" }
}

/// Selectors of Swift's names.
enum SelectorName {
  /// Words after or before which no "With" stands.
  ///
  /// Source: the Swift compiler, lib/Basic/PartsOfSpeech.def.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given", "in",
    "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when",
    "with", "within",
  ]

  /// The selector that the Swift compiler gives a method, such as `moveTo:animated:` for `move(to:animated:)`.
  static func of(_ name: String, _ labels: [String]) -> String {
    guard let first = labels.first else { return name }
    var selector = name
    if first != "_" {
      let isPlain =
        !prepositions.contains(words(first).first ?? "") && !prepositions.contains(words(name).last ?? "")
      selector += (isPlain ? "With" : "") + first.capitalizedFirst
    }
    return selector + ":" + labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
  }

  /// The selector that Apple's frameworks have for most methods that Swift sees under a shorter name, such as
  /// `popViewControllerAnimated:` for `popViewController(animated:)`.
  static func ofApple(_ name: String, _ labels: [String]?) -> String {
    guard let labels, let first = labels.first else { return name }
    return name + (first == "_" ? "" : first.capitalizedFirst) + ":"
      + labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
  }

  /// The words of a name in camel case, in small letters.
  private static func words(_ name: String) -> [String] {
    var words: [String] = []
    for character in name {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1].append(character.lowercased())
    }
    return words
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// A type's name without generic arguments, optionals and the like.
  var bareTypeName: String {
    var name = self[...]
    for word in ["any ", "some "] where name.hasPrefix(word) { name = name.dropFirst(word.count) }
    return String(name.prefix { $0 != "<" && $0 != "?" && $0 != "!" })
  }
}
