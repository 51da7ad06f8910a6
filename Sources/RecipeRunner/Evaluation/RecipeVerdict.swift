/// What the tool makes of everything that a recipe did.
package struct RecipeVerdict: Codable, Equatable, Sendable {
  /// Whether every variant did what it must and nothing is wrong with the recipe.
  package var passed = false
  /// The ids of the checks of the right way's run, in the script's order.
  package var checks: [String] = []
  /// The checks that nothing breaks, or not in all their parts; without those of facts.
  package var unproven: [String] = []
  /// For each check that wrong ways break, but not in all their parts, the parts that stay as they are.
  package var idleParts: [String: [String]] = [:]
  /// What each variant did wrong, by the variants' order.
  package var variants: [VariantVerdict] = []
  /// How each claim is covered, in the recipe's order.
  package var claims: [ClaimVerdict] = []

  /// How many checks UIKit alone decides.
  var facts: Int { claims.filter { $0.status == .fact }.reduce(0) { $0 + $1.checks.count } }

  /// The verdict on a recipe that has done nothing yet.
  package init() {}

  package init(
    passed: Bool,
    checks: [String],
    unproven: [String],
    idleParts: [String: [String]] = [:],
    variants: [VariantVerdict],
    claims: [ClaimVerdict]
  ) {
    self.passed = passed
    self.checks = checks
    self.unproven = unproven
    self.idleParts = idleParts
    self.variants = variants
    self.claims = claims
  }
}
