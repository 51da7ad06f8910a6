/// The types of a target, by their paths.
struct Index: Sendable {
  private let declarations: [String: [TypeDeclaration]]
  private let subclasses: [String: [String]]
  /// The optional methods of protocols, by their base names.
  private let optionals: [String: [Member]]

  /// The classes that override a member, by its name with labels.
  private let overrides: [String: Set<String>]

  init(_ summaries: [FileSummary]) {
    let types = summaries.flatMap(\.types)
    declarations = Dictionary(grouping: types, by: \.path)
    var subclasses: [String: [String]] = [:]
    for type in types where type.kind == .class {
      if let parent = type.inherited.first { subclasses[parent.bareTypeName, default: []].append(type.path) }
    }
    self.subclasses = subclasses
    var optionals: [String: [Member]] = [:]
    for type in types where type.kind == .protocol {
      for member in type.members where member.isOptional {
        optionals[member.name, default: []].append(member)
      }
    }
    self.optionals = optionals
    var overrides: [String: Set<String>] = [:]
    for type in types {
      for member in type.members where member.isOverride {
        overrides[member.fullName, default: []].insert(type.path)
      }
    }
    self.overrides = overrides
  }

  // MARK: Types

  /// The path of a type's name as it is meant within a type; nil if the target has no such type.
  func resolve(_ name: String, in scope: String) -> String? {
    var around = scope.split(separator: ".")
    while true {
      let path = (around.map(String.init) + [name.bareTypeName]).joined(separator: ".")
      if isDeclared(path) { return path }
      if around.isEmpty { return nil }
      around.removeLast()
    }
  }

  /// Whether the target declares the type, not just an extension.
  func isDeclared(_ path: String) -> Bool { declarations[path]?.contains { $0.kind != .extension } ?? false }

  func kind(of path: String) -> TypeDeclaration.Kind? { declaration(of: path)?.kind }

  func declaration(of path: String) -> TypeDeclaration? {
    declarations[path]?.first { $0.kind != .extension }
  }

  func extensions(of path: String) -> [TypeDeclaration] {
    declarations[path]?.filter { $0.kind == .extension } ?? []
  }

  /// Whether a class of the target inherits from the class.
  func hasSubclass(_ path: String) -> Bool { subclasses[path] != nil }

  /// The superclass of a class of the target, as its declaration names it; nil if that names none.
  private func parent(of path: String) -> String? {
    guard let declaration = declaration(of: path), declaration.kind == .class else { return nil }
    return declaration.inherited.first
  }

  /// A class and its superclasses, up to the first that the target doesn't declare.
  func chain(of path: String) -> [String] {
    var chain: [String] = []
    var next: String? = path
    while let path = next, !chain.contains(path) {
      chain.append(path)
      next = parent(of: path).map { resolve($0, in: path) ?? $0.bareTypeName }
    }
    return chain
  }

  /// Whether a class can be made without arguments, as nibs do: one that inherits from NSObject, or has an `init()` of its own.
  func isMadeByNibs(_ path: String) -> Bool {
    if declaration(of: path)?.initializers.contains([]) ?? false {
      return isObject(path) || chain(of: path).last?.hasPrefix("UI") ?? false
    }
    for path in chain(of: path) {
      guard let initializers = declaration(of: path)?.initializers else { return path == "NSObject" }
      if !initializers.isEmpty { return initializers.contains([]) && isObject(path) }
    }
    return false
  }

  /// Whether a class inherits from NSObject, which responders don't here.
  private func isObject(_ path: String) -> Bool { chain(of: path).last == "NSObject" }

  /// Whether a member is the `awakeFromNib` of a class that inherits from NSObject: it overrides only that of such a class in the
  /// target, as NSObject's own is in an extension.
  func isAwakening(_ member: Member, of path: String) -> Bool {
    member.name == "awakeFromNib" && member.labels == [] && isObject(path)
  }

  /// Whether a superclass in the target declares a member.
  func hasInherited(_ member: Member, above path: String) -> Bool {
    chain(of: path).dropFirst().contains { path in
      declaration(of: path)?.members.contains { $0.hasSameName(as: member) } ?? false
    }
  }

  private func isSubclass(_ path: String, of other: String) -> Bool {
    chain(of: path).dropFirst().contains(other)
  }

  // MARK: Members

  /// The members of a class, its extensions and superclasses, the nearest first.
  func members(of path: String) -> [(member: Member, type: TypeDeclaration)] {
    chain(of: path).flatMap { path in
      (declarations[path] ?? []).flatMap { type in type.members.map { ($0, type) } }
    }
  }

  /// Whether a member of a class has a selector.
  func isExposed(_ member: Member, of type: TypeDeclaration) -> Bool {
    if let isExposed = member.isExposed { return isExposed }
    if type.isExposed, !member.isPrivate { return true }
    guard type.kind != .protocol, type.kind != .value, !member.isPrivate else { return false }
    let chain = chain(of: type.path)
    if chain.contains(where: { declaration(of: $0).map { $0.kind == .class && $0.isExposed } ?? false }) {
      return true
    }
    return witnessesRequirement(member, chain)
  }

  /// Whether a protocol with `@objc` that the class or a superclass adopts requires the member.
  private func witnessesRequirement(_ member: Member, _ chain: [String]) -> Bool {
    for path in chain {
      for name in (declarations[path] ?? []).flatMap(\.inherited) {
        guard let adopted = resolve(name, in: path).flatMap(declaration), adopted.kind == .protocol,
          adopted.isExposed
        else { continue }
        if adopted.members.contains(where: { $0.hasSameName(as: member) }) { return true }
      }
    }
    return false
  }

  /// The optional method of a protocol that is called with these labels; nil if there is none.
  func optionalMethod(_ name: String, labels: [String]) -> Member? {
    optionals[name]?.first { $0.labels == labels }
  }

  // MARK: Overrides in extensions

  /// Whether a member of an extension must move into the class: only there Swift can override, and be overridden.
  func mustMove(_ member: Member, of type: TypeDeclaration) -> Bool {
    guard type.kind == .extension, isDeclared(type.path) || member.isOverride else { return false }
    if member.isOverride { return true }
    return isExposed(member, of: type) && isOverridden(member, below: type.path)
  }

  private func isOverridden(_ member: Member, below path: String) -> Bool {
    overrides[member.fullName]?.contains { isSubclass($0, of: path) } ?? false
  }

  /// The members that move from its extensions into a class.
  func movedMembers(into path: String) -> [(member: Member, type: TypeDeclaration)] {
    extensions(of: path).flatMap { type in
      type.members.filter { mustMove($0, of: type) }.map { ($0, type) }
    }
  }
}
