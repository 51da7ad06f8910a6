import RecipeKit

/// What a recipe declares before it runs.
package struct RecipeDeclaration: Codable, Equatable, Sendable {
  /// The lesson's texts.
  package var card: RecipeCard
  /// The statements that the recipe answers for.
  package var claims: [ClaimRecord]
  /// The right way, then the wrong ways.
  package var variants: [VariantDeclaration]
  /// The counter-proofs of the claims, which run after the variants; nil for none.
  package var opposites: [OppositeRecord]?
  /// What is wrong with how the recipe's files fit together; nil for nothing.
  package var faults: [String]?
  /// What is wrong with the record of what wrong ways break; nil for nothing.
  package var recordFaults: [String]?

  package init(
    card: RecipeCard,
    claims: [ClaimRecord],
    variants: [VariantDeclaration],
    opposites: [OppositeRecord] = [],
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

  /// Takes down what a recipe says about itself.
  @MainActor
  package init(_ recipe: some RecipeScript) {
    self.init(
      card: recipe.card,
      claims: recipe.statements,
      variants: recipe.variants.map { VariantDeclaration($0) },
      opposites: recipe.opposites,
      faults: recipe.faults,
      recordFaults: recipe.recordFaults
    )
  }

  /// How many scripts a run plays: the variants' and the counter-proofs'.
  var scriptCount: Int { variants.count + (opposites?.count ?? 0) }

  /// The claims of facts, which the right way alone checks.
  var facts: Set<String> { Set(claims.filter { $0.proof == .fact }.map(\.id)) }

  /// The ids of the checks, as far as they can be known without running the script.
  ///
  /// Wrong ways name checks; a claim that is to be checked and that no wrong way names counts as one check.
  package var declaredChecks: [String] {
    let named = variants.dropFirst().flatMap(\.breaks).map(\.check).withoutRepetitions
    let checks = Dictionary(grouping: named, by: CheckRecord.claim(of:))
    return claims.filter { $0.proof != .told && $0.uncoveredReason == nil }.flatMap { claim in
      checks[claim.id] ?? [claim.id]
    }
  }

  /// Whether what wrong ways break was recorded, and not written by hand.
  package var isRecorded: Bool { opposites != nil }

  /// Whether the value that a check sees in a wrong way is stated, and not only recorded.
  func isDocumented(_ check: CheckRecord, in variant: VariantDeclaration) -> Bool {
    guard let opposites else {
      return variant.breaks.contains { $0.check == check.id && $0.seeing != nil }
    }
    return opposites.contains { $0.wrongWay == variant.name && $0.claim == check.id && $0.seeing != nil }
  }

  /// Whether a check serves a claim that the lesson stands on.
  package func isCore(_ check: CheckRecord) -> Bool {
    claims.contains { $0.id == check.claim && $0.weight == .core }
  }
}

/// What a recipe declares of one of its variants.
package struct VariantDeclaration: Codable, Equatable, Sendable {
  /// Where a variant comes from.
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

  /// The variant's name, unique within its recipe.
  package var name: String
  /// One sentence on what goes wrong; empty for the right way.
  package var summary: String
  /// Where the variant comes from.
  package var origin: Origin
  /// Where the source warns of a wrong way, or states the rule that it breaks.
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

  /// Takes down what a variant says about itself.
  package init(_ variant: Variant<some Any>) {
    let (origin, place): (Origin, SourcePlace?) =
      switch variant.source {
      case nil: (.right, nil)
      case .warnedOf(let section, let paragraph, let words):
        (.warnedOf, SourcePlace(section: section, paragraph: paragraph, words: words))
      case .againstTheRule(let section, let paragraph, let words):
        (.againstTheRule, SourcePlace(section: section, paragraph: paragraph, words: words))
      case .common: (.common, nil)
      }
    self.init(
      name: variant.name,
      summary: variant.summary,
      origin: origin,
      place: place,
      breaks: variant.breaks
    )
  }
}

/// The place at which the source warns of a mistake, with its words.
package struct SourcePlace: Codable, Equatable, Sendable {
  /// The section of the source.
  package var section: String
  /// Where in the section.
  package var paragraph: String
  /// What it says there, in a few words.
  package var words: String

  package init(section: String, paragraph: String, words: String) {
    self.section = section
    self.paragraph = paragraph
    self.words = words
  }
}

/// The versions of iOS on which an example works, as `works` of a lesson says them: "iOS 3.2 to 8", "iOS 7 and later".
package struct SystemRange: Equatable {
  private let first: [Int]
  /// The last version; nil if newer ones work, too.
  private let last: [Int]?

  /// Whether newer systems need something else.
  package var hasEnded: Bool { last != nil }

  /// Reads the words; nil if they are others.
  package init?(_ words: String) {
    guard let match = words.wholeMatch(of: #/iOS ([0-9.]+)(?: and later| to ([0-9.]+))/#) else { return nil }
    first = Self.numbers(match.1)
    last = match.2.map(Self.numbers)
  }

  /// Whether a version such as "8.1" is among them; "iOS 3 to 8" means each version 8, too.
  package func contains(_ version: String) -> Bool {
    let version = Self.numbers(version[...])
    guard !version.lexicographicallyPrecedes(first) else { return false }
    guard let last else { return true }
    return !last.lexicographicallyPrecedes(version.prefix(last.count))
  }

  private static func numbers(_ version: Substring) -> [Int] {
    version.split(separator: ".").map { Int($0) ?? 0 }
  }
}
