import RecipeKit

extension StoryboardsRecipe {
  /// Every segue that starts at a button, and the ways back.
  func playground(_ example: @escaping Example) -> Playground? {
    Playground(
      [
        .tap("Open"), .goBack, .tap("Add"), .tap("Done"), .tap("Help"),
        .tap(at: CGPoint(x: 0.5, y: 0.8), called: "beside the help", while: "Tap Open."), .tap("Card"),
      ],
      within: 5
    ) { try StoryboardApp(example, on: $0).device }
  }
}
