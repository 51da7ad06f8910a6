import Testing

@testable import RecipeRunner

/// Truth: the identifiers of the language reference, in ASCII and with a capital letter; ids are lower-case
/// words joined by hyphens.
struct RecipeNameTests {
  @Test(arguments: [
    ("Lamp", "lamp"), ("ProgressView", "progress-view"), ("Grid2", "grid2"), ("A", "a"),
  ])
  func aNameIsThatOfAFolderAndGivesTheId(name: String, id: String) throws {
    let recipe = try RecipeName(name)
    #expect(recipe.folder == name)
    #expect(recipe.id == id)
  }

  @Test(arguments: [
    ("my-lamp", " Did you mean 'MyLamp'?"), ("lamp", " Did you mean 'Lamp'?"),
    ("two words", " Did you mean 'TwoWords'?"),
    ("2Lamps", " Did you mean 'Lamps'?"), ("../Lamp", " Did you mean 'Lamp'?"), ("", ""), ("🙂", ""),
    ("Lämp", ""),
  ])
  func whatIsNoNameIsRefusedWithTheNearestOne(text: String, question: String) {
    let words =
      "A recipe can't be called '\(text)': its name is that of a Swift module, a capital letter and then letters "
      + "and digits, such as ProgressView."
    if question.isEmpty {
      #expect(throws: ToolError.self) { try RecipeName(text) }
    } else {
      #expect(throws: ToolError(words + question)) { try RecipeName(text) }
    }
  }

  @Test func namesOfUIKitsTypesAreRefused() {
    #expect(
      throws: ToolError(
        "A recipe can't be called 'UIView': names that begin with UI are those of UIKit's types."
      )
    ) { try RecipeName("UIView") }
  }
}
