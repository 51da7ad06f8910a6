import Testing

@testable import RecipeRunner

/// Truth: the help: a recipe must match one value of each option.
struct RecipeFilterTests {
  private let all = [
    Sample.declaration("a", chapter: "One", keywords: ["x", "Y"]),
    Sample.declaration("b", chapter: "One", keywords: ["z"]),
    Sample.declaration("c", chapter: "Two", keywords: ["x"]),
  ]

  @Test(arguments: [
    (RecipeFilter(), ["a", "b", "c"]),
    (RecipeFilter(tags: ["X"]), ["a", "c"]),
    (RecipeFilter(tags: ["y", "z"]), ["a", "b"]),
    (RecipeFilter(chapters: ["one"]), ["a", "b"]),
    (RecipeFilter(ids: ["c", "a"], tags: ["x"], chapters: ["Two"]), ["c"]),
  ])
  func aRecipeMeetsAllThatIsSaid(filter: RecipeFilter, ids: [String]) throws {
    #expect(try filter.select(from: all).map(\.card.id) == ids)
  }

  @Test func ofManyWordsOnlyTheNearestAreNamed() {
    let many = (1...60).map { Sample.declaration("a\($0)", chapter: "One", keywords: ["word\($0)"]) }
    let error = #expect(throws: ToolError.self) { try RecipeFilter(tags: ["word"]).select(from: many) }
    let text = error?.description ?? ""
    #expect(text.hasPrefix("No recipe has the tag 'word'. Did you mean ") && text.count < 200, "\(text)")
    #expect(
      text.hasSuffix("There are 60; `\(Executable.name) list word` searches the recipes."),
      "\(text)"
    )
  }

  @Test(arguments: [
    (RecipeFilter(tags: ["xx"]), "No recipe has the tag 'xx'. Did you mean 'x'? There are: Y, x, z."),
    (
      RecipeFilter(chapters: ["Tow"]),
      "No recipe has the chapter 'Tow'. Did you mean 'Two'? There are: One, Two."
    ),
    (RecipeFilter(ids: ["a"], chapters: ["Two"]), "No recipe matches all of these: a, Two."),
    (RecipeFilter(ids: ["d"]), "There is no recipe 'd'."),
  ])
  func whatMatchesNothingIsNamed(filter: RecipeFilter, text: String) {
    let error = #expect(throws: ToolError.self) { try filter.select(from: all) }
    #expect(error?.exitCode == .nothingMatched)
    #expect(error?.description.hasPrefix(text) == true, "\(error?.description ?? "")")
  }
}
