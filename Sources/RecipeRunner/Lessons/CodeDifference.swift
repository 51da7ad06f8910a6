import RecipeKit

/// A line of a listing.
package struct CodeLine {
  /// What a line is in the comparison of two listings.
  package enum Change: String {
    case same
    case added
    case removed
  }

  /// Its number in the whole listing, from 1; nil where it has none.
  package var number: Int?
  package var text: String
  package var change: Change?

  package init(number: Int? = nil, text: String, change: Change? = nil) {
    (self.number, self.text, self.change) = (number, text, change)
  }
}

/// The line by line difference between the code of a wrong way and that of the right way.
package struct CodeDifference {
  /// The lines of both sides; without numbers.
  package let lines: [CodeLine]

  /// The texts of the right way's lines that the wrong way doesn't have.
  package var removed: [String] { lines.filter { $0.change == .removed }.map(\.text) }

  /// The lines of a listing that the wrong way doesn't have; or else those that have most letters of names in common with
  /// what it adds.
  ///
  /// - Parameter listing: lines of the right way.
  package func changed(in listing: [String]) -> [String] {
    let missing = removed.filter(listing.contains)
    guard missing.isEmpty else { return missing }
    func names(_ text: String) -> Set<Substring> {
      Set(text.split { !$0.isLetter && !$0.isNumber }.filter { $0.count > 3 && $0 != "super" })
    }
    let added = lines.filter { $0.change == .added }.map { names($0.text) }
    let likeness = listing.map { line in
      added.map { $0.intersection(names(line)).map(\.count).reduce(0, +) }.max() ?? 0
    }
    return listing.indices.filter { likeness[$0] >= Self.minimumSimilarity }.sorted {
      (-likeness[$0], $0) < (-likeness[$1], $1)
    }.map { listing[$0] }
  }

  /// How many letters of names two lines have in common that are about the same.
  private static let minimumSimilarity = 8

  /// The members of the right way's types, each found once for all wrong ways.
  package struct Members {
    fileprivate let lines: [String: [String]]
    fileprivate let types: Set<String>

    package init(of listing: String) {
      let parts = ListingSnippet(of: listing).parts
      lines = Dictionary(
        parts.flatMap(\.members).map { ($0.name, $0.lines) },
        uniquingKeysWith: { first, _ in first }
      )
      types = Set(parts.map(\.name))
    }
  }

  /// Compares each member of a wrong way's types with the right way's of the same name.
  ///
  /// What is left without the removed lines is the wrong way's code as it ran, with the heads of its types: most are
  /// subclasses of the right way's.
  ///
  /// It is nil where nothing of one stands in the other, so that there is nothing to compare.
  package init?(right: Members, wrong: String) {
    var lines: [CodeLine] = []
    var isComparison = false
    // The right way's types, and what inherits from them.
    var family = right.types
    for part in ListingSnippet(of: wrong).parts {
      if !lines.isEmpty { lines.append(CodeLine(text: "", change: .same)) }
      let isSubclass = !family.isDisjoint(with: Self.parents(in: part.header.last ?? ""))
      if isSubclass { family.insert(part.name) }
      lines += part.header.map { CodeLine(text: $0, change: .same) }
      for (index, member) in part.members.enumerated() {
        if index > 0 { lines.append(CodeLine(text: "", change: .same)) }
        let other = right.lines[member.name]
        isComparison = isComparison || other != nil
        // What calls the right way's code by super comes on top of it.
        let comesOnTop =
          isSubclass && member.lines.contains { $0.contains("super.\(member.name.prefix { $0 != "(" })(") }
        lines += Self.compare(comesOnTop ? [] : other ?? [], member.lines)
      }
      lines += part.footer.map { CodeLine(text: $0, change: .same) }
    }
    guard isComparison, lines.contains(where: { $0.change != .same }) else { return nil }
    self.lines = lines
  }

  /// What a type inherits from, by its first line.
  private static func parents(in line: String) -> [String] {
    line.split(separator: ":").dropFirst().flatMap { part in
      part.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }
  }

  /// The common lines stay, as the wrong way has them; `override` makes no difference.
  private static func compare(_ right: [String], _ wrong: [String]) -> [CodeLine] {
    func plain(_ line: String) -> String {
      line.split(separator: " ").filter { $0 != "override" }.joined(separator: " ")
    }
    let difference = wrong.map(plain).difference(from: right.map(plain))
    var (removals, insertions) = (difference.removals[...], difference.insertions[...])
    var lines: [CodeLine] = []
    var (row, column) = (0, 0)
    while row < right.count || column < wrong.count {
      if case .remove(row, _, _) = removals.first {
        lines.append(CodeLine(text: right[row], change: .removed))
        removals.removeFirst()
        row += 1
      } else if case .insert(column, _, _) = insertions.first {
        lines.append(CodeLine(text: wrong[column], change: .added))
        insertions.removeFirst()
        column += 1
      } else {
        lines.append(CodeLine(text: wrong[column], change: .same))
        (row, column) = (row + 1, column + 1)
      }
    }
    return lines
  }
}

/// The code of a lesson's wrong ways with its difference from the right way's, computed once for all pages.
package struct WrongWayCode {
  /// A wrong way's code.
  package struct Part {
    package let code: String
    /// Nil where nothing of the right way stands in it.
    package let difference: CodeDifference?
  }

  /// By the variants' names in lower case, as marks may be written either way.
  private let parts: [String: Part]

  package init(_ card: RecipeCard) {
    let right = CodeDifference.Members(of: Listing.trimmed(card.listing))
    let parts = Listing.parts(of: card.wrongWaysListing)
    let all = parts.values.flatMap(Self.declared)
    let names = Set(all).subtracting(all.repeatedElements)
    self.parts = parts.mapValues { code in
      let whole = Self.whole(code, names, parts.values)
      return Part(code: whole, difference: CodeDifference(right: right, wrong: whole))
    }
  }

  /// The code of a wrong way; nil if it has none of its own.
  package func part(of variant: VariantDeclaration) -> Part? { parts[variant.name.lowercased()] }

  /// A wrong way's code, with the parts of other wrong ways that it uses.
  private static func whole(_ code: String, _ names: Set<String>, _ others: some Sequence<String>) -> String {
    var whole = code
    var known = Set(ListingSnippet(of: code).parts.map(\.name))
    while true {
      let words = Set(whole.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
      let missing = words.intersection(names).subtracting(known)
      guard let name = missing.min() else { return whole }
      known.insert(name)
      // One alone declares it.
      guard let other = others.first(where: { declared(in: $0).contains(name) }) else { continue }
      whole = ListingSnippet(of: other).text(of: [name]) + "\n\n" + whole
    }
  }

  /// The names of the types that some code declares; an extension declares nothing of the type's name.
  private static func declared(in code: String) -> [String] {
    ListingSnippet(of: code).parts.filter { !$0.header.contains { $0.hasPrefix("extension ") } }.map(\.name)
  }
}
