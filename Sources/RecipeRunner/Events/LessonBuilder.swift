/// Builds a recipe's report from its events, each of which it appends or says why it can't: the grammar in `docs/EventStream.md`.
///
/// A worker's stream begins with `workerStarted`, and is about this recipe alone. That of a fork of the tool, which knows the
/// recipe, begins after `recipeStarted`, as does the part of a run's stream; that may end early, if the worker was lost, and
/// goes on to the verdict.
struct LessonBuilder {
  private enum Position: Equatable {
    case beforeWorker
    case beforeRecipe
    case afterIssue
    case afterVariants(Int)
    case inVariant(Int)
    case inPlayground
    case inMoves
    case atEnd
    case afterVerdict
  }

  var report: RecipeReport

  private let isPartOfRun: Bool
  private var position: Position

  /// The start of the stream of a worker that was given this recipe.
  init(_ recipe: RecipeDeclaration, isFork: Bool = false) {
    (report, isPartOfRun, position) = (
      RecipeReport(recipe), false, isFork ? .afterVariants(0) : .beforeWorker
    )
  }

  /// The start of a recipe's part in the stream of a run, after `recipeStarted`.
  init(inRunOf recipe: RecipeDeclaration) {
    (report, isPartOfRun, position) = (RecipeReport(recipe), true, .afterVariants(0))
  }

  var isAtEnd: Bool { position == .atEnd || position == .afterVerdict }

  /// Appends the next event.
  ///
  /// - Returns: the reason why the event is not allowed here, and is not appended; nil if it is.
  mutating func append(_ event: Event) -> String? {
    if case .unknown = event.kind { return nil }
    guard let next = position(after: event.kind) else {
      return "'\(event.kind.name)' is not allowed \(positionDescription)"
    }
    if event.kind != .workerStarted {
      guard event.recipe == report.id else {
        return event.recipe.map { "its recipe is '\($0)'" } ?? "it has no recipe"
      }
      guard event.variant == variant(of: next) else {
        return event.variant.map { "its variant is \($0)" } ?? "it has no variant"
      }
      if case .recipeStarted(let declaration) = event.kind, declaration != report.declaration {
        return "the recipe's description differs from the one in the list"
      }
    }
    position = next
    report.add(event)
    return nil
  }

  /// The position after an event; nil if the event is not allowed here.
  private func position(after kind: Event.Kind) -> Position? {
    let count = report.declaration.scriptCount
    return switch (position, kind) {
    case (.beforeWorker, .workerStarted): .beforeRecipe
    case (.beforeRecipe, .recipeStarted): .afterVariants(0)
    case (.beforeRecipe, .issue): .afterIssue
    case (.afterVariants(let number), .variantStarted) where number < count: .inVariant(number)
    case (.inVariant, .entry): position
    case (.inVariant(let number), .variantEnded): .afterVariants(number + 1)
    case (.afterVariants(count), .playground), (.inPlayground, .playState): .inPlayground
    case (.inPlayground, .playMove), (.inMoves, .playMove): .inMoves
    case (.afterVariants(count), .recipeEnded), (.afterIssue, .recipeEnded), (.inPlayground, .recipeEnded),
      (.inMoves, .recipeEnded):
      .atEnd
    case (.atEnd, .issue) where isPartOfRun, (.atEnd, .recipeTimed) where isPartOfRun: .atEnd
    case (.atEnd, .verdict) where isPartOfRun: .afterVerdict
    case (_, .recipeEnded) where isPartOfRun && !isAtEnd: .atEnd
    default: nil
    }
  }

  /// The variant of an event between this position and the next; nil outside of variants.
  private func variant(of next: Position) -> Int? {
    switch (position, next) {
    case (_, .atEnd): nil
    case (.inVariant(let number), _), (_, .inVariant(let number)): number
    default: nil
    }
  }

  /// The position in words, to follow an event's name.
  private var positionDescription: String {
    switch position {
    case .beforeWorker: "before 'workerStarted'"
    case .beforeRecipe: "before 'recipeStarted'"
    case .afterIssue: "after 'issue'"
    case .afterVariants(let number):
      "after \(number) of \(Count.text(report.declaration.scriptCount, "variant"))"
    case .inVariant(let number): "within the variant \(number)"
    case .inPlayground: "after the states of the playground"
    case .inMoves: "after the moves of the playground"
    case .atEnd: "after 'recipeEnded'"
    case .afterVerdict: "after 'verdict'"
    }
  }
}
