import Foundation
import Testing

/// Truth: the contract of the tool's commands (docs/EventStream.md and `recipes help`), and that recipes
/// link only to recipes that exist.
struct BuiltRecipesTests {
  private struct Entry: Decodable {
    let id: String
    let title: String
    let section: String?
    let checks: [String]
    let variants: [Variant]

    struct Variant: Decodable {
      let name: String
    }
  }

  private func entries() throws -> [Entry] {
    try JSONDecoder().decode([Entry].self, from: Tool.output(["list", "--format", "json"]).data)
  }

  @Test func idsAreUniqueAndWellFormed() throws {
    let entries = try entries()
    #expect(Set(entries.map(\.id)).count == entries.count)
    for entry in entries {
      #expect(!entry.title.isEmpty && entry.section != "" && !entry.checks.isEmpty)
      #expect(entry.variants.count >= 3, "\(entry.id) has a right way and at least two wrong ways")
    }
  }

  @Test func everyRecipeIsVerified() throws {
    let result = try Tool.output(["check"])
    #expect(result.exitCode == 0, "\(String(decoding: result.data, as: UTF8.self))")
  }

  @Test func everyCoreClaimIsProven() throws {
    let claims = try CoveredClaim.all()
    #expect(!claims.isEmpty)
    for claim in claims where claim.weight == "core" {
      #expect(["proven", "told"].contains(claim.status), "\(claim.id)")
    }
  }

  @Test func whatIsNotProvenHasAReason() throws {
    for claim in try CoveredClaim.all() where ["unproven", "uncovered"].contains(claim.status) {
      #expect(claim.reason?.isEmpty == false, "\(claim.id)")
    }
  }

  @Test func lessonsFitEightyColumnsAndPointToRecipesThatExist() throws {
    let entries = try entries()
    for entry in entries {
      let lesson = String(decoding: try Tool.output(["run", entry.id]).data, as: UTF8.self)
      let widest = lesson.split(separator: "\n").max { $0.count < $1.count } ?? ""
      #expect(widest.count <= 80, "\(entry.id): \(widest)")
      for line in lesson.split(separator: "\n") {
        guard let link = line.range(of: "→ recipes run ") else { continue }
        let id = String(line[link.upperBound...]).trimmingCharacters(in: .whitespaces)
        #expect(entries.contains { $0.id == id }, "\(entry.id) points to \(id)")
      }
    }
  }

  @Test func outputDoesNotDependOnTheNumberOfWorkers() throws {
    let some = ["progress-view", "rearrange", "gravity", "page-view"]
    let alone = try Tool.output(["check", "--jobs", "1"] + some).data
    #expect(try alone == Tool.output(["check", "--jobs", "3"] + some).data)
  }

  @Test func anUnknownRecipeIsNotFound() throws {
    #expect(try Tool.output(["check", "nosuch"]).exitCode == 3)
  }
}
