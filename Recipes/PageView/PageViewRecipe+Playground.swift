import RecipeKit

extension PageViewRecipe {
  /// The book may be leafed through, and turned for two pages beside each other.
  func playground(_ examples: PageViewExamples) -> Playground? {
    Playground(
      [.swipe(.right), .swipe(.left), .turn(.portrait), .turn(.landscapeLeft)],
      note: """
        The label that counts the turns is hidden here: with it, a page would look different each time that a \
        reader returns to it.
        """
    ) { stage in
      let scene = stage.keep(BookScene(examples.root, .iPad, on: stage))
      scene.root.turnsLabel.isHidden = true
      return scene.device
    }
  }
}
