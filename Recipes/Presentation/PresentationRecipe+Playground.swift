import RecipeKit

extension PresentationRecipe {
  /// The form comes and goes, and so do the photos over it.
  func playground(_ example: Example) -> Playground? {
    Playground(
      [
        .tap("+"), .tap("Save"), .tap("Cancel"), .tap("Add photo"),
        .tap(at: CGPoint(x: 0.5, y: 0.4), called: "the photo", while: "Photos"),
      ],
      within: 5
    ) { launch(example, on: $0).device }
  }
}
