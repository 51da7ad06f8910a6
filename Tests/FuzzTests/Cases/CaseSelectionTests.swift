import Testing

@testable import RecipeGalleryFuzz

/// Truth: the grammar in `FuzzOptions.usage`.
struct CaseSelectionTests {
  @Test(arguments: ["views:1:0", "dynamics:18446744073709551615:7", "text:0:3-9"])
  func whatIsWrittenIsRead(_ text: String) throws {
    #expect(try #require(CaseSelection(text)).text == text)
  }

  @Test(arguments: [
    "", "views", "views:1", "views:1:", "views:-1:2", "views:1:3-2", "views:1:-2", "views:1:2:3", "views:1:x",
  ])
  func anythingElseIsRefused(_ text: String) {
    #expect(CaseSelection(text) == nil)
  }

  @Test func theArgumentsNameTheSteps() {
    let selection = CaseSelection(kind: "views", seed: 1, numbers: 2...2, steps: [0, 5])
    #expect(selection.arguments == ["--case", "views:1:2", "--steps", "0,5"])
  }
}
