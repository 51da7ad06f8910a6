/// Parses source code for lessons.
package enum Listing {
  /// The text without leading and trailing empty lines.
  package static func trimmed(_ text: some StringProtocol) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let filled = lines.indices.filter { !lines[$0].allSatisfy(\.isWhitespace) }
    guard let first = filled.first, let last = filled.last else { return "" }
    return lines[first...last].joined(separator: "\n")
  }

  /// The part between the line `// MARK: NAME` and the next such line; nil if there is none.
  package static func part(named name: String, of listing: String) -> String? {
    parts(of: listing)[name.lowercased()]
  }

  /// The parts that begin with a line `// MARK: NAME`, by name in lower case; the first one of each name.
  package static func parts(of listing: String) -> [String: String] {
    let lines = listing.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let starts = lines.indices.compactMap { index in mark(lines[index]).map { (index, $0.lowercased()) } }
    var parts: [String: String] = [:]
    for (number, (start, name)) in starts.enumerated() where parts[name] == nil {
      let end = number + 1 < starts.count ? starts[number + 1].0 : lines.endIndex
      parts[name] = trimmed(lines[(start + 1)..<end].joined(separator: "\n"))
    }
    return parts.filter { !$0.value.isEmpty }
  }

  private static func mark(_ line: Substring) -> Substring? {
    var rest = line.drop(while: \.isWhitespace)
    guard rest.hasPrefix("// MARK:") else { return nil }
    rest = rest.dropFirst("// MARK:".count).drop { $0 == " " || $0 == "-" }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}

/// Extracts declarations from a listing.
///
/// It needs no parser, as the listing is formatted by `swift format`: a declaration continues while lines are
/// empty, indented deeper, or begin with a bracket.
package struct ListingSnippet {
  /// Replaces omitted code.
  static let ellipsis = "…"

  private struct Declaration {
    /// The declared name; nil while only comments and attributes have been read.
    var name: String?
    var lines: [Substring] = []

    /// The names that select it; a function also has a name with argument labels.
    var names: [String] { [name, fullName].compactMap(\.self) }

    private var fullName: String? {
      let text = lines.drop { ListingSnippet.name(in: $0) == nil }.joined(separator: " ")
      guard let name, let keyword = text.range(of: name == "init" ? "init" : "func \(name)") else {
        return nil
      }
      var depth = 0
      var parameters = [""]
      for letter in text[keyword.upperBound...].drop(while: { $0 != "(" }) {
        if "([".contains(letter) { depth += 1 }
        if ")]".contains(letter) { depth -= 1 }
        if depth == 0 { break }
        if depth == 1, letter == "," {
          parameters.append("")
        } else {
          parameters[parameters.count - 1].append(letter)
        }
      }
      let labels = parameters.map {
        $0.drop { "( ".contains($0) }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      }
      return "\(name)(\(labels.filter { !$0.isEmpty }.map { "\($0):" }.joined()))"
    }

    /// The lines without trailing empty lines.
    var trimmedLines: ArraySlice<Substring> {
      let last = lines.lastIndex { !$0.allSatisfy(\.isWhitespace) }
      return lines.prefix((last ?? -1) + 1)
    }

    var endsInEmptyLine: Bool { trimmedLines.count < lines.count }

    /// The lines up to the one that opens the body.
    var header: ArraySlice<Substring> {
      lines.prefix((lines.firstIndex { $0.hasSuffix("{") } ?? -1) + 1)
    }

    var members: [Declaration] {
      header.isEmpty ? [] : ListingSnippet.declarations(in: trimmedLines.dropFirst(header.count).dropLast())
    }
  }

  private let declarations: [Declaration]

  package init(of listing: String) {
    declarations = Self.declarations(
      in: listing.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
    )
  }

  /// The names that can be requested: declarations such as `Photo`, and members such as `Photo.title`.
  package var names: [String] {
    declarations.flatMap { declaration -> [String] in
      guard let name = declaration.name else { return [] }
      return declaration.names + declaration.members.flatMap(\.names).map { "\(name).\($0)" }
    }
  }

  /// A type with members, or the declarations outside of types.
  package struct Part {
    package let name: String
    /// The lines up to the one that opens the type; empty outside of types.
    package let header: [String]
    /// The members, by name with argument labels.
    package let members: [(name: String, lines: [String])]
    package let footer: [String]
  }

  /// All types with their members, and the declarations outside of types.
  package var parts: [Part] {
    declarations.compactMap { declaration in
      guard let name = declaration.name else { return nil }
      let members = name.first?.isUppercase == true ? declaration.members.filter { $0.name != nil } : []
      return members.isEmpty
        ? Part(name: name, header: [], members: [Self.member(declaration)], footer: [])
        : Part(
          name: name,
          header: declaration.header.map(String.init),
          members: members.map(Self.member),
          footer: declaration.trimmedLines.suffix(1).map(String.init)
        )
    }
  }

  private static func member(_ declaration: Declaration) -> (name: String, lines: [String]) {
    (name: declaration.names.last ?? "", lines: declaration.trimmedLines.map(String.init))
  }

  /// The declarations with these names, in the listing's order; members are shown inside their type.
  package func text(of names: [String]) -> String {
    declarations.compactMap { declaration -> String? in
      guard let name = declaration.name else { return nil }
      if declaration.names.contains(where: names.contains) {
        return declaration.trimmedLines.joined(separator: "\n")
      }
      return Self.text(of: declaration) { $0.names.contains { names.contains("\(name).\($0)") } }
    }.joined(separator: "\n\n")
  }

  /// The first declaration, followed by an ellipsis if there are more.
  var beginning: String {
    guard let first = declarations.first(where: { $0.name != nil }) else { return "" }
    let text = first.trimmedLines.joined(separator: "\n")
    return declarations.count == 1 ? text : text + "\n\(Self.ellipsis)"
  }

  /// A declaration reduced to the matching members; nil if none match.
  private static func text(of declaration: Declaration, showing isShown: (Declaration) -> Bool)
    -> String?
  {
    let indent = String(repeating: " ", count: declaration.members.first?.lines.first.map(column) ?? 0)
    var lines: [Substring] = []
    var isCut = false
    var isApart = false
    for member in declaration.members {
      guard isShown(member) else {
        isCut = true
        continue
      }
      if isCut { lines.append("\(indent)\(ellipsis)") } else if isApart { lines.append("") }
      lines += member.trimmedLines
      (isCut, isApart) = (false, member.endsInEmptyLine)
    }
    guard !lines.isEmpty else { return nil }
    if isCut { lines.append("\(indent)\(ellipsis)") }
    return (declaration.header + lines + declaration.trimmedLines.suffix(1)).joined(separator: "\n")
  }

  private static func declarations(in lines: ArraySlice<Substring>) -> [Declaration] {
    guard let first = lines.first(where: { !$0.isEmpty }) else { return [] }
    let indent = column(first)
    return lines.reduce(into: []) { declarations, line in
      let goesOn = line.isEmpty || column(line) > indent || "{}()[]".contains(line[firstLetter(of: line)])
      if let last = declarations.indices.last, goesOn || declarations[last].name == nil {
        declarations[last].lines.append(line)
        if !goesOn { declarations[last].name = name(in: line) }
      } else if !line.isEmpty {
        declarations.append(Declaration(name: name(in: line), lines: [line]))
      }
    }
  }

  private static func column(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }

  private static func firstLetter(of line: Substring) -> String.Index {
    line.firstIndex { $0 != " " } ?? line.startIndex
  }

  private static let kinds: Set<Substring> = [
    "actor", "associatedtype", "case", "class", "enum", "extension", "func", "import", "let", "protocol",
    "struct",
    "subscript", "typealias", "var",
  ]

  /// The name that a line declares, or a directive such as `#if`; nil for comments and attributes.
  private static func name(in line: Substring) -> String? {
    let words = line.split(separator: " ")
    guard let first = words.first, !first.hasPrefix("//") else { return nil }
    if first.hasPrefix("#") { return String(first) }
    for (index, word) in words.enumerated() {
      if ["init(", "init?(", "subscript("].contains(where: word.hasPrefix) {
        return String(word.prefix { $0.isLetter })
      }
      guard kinds.contains(word), index + 1 < words.count, !kinds.contains(words[index + 1]) else { continue }
      return String(words[index + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
    return nil
  }
}
