import RecipeKit

extension SwapRecipe {
  /// The phone may be turned all round, and both buttons tapped, either way up.
  func playground(_ example: @escaping Example) -> Playground? {
    Playground([.tap("Foo"), .tap("Bar"), .turnLeft, .turnRight]) { launch(example, on: $0).device }
  }
}
