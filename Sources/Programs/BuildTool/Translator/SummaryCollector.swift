import SwiftSyntax

/// Collects the types of a file, but not those within functions.
final class SummaryCollector: SyntaxVisitor {
  private(set) var summary = FileSummary()
  private var open: [TypeDeclaration] = []
  /// The conditions of `#if` around the node that can't be known here.
  private var conditions: [String] = []
  private let locations: SourceLocationConverter

  init(_ locations: SourceLocationConverter) {
    self.locations = locations
    super.init(viewMode: .sourceAccurate)
  }

  private var condition: String? { conditions.isEmpty ? nil : conditions.joined(separator: " && ") }

  // MARK: Types

  private func begin(
    _ kind: TypeDeclaration.Kind,
    _ name: String,
    _ inheritance: InheritanceClauseSyntax?,
    _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax,
    isGeneric: Bool = false
  ) -> SyntaxVisitorContinueKind {
    open.append(
      TypeDeclaration(
        kind: kind,
        path: (open.last.map { [$0.path] } ?? []).appending(name).joined(separator: "."),
        inherited: inheritance?.inheritedTypes.map { $0.type.trimmedDescription } ?? [],
        isGeneric: isGeneric || open.last?.isGeneric ?? false,
        isExposed: attributes.has(kind == .class ? "objcMembers" : "objc"),
        access: modifiers.access,
        condition: condition
      )
    )
    return .visitChildren
  }

  private func end() {
    if let type = open.popLast() { summary.types.append(type) }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(
      .class,
      node.name.text,
      node.inheritanceClause,
      node.attributes,
      node.modifiers,
      isGeneric: node.genericParameterClause != nil
    )
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.protocol, node.name.text, node.inheritanceClause, node.attributes, node.modifiers)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(
      .extension,
      node.extendedType.trimmedDescription.bareTypeName,
      node.inheritanceClause,
      node.attributes,
      node.modifiers
    )
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.value, node.name.text, node.inheritanceClause, node.attributes, node.modifiers)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.value, node.name.text, node.inheritanceClause, node.attributes, node.modifiers)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.value, node.name.text, node.inheritanceClause, node.attributes, node.modifiers)
  }

  override func visitPost(_ node: ClassDeclSyntax) { end() }
  override func visitPost(_ node: ProtocolDeclSyntax) { end() }
  override func visitPost(_ node: ExtensionDeclSyntax) { end() }
  override func visitPost(_ node: StructDeclSyntax) { end() }
  override func visitPost(_ node: EnumDeclSyntax) { end() }
  override func visitPost(_ node: ActorDeclSyntax) { end() }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for (clause, condition) in node.activeClauses {
      if let condition { conditions.append(condition) }
      walk(clause)
      if condition != nil { conditions.removeLast() }
    }
    return .skipChildren
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !open.isEmpty else { return .skipChildren }
    let parameters = node.signature.parameterClause.parameters
    let effects = node.signature.effectSpecifiers
    let types = parameters.map { $0.type.trimmedDescription }
    open[open.count - 1].members.append(
      Member(
        name: node.name.text,
        labels: parameters.map { $0.firstName.text },
        types: types,
        result: node.signature.returnClause?.type.trimmedDescription,
        objectiveCName: node.attributes.objectiveCName,
        isExposed: node.attributes.isExposing,
        access: node.modifiers.access,
        isOverride: node.modifiers.has(.override),
        isOptional: node.modifiers.has(.optional),
        isStatic: node.modifiers.has(.static) || node.modifiers.has(.class),
        isSettable: false,
        isThrowing: effects?.throwsClause != nil,
        isAsync: effects?.asyncSpecifier != nil,
        isDiscardable: node.attributes.has("discardableResult"),
        isForeign: node.genericParameterClause != nil || node.name.tokenKind.isOperator
          || parameters.contains { $0.ellipsis != nil }
          || types.contains { $0.hasPrefix("inout ") || $0.hasPrefix("some ") },
        line: locations.location(for: node.name.positionAfterSkippingLeadingTrivia).line,
        condition: condition
      )
    )
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !open.isEmpty else { return .skipChildren }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      open[open.count - 1].members.append(
        Member(
          name: name.text,
          labels: nil,
          types: [
            binding.typeAnnotation?.type.trimmedDescription ?? binding.initializer.flatMap(Self.type) ?? ""
          ],
          result: nil,
          objectiveCName: node.attributes.objectiveCName,
          isExposed: node.attributes.isExposing,
          access: node.modifiers.access,
          isOverride: node.modifiers.has(.override),
          isOptional: node.modifiers.has(.optional),
          isStatic: node.modifiers.has(.static) || node.modifiers.has(.class),
          isSettable: node.bindingSpecifier.tokenKind == .keyword(.var)
            && binding.accessorBlock?.isReadOnly != true,
          isThrowing: false,
          isAsync: false,
          isDiscardable: false,
          isForeign: false,
          line: locations.location(for: name.positionAfterSkippingLeadingTrivia).line,
          condition: condition
        )
      )
    }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if !open.isEmpty {
      open[open.count - 1].initializers.append(
        // One that can fail is called in another way, so it counts as having other labels.
        (node.optionalMark == nil && node.signature.effectSpecifiers == nil ? [] : ["?"])
          + node.signature.parameterClause.parameters.map { $0.firstName.text }
      )
    }
    return .skipChildren
  }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if case .decl = node.item { return .visitChildren }
    return .skipChildren
  }

  /// The type of an initial value such as `UIButton(type: .system)`.
  private static func type(of initializer: InitializerClauseSyntax) -> String? {
    guard let call = initializer.value.as(FunctionCallExprSyntax.self) else { return nil }
    let callee = call.calledExpression.trimmedDescription
    return callee.first?.isUppercase == true ? callee : nil
  }
}

// MARK: - Attributes

extension AttributeListSyntax {
  var names: [String] {
    compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
  }

  func has(_ name: String) -> Bool { names.contains(name) }

  /// What `@objc(…)` says, without spaces.
  var objectiveCName: String? {
    for case let attribute? in map({ $0.as(AttributeSyntax.self) })
    where attribute.attributeName.trimmedDescription == "objc" {
      return attribute.arguments.map { $0.trimmedDescription.filter { !$0.isWhitespace } }
    }
    return nil
  }

  /// Whether an attribute gives a member a selector, or takes it away; nil without either.
  var isExposing: Bool? {
    if has("nonobjc") { return false }
    let exposing: Set = [
      "objc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "GKInspectable", "NSManaged",
    ]
    return names.contains(where: exposing.contains) ? true : nil
  }
}

extension DeclModifierListSyntax {
  func has(_ keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) } }

  /// The keyword of the access; that of a setter alone doesn't count.
  var access: String? {
    let words: Set = ["private", "fileprivate", "internal", "package", "public", "open"]
    return first { words.contains($0.name.text) && $0.detail == nil }?.name.text
  }
}

extension TokenKind {
  var isOperator: Bool {
    switch self {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }
}

extension AccessorBlockSyntax {
  /// Whether it has a getter but no setter.
  var isReadOnly: Bool {
    guard case .accessors(let list) = accessors else { return true }
    let words = list.map(\.accessorSpecifier.text)
    return words.contains("get") && !words.contains("set")
  }
}

extension Array {
  func appending(_ element: Element) -> [Element] { self + [element] }
}
