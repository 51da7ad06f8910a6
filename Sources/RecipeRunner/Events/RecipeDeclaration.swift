import RecipeKit

/// Everything that a recipe says about itself before it runs.
package struct RecipeDeclaration: Codable, Equatable, Sendable {
  /// The lesson's texts.
  package var card: RecipeCard
  /// The statements that the recipe answers for.
  package var claims: [Claim]
  /// The right way, then the wrong ways.
  package var variants: [VariantDeclaration]

  package init(card: RecipeCard, claims: [Claim], variants: [VariantDeclaration]) {
    self.card = card
    self.claims = claims
    self.variants = variants
  }

  /// Takes down what a recipe says about itself.
  @MainActor
  package init(_ recipe: some Recipe) {
    self.init(
      card: recipe.card,
      claims: recipe.claims,
      variants: recipe.variants.map { VariantDeclaration($0) }
    )
  }

  /// The ids of the checks, as far as they can be known without running the script.
  ///
  /// Wrong ways name checks; a claim that is to be checked and that no wrong way names counts as one check.
  package var declaredChecks: [String] {
    let named = variants.dropFirst().flatMap(\.breaks).map(\.check).withoutRepetitions
    let checks = Dictionary(grouping: named, by: CheckRecord.claim(of:))
    return claims.filter { $0.proof == .check && $0.uncoveredReason == nil }.flatMap { claim in
      checks[claim.id] ?? [claim.id]
    }
  }

  /// Whether a check serves a claim that the lesson stands on.
  func isCore(_ check: CheckRecord) -> Bool {
    claims.contains { $0.id == check.claim && $0.weight == .core }
  }
}
