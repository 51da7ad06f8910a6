import Testing

@testable import RecipeRunner

/// Truth: Swift's array literals, extended as a person would.
struct ManifestListTests {
  @Test(arguments: [
    ("let recipes = []", "let recipes = [\"New\"]"),
    ("let recipes = [\"A\"]", "let recipes = [\"A\", \"New\"]"),
    ("let recipes = [\"A\",]\nlet b = []", "let recipes = [\"A\", \"New\"]\nlet b = []"),
    ("let recipes = [\n  \"A\", \"B\",\n]\n", "let recipes = [\n  \"A\", \"B\", \"New\",\n]\n"),
    ("let recipes = [\n  \"A\",\n  \"B\"\n]", "let recipes = [\n  \"A\",\n  \"B\", \"New\",\n]"),
    ("let recipes = [\n]", "let recipes = [\n  \"New\",\n]"),
  ])
  func aNameIsAddedAtTheEndInTheListsStyle(before: String, after: String) throws {
    #expect(try #require(ManifestList(before)).adding("New") == after)
  }

  @Test func aFullLineIsFollowedByAnother() throws {
    let full = "  " + (1...12).map { "\"Recipe\($0)\"," }.joined(separator: " ")
    let list = try #require(ManifestList("let recipes = [\n\(full)\n]"))
    #expect(list.adding("New") == "let recipes = [\n\(full)\n  \"New\",\n]")
  }

  @Test func theNamesAreTheWordsInQuotationMarks() throws {
    let manifest = "name(\"x\")\nlet recipes = [\n  \"A\", // the first\n  \"B\",\n]\nlet more = [\"C\"]"
    #expect(try #require(ManifestList(manifest)).names == ["A", "B"])
  }

  @Test(arguments: ["", "let recipes = \"A\"", "let recipes = [\"A\""])
  func aManifestWithoutAListHasNone(manifest: String) {
    #expect(ManifestList(manifest) == nil)
  }
}
