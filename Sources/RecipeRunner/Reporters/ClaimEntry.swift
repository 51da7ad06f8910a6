import RecipeKit

/// One claim in the report of all claims.
struct ClaimEntry: Encodable, Equatable {
  /// The claim's full id: the recipe's and its own, with a full stop between them.
  let id: String
  let recipe: String
  /// The section of the source that states it; missing for a claim of our own.
  let section: String?
  /// The statement.
  let claim: String
  let weight: ClaimWeight
  let status: ClaimVerdict.Status
  /// The ids of the claim's checks.
  let checks: [String]
  /// Those of its checks that no wrong way breaks, or not in all their parts.
  let unprovenChecks: [String]
  /// The parts of these that no wrong way changes, by check; without checks that no wrong way breaks at all.
  let idleParts: [String: [String]]
  /// Why the claim is uncovered, or, if the recipe says so, why it is unproven.
  let reason: String?
  /// Other statements of the source that the same checks bear out, by their full ids; missing for none.
  let covers: [String]?

  /// The claims of one recipe.
  static func entries(of report: RecipeReport) -> [ClaimEntry] {
    zip(report.declaration.claims, report.verdict.claims).map { claim, verdict in
      ClaimEntry(
        id: "\(report.id).\(claim.id)",
        recipe: report.id,
        section: report.declaration.card.section,
        claim: claim.statement,
        weight: claim.weight,
        status: verdict.status,
        checks: verdict.checks,
        unprovenChecks: verdict.unproven,
        idleParts: Dictionary(
          verdict.unproven.compactMap { id in report.verdict.idleParts[id].map { (id, $0) } },
          uniquingKeysWith: { first, _ in first }
        ),
        reason: verdict.reason ?? (verdict.status == .uncovered ? Self.unknownReason : nil),
        covers: claim.covers?.map { "\(report.id).\($0)" }
      )
    }
  }

  private static let unknownReason = "The recipe neither covers it nor says why."
}
