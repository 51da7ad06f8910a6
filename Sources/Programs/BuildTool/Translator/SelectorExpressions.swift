import SwiftSyntax

/// Translates `#selector(…)` and `#keyPath(…)`.
struct SelectorExpressions {
  private let translation: Translation

  init(_ translation: Translation) {
    self.translation = translation
  }

  private var index: Index { translation.index }

  /// What an expression refers to: `Type.name(label:) as (Int) -> Void`.
  private struct Reference {
    var base: ExprSyntax?
    let name: String
    let labels: [String]?
    /// The parameters' types, if `as` says them.
    let types: [String]?
    let accessor: String?
    let node: MacroExpansionExprSyntax

    /// Swift's name, as an error shows it.
    var text: String { name + (labels.map { "(\($0.map { "\($0):" }.joined()))" } ?? "") }

    init?(_ node: MacroExpansionExprSyntax) {
      guard let argument = node.arguments.first, node.arguments.count == 1 else { return nil }
      var expression = argument.expression
      var types: [String]?
      func unwrapParentheses() {
        while let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first,
          tuple.elements.count == 1
        {
          expression = only.expression
        }
      }
      unwrapParentheses()
      if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
        let function = sequence.elements.last?.as(TypeExprSyntax.self)?.type.functionType
        types = function?.parameters.map { $0.type.trimmedDescription.normalizedType }
        expression = first
        unwrapParentheses()
      }
      let name: DeclReferenceExprSyntax
      if let access = expression.as(MemberAccessExprSyntax.self) {
        base = access.base
        name = access.declName
      } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
        name = reference
      } else {
        return nil
      }
      self.name = name.baseName.text
      labels = name.argumentNames.map { $0.arguments.map(\.name.text) }
      self.types = types
      accessor = argument.label?.text
      self.node = node
    }
  }

  // MARK: #selector

  /// Replaces the expression by the selector's name, or reports why there is none.
  func translate(_ node: MacroExpansionExprSyntax, in scope: String) {
    translation.needsUIKit = true
    guard let reference = Reference(node) else {
      return translation.report(
        "'#selector' needs the name of a method, such as '#selector(ViewController.tapped(_:))'",
        at: node
      )
    }
    guard let owner = owner(of: reference, in: scope) else { return }
    if let selector = selector(of: reference, in: owner) {
      translation.replace(node, by: "AppleSourcesTable.selector(\(selector.literal))")
    }
  }

  /// The class in which the name is looked up; reports if there is none.
  private func owner(of reference: Reference, in scope: String) -> String? {
    guard let base = reference.base?.trimmedDescription, base != "self", base != "Self" else {
      if scope.isEmpty {
        translation.report(
          "write the class: '#selector(ViewController.\(reference.text))'",
          at: reference.node
        )
        return nil
      }
      return scope
    }
    if let path = index.resolve(base, in: scope) { return path }
    if base.first?.isUppercase ?? false { return base }
    // A property, or a part of one, whose type is known.
    var owner: String? = scope
    for part in base.split(separator: ".") where part != "self" {
      let name = part.filter { $0 != "?" && $0 != "!" }
      let property = owner.flatMap { owner in
        index.members(of: owner).first {
          $0.member.name == name && !$0.member.isMethod && !$0.member.types[0].isEmpty
        }
      }
      owner = property.map {
        index.resolve($0.member.types[0], in: $0.type.path) ?? $0.member.types[0].bareTypeName
      }
    }
    if owner == nil || owner == "" {
      translation.report(
        "the class of '\(base)' is not known here: write it in place of '\(base)', as in '#selector(UITextField.\(reference.text))'",
        at: reference.node
      )
      return nil
    }
    return owner
  }

  private func selector(of reference: Reference, in owner: String) -> String? {
    let isProperty = reference.accessor != nil
    if !isProperty, reference.labels ?? ["_"] == ["_"], EditActions.names.contains(reference.name) {
      return reference.name + ":"
    }
    let candidates = index.members(of: owner).filter { member, _ in
      member.name == reference.name && member.isMethod != isProperty
        && (reference.labels == nil || reference.labels == member.labels)
        && (reference.types == nil || reference.types == member.types.map(\.normalizedType))
    }
    let exposed = candidates.filter { index.isExposed($0.member, of: $0.type) }
    if let first = exposed.first?.member {
      if first.isStatic {
        translation.report(
          "a selector of a static method can't be performed here: make '\(first.fullName)' an instance method",
          at: reference.node
        )
        return nil
      }
      let selector = reference.accessor == "setter" ? first.setterSelector : first.selector
      if exposed.contains(where: { !$0.member.hasSameName(as: first) }) {
        let choices = Set(exposed.map(\.member.fullName)).sorted().map { "'#selector(\($0))'" }.joined(
          separator: " or "
        )
        translation.report("ambiguous use of '\(reference.name)': write \(choices)", at: reference.node)
        return nil
      }
      return selector
    }
    if let first = candidates.first?.member, !first.isOverride {
      translation.report(
        "'\(first.fullName)' is not exposed to Objective-C: add '@objc' before it",
        at: reference.node
      )
      return nil
    }
    return foreignSelector(of: reference, in: owner)
  }

  /// The selector of a method that a class of another module has; the file's table gets it, so that the compiler checks it.
  private func foreignSelector(of reference: Reference, in owner: String) -> String? {
    if index.kind(of: owner) == .value {
      translation.report("'\(owner)' has no method '\(reference.text)' with '@objc'", at: reference.node)
      return nil
    }
    let object = "(object as! \(owner))"
    let name = SelectorName.ofApple(reference.name, reference.labels)
    let (selector, code): (String, String)
    switch reference.accessor {
    case "getter": (selector, code) = (name, "{ object, _ in \(object).\(reference.name) }")
    case "setter":
      selector = "set\(name.capitalizedFirst):"
      code = "{ object, arguments in \(object).\(reference.name) = arguments(0) }"
    default:
      selector = name
      // Without labels the compiler finds out how many arguments the method takes.
      let call =
        reference.labels.map { labels in
          let values = labels.enumerated().map { ($1 == "_" ? "" : "\($1): ") + "arguments(\($0))" }
          return "\(object).\(reference.name)(\(values.joined(separator: ", ")))"
        } ?? "arguments.call(\(object).\(reference.name))"
      code = "{ object, arguments in \(call) }"
    }
    let line = translation.line(of: reference.node)
    translation.foreignMethods[owner, default: []].append((selector, code, line))
    return selector
  }

  // MARK: #keyPath

  /// Replaces the expression by the names of its properties, without the type before them.
  func translate(keyPath node: MacroExpansionExprSyntax, in scope: String) {
    let text = node.arguments.first?.expression.trimmedDescription ?? ""
    var names = text.split(separator: ".").map { String($0.filter { $0 != "?" && $0 != "!" }) }
    while names.count > 1, names[0].first?.isUppercase ?? false { names.removeFirst() }
    if names.first == "self", names.count > 1 { names.removeFirst() }
    let isPath = names.allSatisfy { name in
      name.first?.isNumber == false && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    guard isPath, !names.isEmpty else {
      return translation.report(
        "'#keyPath' needs names of properties, such as '#keyPath(UIView.frame)'",
        at: node
      )
    }
    translation.replace(node, by: names.joined(separator: ".").literal)
  }
}

extension TypeSyntax {
  /// The function type, also in parentheses and as an optional; the result of `(Type) -> (Int) -> Void` for a curried one.
  fileprivate var functionType: FunctionTypeSyntax? {
    if let function = self.as(FunctionTypeSyntax.self) {
      return function.returnClause.type.as(FunctionTypeSyntax.self) ?? function
    }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.type.functionType
    }
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.functionType }
    return nil
  }
}

extension String {
  /// The same text for the same type, however it is spaced.
  fileprivate var normalizedType: String { filter { !$0.isWhitespace }.replacing("@escaping", with: "") }
}
