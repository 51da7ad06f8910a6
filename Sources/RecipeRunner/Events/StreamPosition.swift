/// The position in the stream's grammar within one recipe: see `docs/EventStream.md`.
///
/// It covers the whole stream of a worker for one recipe. In the stream of a run, it covers the part between
/// `recipeStarted` and `recipeEnded`, which ends early if the worker was lost.
struct StreamPosition: Equatable {
  private enum Place: Equatable {
    case beforeWorker
    case beforeRecipe
    case afterIssue
    case afterVariants(Int)
    case inVariant(Int)
    case inPlayground
    case inMoves
    case end
  }

  private let recipe: RecipeDeclaration
  private var place: Place
  /// Whether the recipe may end at any point.
  private let mayEndEarly: Bool

  /// The start of the stream of a worker that was given this recipe.
  init(_ recipe: RecipeDeclaration) {
    (self.recipe, place, mayEndEarly) = (recipe, .beforeWorker, false)
  }

  /// The position after `recipeStarted` in the stream of a run.
  init(inRunOf recipe: RecipeDeclaration) {
    (self.recipe, place, mayEndEarly) = (recipe, .afterVariants(0), true)
  }

  /// Whether the recipe is complete.
  var isAtEnd: Bool {
    if case .end = place { true } else { false }
  }

  /// Advances to the next event.
  ///
  /// - Returns: the reason why the event is not allowed here; nil if it is. If it isn't, the position doesn't
  ///   change.
  mutating func take(_ event: Event) -> String? {
    if case .unknown = event.kind { return nil }
    guard let next = place(after: event) else {
      return "'\(event.kind.name)' is not allowed \(placeDescription)"
    }
    if case .workerStarted = event.kind {
      place = next
      return nil
    }
    guard event.recipe == recipe.card.id else {
      return event.recipe.map { "its recipe is '\($0)'" } ?? "it has no recipe"
    }
    guard event.variant == variant(of: next) else {
      return event.variant.map { "its variant is \($0)" } ?? "it has no variant"
    }
    if case .recipeStarted(let declaration) = event.kind, declaration != recipe {
      return "the recipe's description differs from the one in the list"
    }
    place = next
    return nil
  }

  /// The position after an event; nil if the event is not allowed here.
  private func place(after event: Event) -> Place? {
    let count = recipe.scriptCount
    return switch (place, event.kind) {
    case (.beforeWorker, .workerStarted): .beforeRecipe
    case (.beforeRecipe, .recipeStarted): .afterVariants(0)
    case (.beforeRecipe, .issue): .afterIssue
    case (.afterVariants(let number), .variantStarted) where number < count: .inVariant(number)
    case (.inVariant, .entry): place
    case (.inVariant(let number), .variantEnded): .afterVariants(number + 1)
    case (.afterVariants(count), .playground): .inPlayground
    case (.inPlayground, .playState): .inPlayground
    case (.inPlayground, .playMove), (.inMoves, .playMove): .inMoves
    case (.afterVariants(count), .recipeEnded), (.afterIssue, .recipeEnded), (.inPlayground, .recipeEnded),
      (.inMoves, .recipeEnded):
      .end
    case (_, .recipeEnded) where mayEndEarly: .end
    default: nil
    }
  }

  /// The variant of an event between this position and the next; nil outside of variants.
  private func variant(of next: Place) -> Int? {
    switch (place, next) {
    case (_, .end): nil
    case (.inVariant(let number), _), (_, .inVariant(let number)): number
    default: nil
    }
  }

  /// The kinds of events that are allowed next.
  var expected: [Event.Name] {
    switch place {
    case .beforeWorker: [.workerStarted]
    case .beforeRecipe: [.recipeStarted, .issue]
    case .afterVariants(let number) where number < recipe.scriptCount: [.variantStarted]
    case .afterVariants: [.playground, .recipeEnded]
    case .afterIssue: [.recipeEnded]
    case .inPlayground: [.playState, .playMove, .recipeEnded]
    case .inMoves: [.playMove, .recipeEnded]
    case .inVariant: [.output, .note, .check, .picture, .film, .live, .variantEnded]
    case .end: []
    }
  }

  /// The position in words, to follow an event's name.
  private var placeDescription: String {
    switch place {
    case .beforeWorker: "before 'workerStarted'"
    case .beforeRecipe: "before 'recipeStarted'"
    case .afterIssue: "after 'issue'"
    case .afterVariants(let number): "after \(number) of \(Count.text(recipe.scriptCount, "variant"))"
    case .inVariant(let number): "within the variant \(number)"
    case .inPlayground: "after the states of the playground"
    case .inMoves: "after the moves of the playground"
    case .end: "after 'recipeEnded'"
    }
  }
}
