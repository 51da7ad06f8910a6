/// Says in messages how a run goes.
protocol Reporter {
  /// What there is to say before the recipes of a run; their reports come in the plan's order.
  mutating func begin(_ plan: RunPlan) -> [Message]
  /// What there is to say once a recipe is done.
  mutating func report(_ recipe: RecipeReport) -> [Message]
  /// What there is to say after the last recipe.
  mutating func end(_ summary: RunSummary) -> [Message]
}
