import RecipeKit

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
