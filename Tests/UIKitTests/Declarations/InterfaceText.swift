import UIKit

/// The declarations of a module's interface, as the compiler prints it: one a line.
struct InterfaceText {
  /// A method, property, initializer or case; overloads differ in their types.
  struct Declaration: Hashable {
    /// The types of the arguments and of the result, and how it can be used: what must be the same.
    let type: String
    /// Whether code of other modules can override it; false for what can't be overridden at all.
    let isOpen: Bool
  }

  /// By the names of the types around and its own: `UIView.convert(_:to:)`.
  private(set) var declarations: [String: Set<Declaration>] = [:]
  /// The superclasses of classes; "" without one.
  private(set) var superclasses: [String: String] = [:]
  private(set) var openTypes: Set<String> = []
  private(set) var types: Set<String> = []

  init(_ text: String, module: String = "UIKit") {
    var scopes: [String] = []
    for line in text.split(separator: "\n") {
      let words = Words(line)
      guard !words.isEmpty else { continue }
      if words.text.hasPrefix("}") {
        _ = scopes.popLast()
        continue
      }
      let scope = scopes.last ?? ""
      if let type = words.type {
        let name = type.kind == "extension" || scope.isEmpty ? type.name : "\(scope).\(type.name)"
        if type.kind != "extension" {
          types.insert(name)
          if type.kind == "class" { superclasses[name] = type.inherited }
          if words.modifiers.contains("open") { openTypes.insert(name) }
        }
        if line.hasSuffix("{") { scopes.append(name) }
        continue
      }
      for (name, declaration) in words.members {
        declarations[scope.isEmpty ? name : "\(scope).\(name)", default: []].insert(declaration)
      }
      if line.hasSuffix("{") { scopes.append(scope) }
    }
  }

  /// The declarations of a name in a type or in a superclass, from which it may be inherited.
  func inherited(_ name: String) -> Set<Declaration> {
    guard let dot = name.lastIndex(where: { $0 == "." }), !name[..<dot].contains("(") else {
      return declarations[name] ?? []
    }
    var next: String? = String(name[..<dot])
    while let type = next, !type.isEmpty {
      if let found = declarations[type + name[dot...]] { return found }
      next = superclasses[type]
    }
    return []
  }
}

/// A line without attributes, with its modifiers apart.
private struct Words {
  private(set) var text: Substring
  private(set) var modifiers: Set<Substring> = []

  private static let modifiers: Set<Substring> = [
    "public", "open", "final", "class", "static", "override", "required", "convenience", "dynamic", "weak",
    "unowned",
    "nonisolated", "nonisolated(unsafe)", "optional", "mutating", "indirect", "unowned(unsafe)", "lazy",
    "private(set)",
    "internal(set)",
    "package(set)",
  ]

  var isEmpty: Bool { text.isEmpty || text.hasPrefix("//") || text.hasPrefix("import ") }

  init(_ line: Substring) {
    text = line.drop { $0 == " " }
    while true {
      if text.hasPrefix("@") {
        text = text.dropFirst(1).drop { $0.isLetter || $0 == "_" }
        if text.hasPrefix("(") { text = text.dropFirst(text.parenthesized.count + 2) }
        text = text.drop { $0 == " " }
        continue
      }
      let word = text.prefix { $0 != " " }
      let rest = text.dropFirst(word.count + 1)
      // `class` before a name is the declaration itself.
      guard Self.modifiers.contains(word), word != "class" || rest.first?.isUppercase != true else { break }
      modifiers.insert(word)
      text = rest
    }
  }

  private static let types: Set<Substring> = ["class", "struct", "enum", "protocol", "extension", "actor"]

  /// A type or an extension that the line begins.
  var type: (kind: Substring, name: String, inherited: String)? {
    let kind = text.prefix { $0 != " " }
    guard Self.types.contains(kind) else { return nil }
    let rest = text.dropFirst(kind.count + 1)
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    let parent =
      rest.range(of: " : ").map { rest[$0.upperBound...].prefix { $0.isLetter || $0 == "." } } ?? ""
    return (kind, String(name).withoutModules, String(parent).withoutModules)
  }

  /// The members that the line declares, by name.
  var members: [(String, InterfaceText.Declaration)] {
    let kind = text.prefix { $0.isLetter }
    let rest = text.dropFirst(kind.count).drop { $0 == " " }
    let isStatic = modifiers.contains("static") || modifiers.contains("class")
    let isOpen = modifiers.contains("open") && !modifiers.contains("final")
    func member(_ name: String, _ type: String) -> [(String, InterfaceText.Declaration)] {
      [
        (
          name.replacing("`", with: ""),
          InterfaceText.Declaration(type: (isStatic ? "static " : "") + type, isOpen: isOpen)
        )
      ]
    }
    switch kind {
    case "case":
      return rest.listed.map {
        (String($0.prefix { $0 != "(" && $0 != " " }), InterfaceText.Declaration(type: "case", isOpen: false))
      }
    case "var", "let":
      guard let colon = rest.firstIndex(of: ":") else { return [] }
      let type = rest[rest.index(after: colon)...]
      let accessors = type.range(of: " { ").map { type[$0.lowerBound...] } ?? ""
      let isSettable =
        kind == "var" && (accessors.isEmpty || accessors.contains("set"))
        && !modifiers.contains { $0.hasSuffix("(set)") }
      let bare = type.range(of: " {").map { type[..<$0.lowerBound] } ?? type
      return member(String(rest[..<colon]), bare.normalizedType + (isSettable ? " { get set }" : " { get }"))
    case "func", "init", "subscript":
      guard let open = rest.firstIndex(of: "(") else { return [] }
      let name = rest[..<open].prefix { $0 != "<" && $0 != "?" }
      // Operators are those of protocols, and may be synthesized.
      guard kind != "func" || name.first.map({ $0.isLetter || "_`".contains($0) }) ?? false else { return [] }
      let arguments = rest[open...].parenthesized
      let parts = arguments.listed.map { part in
        let label = part.prefix { $0 != " " && $0 != ":" }
        let type = part.firstIndex(of: ":").map { part[part.index(after: $0)...] } ?? ""
        return (
          label: label, type: (type.range(of: " = ").map { type[..<$0.lowerBound] } ?? type).normalizedType
        )
      }
      let tail = rest[open...].dropFirst(arguments.count + 2)
      let result = tail.range(of: "-> ").map { tail[$0.upperBound...] } ?? "Void"
      let bare = result.range(of: " where ").map { result[..<$0.lowerBound] } ?? result
      let required = modifiers.contains("required") ? "required " : ""
      return member(
        "\(kind == "func" ? name : kind)(\(parts.map { "\($0.label):" }.joined()))",
        "\(required)(\(parts.map(\.type).joined(separator: ", ")))\(tail.contains(" throws") ? " throws" : "")"
          + " -> \(kind == "func" ? bare.normalizedType : rest[..<open].hasSuffix("?") ? "Self?" : "Self")"
      )
    default: return []
    }
  }
}

extension Substring {
  /// What is within the parentheses with which the text begins.
  fileprivate var parenthesized: Substring {
    var depth = 0
    for index in indices {
      if self[index] == "(" { depth += 1 }
      if self[index] == ")" { depth -= 1 }
      if depth == 0 { return self[self.index(after: startIndex)..<index] }
    }
    return dropFirst()
  }

  /// The parts between commas that are in no parentheses.
  fileprivate var listed: [Substring] {
    var parts: [Substring] = []
    var (depth, start, last) = (0, startIndex, Character(" "))
    for index in indices {
      let character = self[index]
      if "([<".contains(character) { depth += 1 }
      if ")]".contains(character) || character == ">" && last != "-" { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append(self[start..<index])
        start = self.index(after: index)
      }
      last = character
    }
    parts.append(self[start...])
    return parts.map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
  }

  /// The type as both interfaces would write it: without modules, attributes, argument names and `any`.
  fileprivate var normalizedType: String {
    var text = String(self).withoutModules
    for attribute in [
      "@escaping", "@autoclosure", "@MainActor", "@Sendable", "@preconcurrency", "@isolated(any)",
    ] {
      text = text.replacing(attribute + " ", with: "")
    }
    for word in ["any ", "__owned ", "sending "] { text = text.replacing(word, with: "") }
    text = text.replacing(#/_ \w+: /#, with: "").replacing("NSNotification.Name", with: "Notification.Name")
    return text.trimmingCharacters(in: .whitespaces)
  }
}

extension String {
  fileprivate var withoutModules: String {
    ["UIKit.", "Foundation.", "CoreGraphics.", "QuartzCore.", "Swift.", "ObjectiveC."].reduce(self) {
      $0.replacing($1, with: "")
    }
  }
}
