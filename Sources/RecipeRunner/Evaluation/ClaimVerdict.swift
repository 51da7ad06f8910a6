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
