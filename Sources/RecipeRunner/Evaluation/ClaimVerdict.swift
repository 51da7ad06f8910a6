/// How a claim is covered.
package struct ClaimVerdict: Codable, Equatable, Sendable {
  /// The ways in which a claim can be covered, best first.
  package enum Status: String, Codable, Sendable, CaseIterable {
    /// Checked, and every one of its checks is broken by some wrong way, in all its parts.
    case proven
    /// Checked, but some of its checks, or a part of one, is broken by no wrong way.
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
  /// Those of its checks that no wrong way breaks, or not in all their parts.
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
