import Testing

@testable import RecipeKit
@testable import RecipeRunner

/// Truth: the grammar of a worker's stream in docs/EventStream.md.
struct LessonBuilderTests {
  private static let recipe = Sample.declaration("two")
  private static let begun = [Event(recipe: "two", declaration: recipe)]
  private static let run: [Event] =
    begun
    + [0, 1].flatMap { variant in
      [
        Event(recipe: "two", variant: variant, variantStarted: .init()),
        Event(recipe: "two", variant: variant, entry: .note(.init(text: "n"))),
        Event(recipe: "two", variant: variant, variantEnded: .init()),
      ]
    }

  /// The fault of the last event; nil if there is none.
  private func fault(_ events: [Event]) -> String? {
    var lesson = LessonBuilder(Self.recipe)
    for event in events.dropLast() { #expect(lesson.append(event) == nil) }
    return events.last.flatMap { lesson.append($0) }
  }

  @Test func aWholeStreamComesToItsEnd() {
    var lesson = LessonBuilder(Self.recipe)
    for event in Self.run + [Event(recipe: "two"), Event(recipe: "two", recipeEnded: .init())] {
      #expect(!lesson.isAtEnd)
      #expect(lesson.append(event) == nil)
    }
    #expect(lesson.isAtEnd)
  }

  @Test func aRecipeThatIsNotThereComesToItsEnd() {
    var lesson = LessonBuilder(Self.recipe)
    let issue = Event(recipe: "two", issue: RecipeIssue("There is none."))
    for event in [issue, Event(recipe: "two", recipeEnded: .init())] {
      #expect(lesson.append(event) == nil)
    }
    #expect(lesson.isAtEnd)
  }

  private static let played = Event(recipe: "two", playground: Sample.playground)

  @Test func aPlaygroundComesAfterAllVariantsAndEndsTheRecipe() {
    #expect(fault(Self.run + [Self.played, Event(recipe: "two", recipeEnded: .init())]) == nil)
    #expect(fault(Self.begun + [Self.played]) == "'playground' is not allowed after 0 of 2 variants")
    #expect(fault(Self.run + [Self.played, Self.played]) == "'playground' is not allowed after 'playground'")
    var owned = Self.played
    owned.variant = 1
    #expect(fault(Self.run + [owned]) == "its variant is 1")
  }

  @Test(arguments: [
    (
      [], Event(recipe: "two", recipeEnded: .init()),
      "'recipeEnded' is not allowed before the recipe's 'declaration'"
    ),
    (begun, Event(recipe: "two", recipeEnded: .init()), "'recipeEnded' is not allowed after 0 of 2 variants"),
    (begun, Event(recipe: "three", variant: 0, variantStarted: .init()), "its recipe is 'three'"),
    (begun, Event(variant: 0, variantStarted: .init()), "it has no recipe"),
    (begun, Event(recipe: "two", variant: 1, variantStarted: .init()), "its variant is 1"),
    (begun, Event(recipe: "two", variantStarted: .init()), "it has no variant"),
    (
      Array(run.prefix(2)), Event(recipe: "two", variant: 1, entry: .note(.init(text: "n"))),
      "its variant is 1"
    ),
    (
      Array(run.prefix(2)), Event(recipe: "two", recipeEnded: .init()),
      "'recipeEnded' is not allowed within the variant 0"
    ),
    (
      run, Event(recipe: "two", variant: 2, variantStarted: .init()),
      "'variantStarted' is not allowed after 2 of 2 variants"
    ),
    (
      run + [Event(recipe: "two", recipeEnded: .init())], Event(recipe: "two", recipeEnded: .init()),
      "'recipeEnded' is not allowed after 'recipeEnded'"
    ),
    (
      [],
      Event(recipe: "two", declaration: Sample.declaration("two", section: "9.9")),
      "the recipe's description differs from the one in the list"
    ),
  ])
  func whatDoesNotBelongThereIsRefused(before: [Event], event: Event, fault expected: String) {
    #expect(fault(before + [event]) == expected)
  }
}
