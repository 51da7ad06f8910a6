import Testing

@testable import RecipeKit
@testable import RecipeRunner

/// Truth: the grammar of a worker's stream in docs/EventStream.md.
struct LessonBuilderTests {
  private static let recipe = Sample.declaration("two")
  private static let begun = [Event(.workerStarted), Event(.recipeStarted(recipe), recipe: "two")]
  private static let run: [Event] =
    begun
    + [0, 1].flatMap { variant in
      [.variantStarted, .entry(.note(.init(text: "n"))), .variantEnded(.init())].map {
        Event($0, recipe: "two", variant: variant)
      }
    }

  /// The fault of the last event; nil if there is none.
  private func fault(_ events: [Event]) -> String? {
    var lesson = LessonBuilder(Self.recipe)
    for event in events.dropLast() { #expect(lesson.append(event) == nil) }
    return events.last.flatMap { lesson.append($0) }
  }

  @Test func aWholeStreamComesToItsEnd() {
    var lesson = LessonBuilder(Self.recipe)
    for event in Self.run + [Event(.unknown("sound")), Event(.recipeEnded, recipe: "two")] {
      #expect(!lesson.isAtEnd)
      #expect(lesson.append(event) == nil)
    }
    #expect(lesson.isAtEnd)
  }

  @Test func aRecipeThatIsNotThereComesToItsEnd() {
    var lesson = LessonBuilder(Self.recipe)
    let issue = Event(.issue(RecipeIssue("There is none.")), recipe: "two")
    for event in [Event(.workerStarted), issue, Event(.recipeEnded, recipe: "two")] {
      #expect(lesson.append(event) == nil)
    }
    #expect(lesson.isAtEnd)
  }

  private static let played = Sample.playground.kinds.map { Event($0, recipe: "two") }

  @Test func aPlaygroundComesAfterAllVariantsAndEndsTheRecipe() {
    #expect(fault(Self.run + Self.played + [Event(.recipeEnded, recipe: "two")]) == nil)
    #expect(fault(Self.run + Self.played.prefix(1) + [Event(.recipeEnded, recipe: "two")]) == nil)
    #expect(
      fault(Self.begun + Self.played.prefix(1)) == "'playground' is not allowed after 0 of 2 variants"
    )
    #expect(
      fault(Self.run + [Self.played[1]]) == "'playState' is not allowed after 2 of 2 variants"
    )
    #expect(
      fault(Self.run + Self.played + [Self.played[1]])
        == "'playState' is not allowed after the moves of the playground"
    )
    #expect(
      fault(Self.run + Self.played.prefix(2) + [Self.played[0]])
        == "'playground' is not allowed after the states of the playground"
    )
    var owned = Self.played[0]
    owned.variant = 1
    #expect(fault(Self.run + [owned]) == "its variant is 1")
  }

  @Test(arguments: [
    ([], Event(.recipeEnded, recipe: "two"), "'recipeEnded' is not allowed before 'workerStarted'"),
    ([Event(.workerStarted)], Event(.workerStarted), "'workerStarted' is not allowed before 'recipeStarted'"),
    (begun, Event(.recipeEnded, recipe: "two"), "'recipeEnded' is not allowed after 0 of 2 variants"),
    (begun, Event(.variantStarted, recipe: "three", variant: 0), "its recipe is 'three'"),
    (begun, Event(.variantStarted, variant: 0), "it has no recipe"),
    (begun, Event(.variantStarted, recipe: "two", variant: 1), "its variant is 1"),
    (begun, Event(.variantStarted, recipe: "two"), "it has no variant"),
    (
      Array(run.prefix(3)), Event(.entry(.note(.init(text: "n"))), recipe: "two", variant: 1),
      "its variant is 1"
    ),
    (
      Array(run.prefix(3)), Event(.runEnded(RunSummary()), recipe: "two", variant: 0),
      "'runEnded' is not allowed within the variant 0"
    ),
    (
      run, Event(.variantStarted, recipe: "two", variant: 2),
      "'variantStarted' is not allowed after 2 of 2 variants"
    ),
    (
      run + [Event(.recipeEnded, recipe: "two")], Event(.recipeEnded, recipe: "two"),
      "'recipeEnded' is not allowed after 'recipeEnded'"
    ),
    (
      [Event(.workerStarted)],
      Event(.recipeStarted(Sample.declaration("two", section: "9.9")), recipe: "two"),
      "the recipe's description differs from the one in the list"
    ),
  ])
  func whatDoesNotBelongThereIsRefused(before: [Event], event: Event, fault expected: String) {
    #expect(fault(before + [event]) == expected)
  }
}
