import Foundation

/// One claim in the tool's report of all claims.
struct CoveredClaim: Decodable, Sendable {
  let id: String
  let section: String?
  let status: String
  let checks: [String]
  let weight: String
  let reason: String?

  /// The claims of all recipes, for which these have to run once.
  static func all() throws -> [CoveredClaim] {
    try report.get()
  }

  private static let report = Result {
    try JSONDecoder().decode([CoveredClaim].self, from: Tool.output(["claims", "--format", "json"]).data)
  }
}
