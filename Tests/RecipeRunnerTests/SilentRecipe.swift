import RecipeKit

/// A recipe with a lesson, but without claims and with an empty script.
struct SilentRecipe: RecipeScript {
  let card: RecipeCard
  let statements: [ClaimRecord] = []
  let variants: [Variant<Void>] = [.rightWay(())]

  let opposites: [OppositeRecord] = []
  let faults: [String] = []
  let recordFaults: [String] = []
  var sourceType: Any.Type { Self.self }

  func checkOpposite(_ number: Int, on stage: Stage) {}

  func playground(_ example: Void) -> Playground? { nil }

  func check(_ example: Void, on stage: Stage) {}
}
