import Foundation
import Testing

/// Truth: what the source states, listed in `Ledger.txt` by hand and not from the recipes.
///
/// Each line has a claim's id, its weight, and whether it can be checked or only told.
struct LedgerTests {
  private struct Line: Equatable {
    let id: String
    let weight: String
    let proof: String
  }

  private var lines: [Line] {
    get throws {
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "Ledger.txt"
      )
      return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { text in
        let words = text.split(separator: " ").map(String.init)
        try #require(words.count == 3, "\(text)")
        return Line(id: words[0], weight: words[1], proof: words[2])
      }
    }
  }

  @Test func everyLineIsWellFormed() throws {
    let lines = try lines
    #expect(Set(lines.map(\.id)).count == lines.count)
    #expect(
      lines.allSatisfy { ["core", "detail"].contains($0.weight) && ["check", "told"].contains($0.proof) }
    )
  }

  @Test func theRecipesClaimWhatTheSourceStates() async throws {
    let claimed = try await CoveredClaim.all().filter { $0.section != nil }
    let ids = claimed.flatMap { [$0.id] + ($0.covers ?? []) }
    #expect(Set(ids) == Set(try lines.map(\.id)))
    #expect(Set(ids).count == ids.count)
  }

  @Test func everyClaimHasItsWeight() async throws {
    let weights = Dictionary(uniqueKeysWithValues: try await CoveredClaim.all().map { ($0.id, $0.weight) })
    let covered = Set(try await CoveredClaim.all().flatMap { $0.covers ?? [] })
    for line in try lines where !covered.contains(line.id) {
      #expect(weights[line.id] == line.weight, "\(line.id)")
    }
  }

  @Test func whatTheLessonStandsOnIsNoDetail() async throws {
    let core = Set(try lines.filter { $0.weight == "core" }.map(\.id))
    for claim in try await CoveredClaim.all() where claim.weight == "detail" {
      #expect(core.isDisjoint(with: claim.covers ?? []), "\(claim.id)")
    }
  }

  @Test func whatCanBeCheckedIsNotOnlyTold() async throws {
    let status = Dictionary(uniqueKeysWithValues: try await CoveredClaim.all().map { ($0.id, $0.status) })
    for line in try lines where line.proof == "check" { #expect(status[line.id] != "told", "\(line.id)") }
  }
}
