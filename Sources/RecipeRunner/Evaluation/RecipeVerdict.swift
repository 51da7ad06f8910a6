import RecipeKit

/// The verdict on a recipe.
package struct RecipeVerdict: Codable, Equatable, Sendable {
  /// Whether every variant did what it promises and there are no issues.
  package var passed = false
  package var checks: [String] = []
  /// The checks, except facts, that nothing breaks, or that have an element which nothing changes.
  package var unproven: [String] = []
  /// The elements that no wrong way changes, by check; only for checks that wrong ways break.
  package var idleParts: [String: [String]] = [:]
  package var variants: [VariantVerdict] = []
  package var claims: [ClaimVerdict] = []

  var facts: Int { claims.filter { $0.status == .fact }.reduce(0) { $0 + $1.checks.count } }
}

/// The verdict on a variant: the right way must pass every check, and a wrong way must break the checks it
/// names.
package struct VariantVerdict: Codable, Equatable, Sendable {
  package var passed: Bool
  package var deviations: [Deviation] = []
}

/// A check whose result differs from the variant's promise.
package struct Deviation: Codable, Equatable, Sendable {
  /// How a result can differ from the promise.
  package enum Rule: String, Codable, Sendable {
    case rightWayFails
    /// A wrong way passes a check that it must break.
    case notBroken
    /// A wrong way breaks a check with another value than the documented one.
    case otherValue
    /// A wrong way breaks a check that it does not name.
    case brokenToo
  }

  package var rule: Rule
  package var check: CheckRecord
  /// The documented wrong value, if the rule is about one.
  package var seeing: String?

  package init(_ rule: Rule, _ check: CheckRecord, seeing: String? = nil) {
    self.rule = rule
    self.check = check
    self.seeing = seeing
  }
}

/// The coverage of a claim.
package struct ClaimVerdict: Codable, Equatable, Sendable {
  /// How a claim can be covered, best first.
  package enum Status: String, Codable, Sendable, CaseIterable {
    /// Checked, and a wrong way or a counter-proof breaks each of its checks, in every element.
    case proven
    /// Checked, and nothing can break it because UIKit alone determines the result.
    case fact
    /// Checked, but nothing breaks some check, or some element of one.
    case unproven
    /// Stated in the lesson's text.
    case told
    /// Neither checked nor stated.
    case uncovered
  }

  package var id: String
  package var status: Status
  package var checks: [String] = []
  /// Those of its checks that nothing breaks, or that have an element which nothing changes.
  package var unproven: [String] = []
  /// The stated reason for being uncovered or unproven.
  package var reason: String?
}
