import RecipeKit

/// The script of an exercise: of a recipe's ways it has only the wrong way that the learner mends.
///
/// The evaluation of `check` doesn't apply to it; see ``ExerciseOutcome``.
@MainActor
struct ExerciseScript<Base: RecipeScript>: RecipeScript {
  let base: Base
  let mistake: String

  init(_ base: Base, _ mistake: String) {
    (self.base, self.mistake) = (base, mistake)
  }

  var card: RecipeCard { base.card }
  var statements: [ClaimRecord] { base.statements }
  var variants: [Variant<Base.Example>] { base.variants.filter { $0.name == mistake } }
  var counterProofs: [CounterProofRecord] { [] }
  var faults: [String] { [] }
  var recordFaults: [String] { [] }
  var sourceType: Any.Type { base.sourceType }

  func check(_ example: Base.Example, on stage: Stage) throws {
    try base.check(example, on: stage)
  }

  func checkCounterProof(_ number: Int, on stage: Stage) {}

  func playground(_ example: Base.Example) -> Playground? { nil }
}

extension RecipeRunner {
  /// Runs the tool for an exercise of `recipes practice`, and ends the process.
  ///
  /// - Parameters:
  ///   - recipes: the recipe of the exercise.
  ///   - exercise: the name of the wrong way that the learner mends.
  @MainActor
  public static func main(_ recipes: [any Recipe], exercise: String) -> Never {
    ExceptionProbe.locatesFatalErrors = true
    main(scripts: recipes.map { script(of: $0.script, exercise) })
  }

  @MainActor
  private static func script(of recipe: some RecipeScript, _ exercise: String) -> any RecipeScript {
    ExerciseScript(recipe, exercise)
  }
}
