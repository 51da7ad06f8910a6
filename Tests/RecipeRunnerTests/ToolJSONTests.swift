import Foundation
import Testing

/// Truth: the documented structures of the JSON reports.
struct ToolJSONTests {
  @Test func theListIsAnArrayOfRecipes() async throws {
    struct Entry: Decodable {
      let id: String
      let title: String
      let section: String
      let checks: [String]
      let variants: [Variant]
    }
    struct Variant: Decodable {
      let name: String
      let origin: String
    }
    let entries = try await decode([Entry].self, ToyTool("list", "--format", "json", toys: "sound"))
    #expect(entries.map(\.id) == ["division", "passing", "raising"])
    #expect(entries[0].section == "1.25")
    #expect(entries[0].checks == ["two-thirds", "ends#all", "grows"])
    #expect(entries[0].variants.map(\.origin) == ["right", "warned-of", "common"])
  }

  @Test func aCheckIsAnObjectOfRecipesAndASummary() async throws {
    struct Document: Decodable {
      let recipes: [Entry]
      let summary: Summary
    }
    struct Summary: Decodable {
      let recipes: Int
      let failed: Int
      let checks: Int
      let unproven: Int
      let notRun: [String]
    }
    struct Entry: Decodable {
      let id: String
      let status: String
      let variants: [Variant]
    }
    struct Variant: Decodable {
      let name: String
      let status: String
    }
    let tool = try await ToyTool("check", "--format", "json", "failing", "division")
    let document = try decode(Document.self, tool)
    #expect(tool.status == 1)
    #expect(document.recipes.map(\.id) == ["division", "failing"])
    #expect(document.recipes.map(\.status) == ["passed", "failed"])
    #expect(document.recipes[1].variants.map(\.status) == ["failed", "passed"])
    #expect(document.summary.recipes == 2)
    #expect(document.summary.failed == 1)
    #expect(document.summary.checks == 5)
    #expect(document.summary.unproven == 2)
    #expect(document.summary.notRun.isEmpty)
  }

  @Test func claimsAreAnArrayOfClaims() async throws {
    struct Entry: Decodable {
      let id: String
      let recipe: String
      let claim: String
      let weight: String
      let status: String
      let checks: [String]
      let reason: String?
    }
    let tool = try await ToyTool("claims", "--format", "json", "division")
    let entries = try decode([Entry].self, tool)
    #expect(tool.status == 0)
    let status = Dictionary(uniqueKeysWithValues: entries.map { ($0.id, $0.status) })
    #expect(
      status == [
        "division.two-thirds": "proven", "division.normalised": "told", "division.ends": "unproven",
        "division.grows": "proven", "division.looks": "uncovered",
      ]
    )
    #expect(entries.first { $0.id == "division.ends" }?.checks == ["ends#none", "ends#all"])
    #expect(entries.filter { $0.reason != nil }.map(\.id) == ["division.looks"])
  }

  private func decode<Value: Decodable>(_ type: Value.Type, _ tool: ToyTool) throws -> Value {
    try JSONDecoder().decode(type, from: Data(tool.output.utf8))
  }
}
