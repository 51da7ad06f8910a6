import RecipeKit

/// What a recipe declares before it runs.
package struct RecipeDeclaration: Codable, Equatable, Sendable {
  package var card: RecipeCard
  package var claims: [ClaimRecord]
  /// The right way, then the wrong ways.
  package var variants: [VariantDeclaration]
  /// The counter-proofs of the claims, which run after the variants; nil if there are none.
  package var opposites: [CounterProofRecord]?
  /// Inconsistencies between the recipe's files; nil if there are none.
  package var faults: [String]?
  /// Faults in the record of the checks that wrong ways break; nil if there are none.
  package var recordFaults: [String]?

  package init(
    card: RecipeCard,
    claims: [ClaimRecord],
    variants: [VariantDeclaration],
    opposites: [CounterProofRecord] = [],
    faults: [String] = [],
    recordFaults: [String] = []
  ) {
    self.card = card
    self.claims = claims
    self.variants = variants
    self.opposites = opposites.isEmpty ? nil : opposites
    self.faults = faults.isEmpty ? nil : faults
    self.recordFaults = recordFaults.isEmpty ? nil : recordFaults
  }

  /// Reads the declaration of a recipe.
  @MainActor
  package init(_ recipe: some RecipeScript) {
    self.init(
      card: recipe.card,
      claims: recipe.statements,
      variants: recipe.variants.map { VariantDeclaration($0) },
      opposites: recipe.counterProofs,
      faults: recipe.faults,
      recordFaults: recipe.recordFaults
    )
  }

  /// The number of scripts in a run: those of the variants and of the counter-proofs.
  var scriptCount: Int { variants.count + (opposites?.count ?? 0) }

  /// The ids of claims about facts, which only the right way checks.
  var facts: Set<String> { Set(claims.filter { $0.proof == .fact }.map(\.id)) }

  /// The ids of the checks, as far as they are known without running the script.
  ///
  /// These are the checks that wrong ways name, and one check for each claim that must be checked but that no
  /// wrong way names.
  package var declaredChecks: [String] {
    let named = variants.dropFirst().flatMap(\.breaks).map(\.check).withoutRepetitions
    let checks = Dictionary(grouping: named, by: CheckRecord.claim(of:))
    return claims.filter { $0.proof != .told && $0.uncoveredReason == nil }.flatMap { claim in
      checks[claim.id] ?? [claim.id]
    }
  }

  /// Whether the checks that wrong ways break were recorded, not written by hand.
  package var isRecorded: Bool { opposites != nil }

  /// Whether the value that a check finds in a wrong way is documented, not only recorded.
  func isDocumented(_ check: CheckRecord, in variant: VariantDeclaration) -> Bool {
    guard let opposites else {
      return variant.breaks.contains { $0.check == check.id && $0.seeing != nil }
    }
    return opposites.contains { $0.wrongWay == variant.name && $0.claim == check.id && $0.seeing != nil }
  }

  package func isCore(_ check: CheckRecord) -> Bool {
    claims.contains { $0.id == check.claim && $0.weight == .core }
  }
}

/// A recipe's declaration of one of its variants.
package struct VariantDeclaration: Codable, Equatable, Sendable {
  package enum Origin: String, Codable, Sendable {
    /// The right way of the recipe.
    case right
    /// A wrong way that the source shows or names.
    case warnedOf = "warned-of"
    /// A wrong way that breaks a rule which the source states.
    case againstTheRule = "against-the-rule"
    /// A common mistake that the source doesn't mention.
    case common
  }

  /// The name, unique within the recipe.
  package var name: String
  /// One sentence about the effect of the mistake; empty for the right way.
  package var summary: String
  package var origin: Origin
  /// The place where the source warns of a wrong way, or states the rule that it breaks.
  package var place: SourcePlace?
  /// The checks that the variant must break.
  package var breaks: [Breakage]

  package init(
    name: String,
    summary: String,
    origin: Origin,
    place: SourcePlace? = nil,
    breaks: [Breakage]
  ) {
    self.name = name
    self.summary = summary
    self.origin = origin
    self.place = place
    self.breaks = breaks
  }

  package init(_ variant: Variant<some Any>) {
    let (origin, place): (Origin, SourcePlace?) =
      switch variant.mistake?.source {
      case nil: (.right, nil)
      case .warnedOf(let section, let paragraph, let words):
        (.warnedOf, SourcePlace(section: section, paragraph: paragraph, words: words))
      case .againstTheRule(let section, let paragraph, let words):
        (.againstTheRule, SourcePlace(section: section, paragraph: paragraph, words: words))
      case .common: (.common, nil)
      }
    self.init(
      name: variant.name,
      summary: variant.mistake?.words ?? "",
      origin: origin,
      place: place,
      breaks: variant.breaks
    )
  }
}

/// The place where the source warns of a mistake, with a quotation.
package struct SourcePlace: Codable, Equatable, Sendable {
  package var section: String
  /// The position within the section.
  package var paragraph: String
  package var words: String

  package init(section: String, paragraph: String, words: String) {
    self.section = section
    self.paragraph = paragraph
    self.words = words
  }
}

/// The versions of iOS on which an example works, as in a lesson's `works`: "iOS 3.2 to 8", "iOS 7 and
/// later".
package struct SystemRange: Equatable {
  private let first: [Int]
  /// The last version; nil if newer versions work, too.
  private let last: [Int]?

  package var hasEnded: Bool { last != nil }

  /// Parses the text; nil if it has another form.
  package init?(_ words: String) {
    // Not a regular expression, since all lessons are read at each start.
    let parts = words.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == "iOS", Self.isVersion(parts[1]) else { return nil }
    first = Self.numbers(parts[1])
    switch (parts[2], parts[3]) {
    case ("and", "later"): last = nil
    case ("to", let version) where Self.isVersion(version): last = Self.numbers(version)
    default: return nil
    }
  }

  private static func isVersion(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
  }

  /// Whether the range contains a version such as "8.1"; "iOS 3 to 8" includes every 8.x.
  package func contains(_ version: String) -> Bool {
    let version = Self.numbers(version[...])
    guard !version.lexicographicallyPrecedes(first) else { return false }
    guard let last else { return true }
    return !last.lexicographicallyPrecedes(version.prefix(last.count))
  }

  /// Whether the range has versions before another one, such as "8.0": "iOS 8 and later" has none.
  package func begins(before version: String) -> Bool {
    Self.padded(first).lexicographicallyPrecedes(Self.padded(Self.numbers(version[...])))
  }

  private static func padded(_ version: [Int]) -> [Int] { version.count == 1 ? version + [0] : version }

  private static func numbers(_ version: Substring) -> [Int] {
    version.split(separator: ".").map { Int($0) ?? 0 }
  }
}
