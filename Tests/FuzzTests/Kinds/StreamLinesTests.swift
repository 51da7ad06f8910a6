import RecipeRunner
import Testing

@testable import RecipeGalleryFuzz

/// Truth: the event stream as the tool reads it, which samples of it must keep up with.
@MainActor
struct StreamLinesTests {
  @Test func theLineOfTheDeclarationIsReadAsWhatItSays() throws {
    let event = try EventCoder().event(Array(StreamLines.recipeStarted.utf8))
    #expect(event == Event(.recipeStarted(StreamLines.declaration), recipe: "two"))
  }

  @Test func randomLinesAreReadAsAllKindsThatAWorkerWrites() {
    var random = SeededGenerator(seed: 1)
    let events = (0..<1_000).compactMap { _ in
      try? EventCoder().event(Array(StreamLines.line(&random).utf8))
    }
    #expect(events.allSatisfy { $0.recipe == StreamLines.declaration.card.id })
    let kinds = [
      "recipeStarted", "variantStarted", "output", "note", "check", "picture", "film", "variantEnded",
      "issue",
    ]
    #expect(Set(events.map(\.kind.name)).isSuperset(of: kinds))
  }
}
