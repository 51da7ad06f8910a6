import RecipeKit

/// Everything that a recipe says about itself before it runs.
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
  var isRecorded: Bool { opposites != nil }

  /// Whether the value that a check sees in a wrong way is stated, and not only recorded.
  func isDocumented(_ check: CheckRecord, in variant: VariantDeclaration) -> Bool {
    guard let opposites else {
      return variant.breaks.contains { $0.check == check.id && $0.seeing != nil }
    }
    return opposites.contains { $0.wrongWay == variant.name && $0.claim == check.id && $0.seeing != nil }
  }

  /// Whether a check serves a claim that the lesson stands on.
  func isCore(_ check: CheckRecord) -> Bool {
    claims.contains { $0.id == check.claim && $0.weight == .core }
  }
}
