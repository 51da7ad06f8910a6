import Foundation
import ToolRunning

@testable import RecipeRunner

/// One claim in the tool's report of all claims.
struct CoveredClaim: Decodable, Sendable {
  let id: String
  let section: String?
  let status: String
  let checks: [String]
  let weight: String
  let reason: String?
  /// Other statements that the same checks bear out, by their full ids.
  let covers: [String]?

  /// The claims of all recipes, as `recipes claims --format json` writes them.
  static func all() async throws -> [CoveredClaim] {
    var reporter = ClaimsJSONReporter()
    for report in try await RecordedRun.reports() { _ = reporter.report(report) }
    let text = Console(width: 80, usesColor: false).text(reporter.end(RunSummary()))
    return try JSONDecoder().decode([CoveredClaim].self, from: Data(text.utf8))
  }
}
