import RecipeRunner
import Testing

@testable import RecipeGalleryFuzz

/// Truth: the event stream as the tool reads it, which samples of it must keep up with.
@MainActor
struct StreamLinesTests {
  @Test func theLineOfTheDeclarationIsReadAsWhatItSays() throws {
    let event: Event = try LineCoder().value(StreamLines.declarationLine.utf8)
    #expect(event.recipe == "two" && event.declaration == StreamLines.declaration)
  }

  @Test func randomLinesAreReadAsAllKindsThatAWorkerWrites() {
    var random = SeededGenerator(seed: 1)
    let events: [Event] = (0..<1_000).compactMap { _ in
      try? LineCoder().value(StreamLines.line(&random).utf8)
    }
    #expect(events.allSatisfy { $0.recipe == StreamLines.declaration.card.id })
    let kinds = ["declaration", "variantStarted", "entry", "variantEnded", "issue"]
    #expect(Set(events.compactMap(\.kind)).isSuperset(of: kinds))
    let entries = events.compactMap(\.entry)
    #expect(entries.contains { $0.output != nil } && entries.contains { $0.note != nil })
    #expect(entries.contains { $0.check != nil } && entries.contains { $0.snapshot != nil })
  }
}
