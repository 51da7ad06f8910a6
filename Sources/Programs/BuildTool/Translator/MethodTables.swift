/// The code at the end of a translated file: the methods that selectors find, and the optional members of protocols.
struct MethodTables {
  private let translation: Translation
  private let summary: FileSummary
  private let function: String

  init(_ translation: Translation, _ summary: FileSummary, function: String) {
    self.translation = translation
    self.summary = summary
    self.function = function
  }

  private var index: Index { translation.index }

  /// The name of the function that returns a file's tables.
  static func functionName(of file: String) -> String {
    let stem = file.split(separator: "/").last.map { $0.dropLast(".swift".count) } ?? ""
    return "appleSources_"
      + stem.unicodeScalars.map { scalar in
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          ? String(scalar) : "_\(String(scalar.value, radix: 16))_"
      }.joined()
  }

  /// The code; nil if the file needs none.
  var code: String? {
    let tables = tables
    let optionals = summary.types.flatMap(optionalMembers)
    guard !tables.isEmpty || !optionals.isEmpty else { return nil }
    var lines = tables.flatMap { table in
      guarded(self.table(of: table.path, table.lines), by: condition(of: table.path))
    }
    lines += optionals
    if !tables.isEmpty {
      lines.append("nonisolated func \(function)() -> [SelectorClass] {")
      lines.append("  var classes: [SelectorClass] = []")
      for table in tables {
        let entry =
          "  classes.append(SelectorClass(\(table.path).self, \(table.path).\(variable(table.path))))"
        lines += guarded([entry], by: condition(of: table.path))
      }
      lines += ["  return classes", "}"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Whether a function returns tables of the file.
  var hasTables: Bool { !tables.isEmpty }

  /// The condition of the class itself, if this file has it.
  private func condition(of path: String) -> String? {
    let conditions = summary.types.filter { $0.path == path }.map(\.condition)
    return conditions.contains(nil) ? nil : conditions.first ?? nil
  }

  private func guarded(_ lines: [String], by condition: String?) -> [String] {
    condition.map { ["#if \($0)"] + lines + ["#endif"] } ?? lines
  }

  private func variable(_ path: String) -> String { "appleSources_" + path.replacing(".", with: "_") }

  private func table(of path: String, _ lines: [String]) -> [String] {
    // The compiler refuses the end of what has not begun.
    let end = lines.contains { $0.hasPrefix("#sourceLocation(file") } ? ["#sourceLocation()"] : []
    return [
      "extension \(path) {",
      "  fileprivate nonisolated static var \(variable(path)): [String: SelectorMethod] {",
      "    var methods: [String: SelectorMethod] = [:]",
    ] + lines + end + ["    return methods", "  }", "}"]
  }

  /// For each class the statements that fill its table.
  private var tables: [(path: String, lines: [String])] {
    var tables: [String: [String]] = [:]
    for type in summary.types where type.kind == .class || type.kind == .extension {
      guard !type.isGeneric, index.kind(of: type.path) != .value, index.kind(of: type.path) != .protocol,
        !(index.declaration(of: type.path)?.isGeneric ?? false)
      else { continue }
      for member in type.members
      where !member.isStatic && !member.isForeign && !member.isAsync {
        guard
          index.isAwakening(member, of: type.path)
            || (member.isOverride ? EditActions.contains(member) : index.isExposed(member, of: type))
        else { continue }
        let isOverloaded = type.members.contains { $0.hasSameName(as: member) && $0.types != member.types }
        tables[type.path, default: []] += entries(member, type.path, includesTypes: isOverloaded).flatMap {
          selector,
          code in
          let lines = [translation.lineDirective(member.line), "    methods[\(selector.literal)] = \(code)"]
          return guarded(lines, by: member.condition)
        }
      }
    }
    for type in summary.types
    where type.kind == .class && !type.isGeneric && index.isMadeByNibs(type.path) {
      let line = "    methods[\"init\"] = { _, _ in \(type.path)() }"
      tables[type.path, default: []] += guarded([line], by: type.condition)
    }
    for (path, methods) in translation.foreignMethods {
      tables[path, default: []] += methods.flatMap { method in
        [translation.lineDirective(method.line), "    methods[\(method.selector.literal)] = \(method.code)"]
      }
    }
    return tables.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private func entries(_ member: Member, _ path: String, includesTypes: Bool) -> [(
    selector: String, code: String
  )] {
    let object = "(object as! \(path)).\(member.name)"
    guard let labels = member.labels else {
      let getter = (member.selector, "{ object, _ in \(object) }")
      return member.isSettable
        ? [getter, (member.setterSelector, "{ object, arguments in \(object) = arguments(0) }")] : [getter]
    }
    let arguments = labels.enumerated().map { index, label in
      (label == "_" ? "" : "\(label): ") + "arguments(\(index))"
        + (includesTypes ? " as \(member.types[index].withoutAttributes)" : "")
    }
    let call = (member.isThrowing ? "try? " : "") + "\(object)(\(arguments.joined(separator: ", ")))"
    return [(member.selector, "{ object, \(labels.isEmpty ? "_" : "arguments") in \(call) }")]
  }

  /// What a caller of an optional member finds: nil where the object doesn't implement it.
  private func optionalMembers(of type: TypeDeclaration) -> [String] {
    let members = type.members.filter { type.kind == .protocol && $0.isOptional && !$0.isStatic }
    guard !members.isEmpty else { return [] }
    let access = type.access == "public" ? "public " : ""
    let properties = members.flatMap { member in
      let implementation = "Selector(\(member.selector.literal)).implementation(in: self)"
      guard let labels = member.labels else {
        let value = member.types[0]
        // An object's own property has the same name, and counts.
        let property =
          "  @_disfavoredOverload \(access)var \(member.name): (\(value))? { \(implementation)?([]) as? \(value.parenthesized) }"
        return [translation.lineDirective(member.line), property]
      }
      let result = member.result ?? "Void"
      let arguments = labels.indices.map { "$\($0)" }.joined(separator: ", ")
      let parameters = member.types.joined(separator: ", ")
      let closure =
        labels.isEmpty
        ? "{ call([]) as! \(result.parenthesized) }" : "{ call([\(arguments)]) as! \(result.parenthesized) }"
      return [
        translation.lineDirective(member.line),
        "  \(access)var \(member.optionalName): ((\(parameters)) -> \(result))? { "
          + "if let call = \(implementation) { \(closure) } else { nil } }",
      ]
    }
    return ["extension \(type.path) {"] + properties + ["#sourceLocation()", "}"]
  }
}

extension String {
  fileprivate var parenthesized: String { "(\(self))" }

  /// The type of a parameter as it may stand after `as`.
  fileprivate var withoutAttributes: String {
    replacing("@escaping ", with: "").replacing("@autoclosure ", with: "")
  }
}

/// The actions of `UIResponderStandardEditActions`: a responder performs those that its class overrides.
enum EditActions {
  static let names: Set = ["cut", "copy", "paste", "select", "selectAll", "delete"]

  static func contains(_ member: Member) -> Bool { names.contains(member.name) && member.labels == ["_"] }
}
