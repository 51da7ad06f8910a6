import RecipeRunner
import Testing

@testable import RecipeGalleryFuzz

/// Truth: the event stream as the tool reads it, which a sample of it must keep up with.
@MainActor
struct StreamLinesTests {
  @Test func theSampleOfADeclarationIsOneStill() throws {
    let event = try EventCoder().event(Array(StreamLines.recipeStarted.utf8))
    guard case .recipeStarted(let declaration) = event.kind else {
      Issue.record("\(event.kind)")
      return
    }
    #expect(declaration.card.id == "two")
    #expect(declaration.claims.map(\.id) == ["two", "even"])
  }
}
