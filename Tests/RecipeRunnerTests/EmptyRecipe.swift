import RecipeKit

/// A recipe with a lesson, but without claims and with an empty script.
struct EmptyRecipe: RecipeScript {
  let card: RecipeCard
  let statements: [ClaimRecord] = []
  let variants: [Variant<Void>] = [Variant(())]

  let counterProofs: [CounterProofRecord] = []
  let faults: [String] = []
  let recordFaults: [String] = []
  var sourceType: Any.Type { Self.self }

  func checkCounterProof(_ number: Int, on stage: Stage) {}

  func playground(_ example: Void) -> Playground? { nil }

  func check(_ example: Void, on stage: Stage) {}
}
