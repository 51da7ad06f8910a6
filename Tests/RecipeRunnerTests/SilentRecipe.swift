import RecipeKit

/// A recipe that says who it is, and nothing else.
struct SilentRecipe: ScriptedRecipe {
  let card: RecipeCard
  let statements: [ClaimRecord] = []
  let variants: [Variant<Void>] = [.rightWay(())]

  func check(_ example: Void, on stage: Stage) {}
}
