/// Builds a recipe's run from the events of a worker, each of which it appends or says why it can't: the grammar in
/// `docs/EventStream.md`.
struct LessonBuilder {
  private enum Position: Equatable {
    case beforeRecipe
    case afterIssue
    case afterVariants(Int)
    case inVariant(Int)
    case afterPlayground
    case atEnd
  }

  var lesson: LessonRun

  private var position: Position

  /// - Parameters:
  ///   - recipe: the recipe that the worker was given.
  ///   - isFork: whether the worker is a fork of the tool, which doesn't repeat the declaration.
  init(_ recipe: RecipeDeclaration, isFork: Bool = false) {
    lesson = LessonRun(recipe)
    position = isFork ? .afterVariants(0) : .beforeRecipe
  }

  var isAtEnd: Bool { position == .atEnd }

  /// Appends the next event.
  ///
  /// - Returns: the reason why the event is not allowed here, and is not appended; nil if it is.
  mutating func append(_ event: Event) -> String? {
    guard let next = position(after: event) else {
      return event.kind.map { "'\($0)' is not allowed \(positionDescription)" }
    }
    guard event.recipe == lesson.id else {
      return event.recipe.map { "its recipe is '\($0)'" } ?? "it has no recipe"
    }
    guard event.variant == variant(of: next) else {
      return event.variant.map { "its variant is \($0)" } ?? "it has no variant"
    }
    if let declaration = event.declaration, declaration != lesson.declaration {
      return "the recipe's description differs from the one in the list"
    }
    position = next
    lesson.add(event)
    return nil
  }

  /// The position after an event; nil if the event is not allowed here.
  private func position(after event: Event) -> Position? {
    let count = lesson.declaration.scriptCount
    switch position {
    case .beforeRecipe where event.declaration != nil: return .afterVariants(0)
    case .beforeRecipe where event.issue != nil: return .afterIssue
    case .afterVariants(let number) where number < count && event.variantStarted != nil:
      return .inVariant(number)
    case .inVariant where event.entry != nil: return position
    case .inVariant(let number) where event.variantEnded != nil: return .afterVariants(number + 1)
    case .afterVariants(count) where event.playground != nil: return .afterPlayground
    case .afterVariants(count), .afterIssue, .afterPlayground: return event.recipeEnded == nil ? nil : .atEnd
    default: return nil
    }
  }

  /// The variant of an event between this position and the next; nil outside of variants.
  private func variant(of next: Position) -> Int? {
    switch (position, next) {
    case (.inVariant(let number), _), (_, .inVariant(let number)): number
    default: nil
    }
  }

  /// The position in words, to follow an event's name.
  private var positionDescription: String {
    switch position {
    case .beforeRecipe: "before the recipe's 'declaration'"
    case .afterIssue: "after 'issue'"
    case .afterVariants(let number):
      "after \(number) of \(Count.text(lesson.declaration.scriptCount, "variant"))"
    case .inVariant(let number): "within the variant \(number)"
    case .afterPlayground: "after 'playground'"
    case .atEnd: "after 'recipeEnded'"
    }
  }
}
