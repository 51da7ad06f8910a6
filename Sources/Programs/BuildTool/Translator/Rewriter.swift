import SwiftSyntax

/// Finds what Linux's compiler doesn't know, and replaces it.
final class Rewriter: SyntaxVisitor {
  private let translation: Translation
  private let selectors: SelectorExpressions
  private let isLibrary: Bool
  /// The paths of the types around the node.
  private var scopes: [String] = []
  private var functionDepth = 0
  /// For each type around the node, whether this is an extension.
  private var extensions: [Bool] = []
  private var generics = GenericParameters()

  private var index: Index { translation.index }
  private var scope: String { scopes.last ?? "" }

  init(_ translation: Translation, isLibrary: Bool) {
    self.translation = translation
    selectors = SelectorExpressions(translation)
    self.isLibrary = isLibrary
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Attributes and modifiers

  private static let unknownAttributes: Set = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
    "IBDesignable", "GKInspectable",
    "NSCopying",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if Self.unknownAttributes.contains(name) {
      translation.blank(node)
    } else if name == "main" || name == "UIApplicationMain" {
      if isLibrary { translation.blank(node) } else { translation.pad(node, by: "@main") }
    } else if name == "NSManaged" {
      translation.report("Core Data is not available: make it a stored property", at: node)
    } else {
      return .visitChildren
    }
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.tokenKind == .keyword(.dynamic) { translation.blank(node) }
    return .skipChildren
  }

  // MARK: Types

  private func enter(
    _ name: String,
    isExtension: Bool = false,
    _ parameters: GenericParameterClauseSyntax? = nil,
    _ requirements: GenericWhereClauseSyntax? = nil
  ) -> SyntaxVisitorContinueKind {
    generics.append(parameters, requirements)
    extensions.append(isExtension)
    scopes.append(scope.isEmpty ? name : "\(scope).\(name)")
    return .visitChildren
  }

  /// The table of a nested type's methods is outside of the type around it.
  private func widenPrivateAccess(_ modifiers: DeclModifierListSyntax) {
    guard !scopes.isEmpty, functionDepth == 0 else { return }
    for modifier in modifiers where modifier.name.tokenKind == .keyword(.private) && modifier.detail == nil {
      translation.replace(modifier, by: "fileprivate")
    }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    widenPrivateAccess(node.modifiers)
    let path = scope.isEmpty ? node.name.text : "\(scope).\(node.name.text)"
    let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    let isDelegate = ["UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate"]
      .contains(where: inherited.contains)
    let hasRequiredInit = node.memberBlock.members.contains {
      $0.decl.as(InitializerDeclSyntax.self)?.modifiers.has(.required) ?? false
    }
    if isDelegate, !hasRequiredInit, !node.modifiers.has(.final), !node.modifiers.has(.open) {
      // The protocols require an initialiser, which only a final class has without saying so.
      if index.hasSubclass(path) {
        translation.report(
          "the delegate of an application or scene needs 'required override init()' here if it has subclasses",
          at: node.name
        )
      } else {
        translation.insert("final ", before: node.classKeyword)
      }
    }
    if functionDepth == 0 {
      insertMovedMembers(path, before: node.memberBlock)
    }
    return enter(node.name.text, node.genericParameterClause, node.genericWhereClause)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    widenPrivateAccess(node.modifiers)
    return enter(node.name.text, node.genericParameterClause, node.genericWhereClause)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    widenPrivateAccess(node.modifiers)
    return enter(node.name.text, node.genericParameterClause, node.genericWhereClause)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node.extendedType.trimmedDescription.bareTypeName,
      isExtension: true,
      nil,
      node.genericWhereClause
    )
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    for type in node.inheritanceClause?.inheritedTypes ?? []
    where ["NSObject", "NSObjectProtocol"].contains(type.type.trimmedDescription) {
      translation.pad(type.type, by: "AnyObject")
    }
    if node.attributes.has("objc") {
      let types = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
      if let clause = node.inheritanceClause {
        if !types.contains(where: { ["AnyObject", "class", "NSObject", "NSObjectProtocol"].contains($0) }),
          let first = clause.inheritedTypes.first
        {
          translation.insert("AnyObject, ", before: first)
        }
      } else {
        translation.insert(": AnyObject", after: node.name)
      }
    }
    for item in node.memberBlock.members {
      let modifiers =
        item.decl.as(FunctionDeclSyntax.self)?.modifiers ?? item.decl.as(VariableDeclSyntax.self)?.modifiers
      if modifiers?.has(.optional) ?? false { translation.blank(item) }
    }
    return enter(node.name.text)
  }

  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  private func leave() {
    scopes.removeLast()
    extensions.removeLast()
    generics.removeLast()
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    reportUnreachable(node.attributes, node.name)
    move(node.modifiers, name: node.name) {
      $0.name == node.name.text
        && $0.labels == node.signature.parameterClause.parameters.map(\.firstName.text)
    }
    generics.append(node.genericParameterClause, node.genericWhereClause)
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { generics.removeLast() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    generics.append(node.genericParameterClause, node.genericWhereClause)
    return .visitChildren
  }

  override func visitPost(_ node: InitializerDeclSyntax) { generics.removeLast() }

  // Within the bodies of methods, initializers and accessors names are local.

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: CodeBlockSyntax) { functionDepth -= 1 }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: AccessorBlockSyntax) { functionDepth -= 1 }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      move(node.modifiers, name: name) { $0.name == name.text && !$0.isMethod }
      translateDynamic(node, name: name.text)
    }
    return .visitChildren
  }

  /// A `dynamic` property of a view can be set on an appearance proxy, which is told of it.
  private func translateDynamic(_ node: VariableDeclSyntax, name: String) {
    guard node.modifiers.has(.dynamic), ![.lazy, .static, .class].contains(where: node.modifiers.has),
      extensions.last == false,
      functionDepth == 0,
      let root = index.chain(of: scope).last, SystemClasses.haveAppearance(root),
      let binding = node.bindings.first, node.bindings.count == 1
    else { return }
    func call(_ value: String) -> String {
      " appleSources_customize { [appleSources_value = \(value)] in $0.\(name) = appleSources_value }"
    }
    guard let block = binding.accessorBlock else {
      return translation.insert(" { didSet {\(call(name)) } }", after: binding)
    }
    guard case .accessors(let accessors) = block.accessors else { return }
    func accessor(_ keyword: Keyword) -> AccessorDeclSyntax? {
      accessors.first { $0.accessorSpecifier.tokenKind == .keyword(keyword) }
    }
    if let body = accessor(.didSet)?.body {
      translation.insert(call(name) + ";", after: body.leftBrace)
    } else if let setter = accessor(.set), let body = setter.body {
      translation.insert(call(setter.parameters?.name.text ?? "newValue") + ";", after: body.leftBrace)
    } else if accessor(.willSet) != nil {
      translation.insert(" didSet {\(call(name)) } ", before: block.rightBrace)
    }
  }

  /// Objective-C finds methods of local and generic classes; a table can't name these classes.
  private func reportUnreachable(_ attributes: AttributeListSyntax, _ name: TokenSyntax) {
    guard attributes.isExposing == true else { return }
    let reason: String
    if functionDepth > 0 {
      reason =
        "a class within a function can't have methods with selectors here: move the class out of the function"
    } else if index.declaration(of: scope)?.isGeneric ?? false {
      reason =
        "a generic class can't have methods with selectors here: use 'addAction(UIAction { … }, for: …)', or move the method "
        + "into a superclass that isn't generic"
    } else {
      return
    }
    translation.report(reason, at: name)
  }

  /// Gives a member of an extension another name if the class itself must have it.
  private func move(_ modifiers: DeclModifierListSyntax, name: TokenSyntax, where isMeant: (Member) -> Bool) {
    if extensions.last == false, functionDepth == 0, name.text == "awakeFromNib",
      let member = index.declaration(of: scope)?.members.first(where: isMeant),
      index.isAwakening(member, of: scope), !index.hasInherited(member, above: scope)
    {
      // Overriding it would bring the isolation along.
      for modifier in modifiers where modifier.name.tokenKind == .keyword(.override) {
        translation.replace(modifier, by: "@MainActor")
      }
    }
    guard extensions.last == true, functionDepth == 0 else { return }
    // Only a class itself has members that others can override.
    for modifier in modifiers where modifier.name.tokenKind == .keyword(.open) {
      translation.replace(modifier, by: "public")
    }
    let found = index.extensions(of: scope).compactMap { type in
      type.members.first(where: isMeant).map { ($0, type) }
    }
    guard let (member, type) = found.first(where: { index.mustMove($0, of: $1) }) else { return }
    guard index.isDeclared(type.path) else {
      return translation.report(
        "an extension of a class of another module can't override '\(member.fullName)': override it in a subclass",
        at: name
      )
    }
    for modifier in modifiers where modifier.name.tokenKind == .keyword(.override) {
      translation.blank(modifier)
    }
    translation.insert(Member.movedPrefix, before: name)
  }

  /// Declares in a class what its extensions override, or have overridden.
  private func insertMovedMembers(_ path: String, before block: MemberBlockSyntax) {
    let code = index.movedMembers(into: path).map { $0.member.forwarding(access: $0.type.access) }
    guard !code.isEmpty else { return }
    let isOneLine = !block.members.isEmpty && !block.rightBrace.leadingTrivia.contains { $0.isNewline }
    translation.insert((isOneLine ? "; " : "") + code.joined(separator: "; ") + " ", before: block.rightBrace)
  }

  // MARK: Expressions

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { functionDepth -= 1 }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": selectors.translate(node, in: scope)
    case "keyPath": selectors.translate(keyPath: node, in: scope)
    default: return .visitChildren
    }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if ["Selector", "NSSelectorFromString"].contains(node.baseName.text) { translation.needsUIKit = true }
    noteNetworking(node.baseName)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "Selector" { translation.needsUIKit = true }
    noteNetworking(node.name)
    return .visitChildren
  }

  /// On Linux a part of Apple's Foundation is a module of its own.
  private func noteNetworking(_ name: TokenSyntax) {
    let prefixes = [
      "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLCredential", "URLProtection",
      "URLProtocol",
      "URLAuthentication", "URLCache", "CachedURLResponse", "HTTPCookie",
    ]
    if prefixes.contains(where: name.text.hasPrefix) { translation.needsNetworking = true }
  }

  /// `delegate.method?(…)`: a method of a protocol of the target becomes a property with a closure, or nil; Apple's protocols have
  /// methods with defaults.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    translateSelector(node)
    translateCreation(node)
    translateRunLoop(node)
    translateTarget(node)
    let callee: MemberAccessExprSyntax?
    let mark: TokenSyntax
    if let chaining = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      callee = chaining.expression.as(MemberAccessExprSyntax.self)
      mark = chaining.questionMark
    } else if let unwrap = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      callee = unwrap.expression.as(MemberAccessExprSyntax.self)
      mark = unwrap.exclamationMark
    } else {
      return .visitChildren
    }
    guard let callee, callee.base != nil, node.trailingClosure == nil else { return .visitChildren }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    if let member = index.optionalMethod(callee.declName.baseName.text, labels: labels) {
      translation.replace(callee.declName, by: member.optionalName)
      for argument in node.arguments {
        if let label = argument.label { translation.blank(label) }
        if let colon = argument.colon { translation.blank(colon) }
      }
    } else if labels.contains(where: { $0 != "_" })
      || labels.count == 1 && SystemDelegates.methodsWithoutLabels.contains(callee.declName.baseName.text)
    {
      // Closures are called without labels.
      translation.blank(mark)
    }
    return .visitChildren
  }

  /// `Selector("name")`: UIKit's own classes have the methods of the target's extensions once these are registered.
  private func translateSelector(_ node: FunctionCallExprSyntax) {
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      ["Selector", "NSSelectorFromString"].contains(callee.baseName.text), node.arguments.count == 1,
      node.arguments.first?.label == nil
    else { return }
    translation.needsUIKit = true
    translation.replace(callee, by: "AppleSourcesTable.selector")
  }

  /// `T(frame: …)` for a generic parameter, and `type(of: view).init(frame: …)`: Swift allows it for Objective-C's initializers, and
  /// wants `required` ones of its own.
  private func translateCreation(_ node: FunctionCallExprSyntax) {
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    guard node.trailingClosure == nil, SystemInitializers.labels.contains(labels) else { return }
    var type = node.calledExpression
    let initializer = type.as(MemberAccessExprSyntax.self).flatMap {
      $0.declName.baseName.tokenKind == .keyword(.`init`) ? $0.base : nil
    }
    if let initializer { type = initializer }
    let name = type.trimmedDescription
    if let constraints = generics[name] {
      guard constraints.contains(where: { isMadeDynamically($0, labels) }) else { return }
    } else {
      guard initializer != nil, !labels.isEmpty, name != "self", name != "super",
        name.first?.isLowercase ?? false
      else { return }
    }
    translation.needsUIKit = true
    translation.insert(".appleSources_make", after: type)
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self), initializer != nil {
      translation.blank(access.period)
      translation.blank(access.declName)
    }
  }

  /// Whether a name is that of a class of UIKit's or, without arguments, of NSObject, or of a subclass in the target.
  private func isMadeDynamically(_ name: String, _ labels: [String]) -> Bool {
    let path = index.resolve(name, in: scope) ?? name
    guard let root = index.chain(of: path).last else { return false }
    return root.hasPrefix("UI") || root == "NSObject" && labels.isEmpty
  }

  /// `RunLoop.current.run(until: …)`: XCTest includes Foundation, so UIKit's method needs a name of its own beside it.
  private func translateRunLoop(_ node: FunctionCallExprSyntax) {
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "run",
      ["RunLoop.current", "RunLoop.main"].contains(callee.base?.trimmedDescription),
      [["until"], ["mode", "before"]].contains(node.arguments.map { $0.label?.text ?? "_" })
    else { return }
    translation.needsUIKit = true
    translation.replace(callee.declName, by: "appleSources_run")
  }

  /// `let button = { … button.addTarget(self, …) … }()` in a class: there `self` is NSObject's method of that name, which no view
  /// keeps, so the action goes up the responder chain, as without a target.
  private func translateTarget(_ node: FunctionCallExprSyntax) {
    guard let argument = node.arguments.first, argument.label == nil,
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "addTarget",
      argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    else { return }
    for outer in sequence(first: Syntax(node), next: \.parent) {
      if let property = outer.as(VariableDeclSyntax.self),
        property.parent?.is(MemberBlockItemSyntax.self) == true
      {
        if ![.lazy, .static, .class].contains(where: property.modifiers.has) {
          translation.pad(argument.expression, by: "nil")
        }
        return
      }
      if outer.is(FunctionDeclSyntax.self) || outer.is(InitializerDeclSyntax.self)
        || outer.is(AccessorBlockSyntax.self)
      {
        return
      }
    }
  }

  // MARK: Conditions and imports

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let active = Dictionary(uniqueKeysWithValues: node.activeClauses.map { ($0.clause.id, $0.condition) })
    for clause in node.clauses {
      if let condition = clause.condition { ConditionRewriter(translation).walk(condition) }
      guard let condition = active[clause.id], let elements = clause.elements else { continue }
      if condition != nil { translation.uncertainty += 1 }
      walk(elements)
      if condition != nil { translation.uncertainty -= 1 }
    }
    return .skipChildren
  }

  private final class ConditionRewriter: SyntaxVisitor {
    private let translation: Translation

    init(_ translation: Translation) {
      self.translation = translation
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let value = Condition.replacement(of: node) { translation.pad(node, by: "\(value)") }
      return .skipChildren
    }
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.path.map(\.name.text)
    switch names.first ?? "" {
    case "UIKit":
      translation.importsUIKit = true
      // Such as UIKit.UIGestureRecognizerSubclass, which is no module of its own here.
      if names.count > 1, node.importKindSpecifier == nil { translation.pad(node.path, by: "UIKit") }
    case "Foundation", "Dispatch":
      translation.usesFoundation = true
      translation.foundationImports.append(Syntax(node))
    case "CoreGraphics", "CoreText", "QuartzCore": translation.foundationImports.append(Syntax(node))
    case "AVFoundation", "UserNotifications": translation.importsUIKit = true
    case "os":
      translation.importsUIKit = true
      // Such as os.log, which is no module of its own here.
      if names.count > 1, node.importKindSpecifier == nil { translation.pad(node.path, by: "os") }
    case "ObjectiveC": translation.blank(node); translation.needsUIKit = true
    case "AVFAudio":
      translation.importsUIKit = true
      translation.pad(node, by: "import AVFoundation")
    case "Darwin": translation.pad(node, by: "import Glibc")
    case let name where Condition.missingModules.contains(name):
      translation.report(
        "there is no module '\(name)' here: put '#if canImport(\(name))' around the import and what uses it",
        at: node
      )
    default: break
    }
    return .skipChildren
  }
}

// MARK: - Code for moved and optional members

extension Member {
  static let movedPrefix = "appleSources_"

  /// Declares the member in the class, where it calls what its extension has under another name.
  func forwarding(access extensionAccess: String?) -> String {
    var words = [access ?? extensionAccess].compactMap { $0 == "internal" ? nil : $0 }
    if isDiscardable { words.insert("@discardableResult", at: 0) }
    if isStatic { words.append("class") }
    if isOverride { words.append("override") }
    let target = Member.movedPrefix + name
    guard let labels else {
      let declaration = (words + ["var \(name): \(types[0])"]).joined(separator: " ")
      return isSettable
        ? "\(declaration) { get { \(target) } set { \(target) = newValue } }" : "\(declaration) { \(target) }"
    }
    let parameters = zip(labels, types).enumerated().map { "\($1.0) argument\($0): \($1.1)" }
    let arguments = zip(labels, types).enumerated().map {
      ($1.0 == "_" ? "" : "\($1.0): ") + ($1.1.hasPrefix("inout ") ? "&" : "") + "argument\($0)"
    }
    let effects = (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
    let calls = (isThrowing ? "try " : "") + (isAsync ? "await " : "")
    return (words + ["func \(name)(\(parameters.joined(separator: ", ")))\(effects)"]).joined(separator: " ")
      + (result.map { " -> \($0)" } ?? "") + " { \(calls)\(target)(\(arguments.joined(separator: ", "))) }"
  }

  /// The property that an optional method of a protocol becomes.
  var optionalName: String {
    "appleSources_optional_" + name + (labels ?? []).map { $0 == "_" ? "" : "_\($0)" }.joined()
  }
}
