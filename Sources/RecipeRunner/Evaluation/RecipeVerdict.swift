import RecipeKit

/// The verdict on a recipe.
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

/// The verdict on a variant: the right way must pass every check, a wrong way must break what it names.
package struct VariantVerdict: Codable, Equatable, Sendable {
  /// Whether the variant ran and did exactly what it must.
  package var passed: Bool
  /// Where it did not.
  package var deviations: [Deviation]

  package init(passed: Bool, deviations: [Deviation] = []) {
    self.passed = passed
    self.deviations = deviations
  }
}

/// A check whose result is not what the variant promises.
package struct Deviation: Codable, Equatable, Sendable {
  /// How a result can differ from the promise.
  package enum Rule: String, Codable, Sendable {
    /// The right way fails a check.
    case rightWayFails
    /// A wrong way passes a check that it must break.
    case notBroken
    /// A wrong way breaks a check as it must, but with another value than the documented one.
    case otherValue
    /// A wrong way breaks a check that it does not name.
    case brokenToo
  }

  /// How the result differs.
  package var rule: Rule
  /// What the check found.
  package var check: CheckRecord
  /// The documented wrong value, where the rule is about one.
  package var seeing: String?

  package init(_ rule: Rule, _ check: CheckRecord, seeing: String? = nil) {
    self.rule = rule
    self.check = check
    self.seeing = seeing
  }
}

/// How a claim is covered.
package struct ClaimVerdict: Codable, Equatable, Sendable {
  /// The ways in which a claim can be covered, best first.
  package enum Status: String, Codable, Sendable, CaseIterable {
    /// Checked, and every one of its checks is broken by a wrong way or a counter-proof, in all its parts.
    case proven
    /// Checked, and decided by UIKit alone, so that nothing breaks it.
    case fact
    /// Checked, but some of its checks, or a part of one, is broken by nothing.
    case unproven
    /// Told in the lesson's text.
    case told
    /// Neither checked nor told.
    case uncovered
  }

  /// The claim's short id.
  package var id: String
  /// How it is covered.
  package var status: Status
  /// The ids of its checks.
  package var checks: [String]
  /// Those of its checks that nothing breaks, or not in all their parts.
  package var unproven: [String]
  /// Why it is uncovered or unproven.
  package var reason: String?

  package init(
    id: String,
    status: Status,
    checks: [String] = [],
    unproven: [String] = [],
    reason: String? = nil
  ) {
    self.id = id
    self.status = status
    self.checks = checks
    self.unproven = unproven
    self.reason = reason
  }
}
