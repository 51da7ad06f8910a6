import RecipeKit

extension SplitViewRecipe {
  /// The pad may be turned, and rows picked, in the column or in the popover.
  func playground(_ example: Example) -> Playground? {
    Playground(
      [
        .tapRow(1), .tapRow(2), .tap("Master"),
        .tap(at: CGPoint(x: 0.7, y: 0.7), called: "beside the list", while: "+"), .turn(.portrait),
        .turn(.landscapeLeft),
      ],
      note: "Three moments are in the list already. Each tap on + would add one more, so + is left out here.",
      starts: [
        Playground.Start("The list hides") { launch(example.pad, on: $0) },
        Playground.Start("The list stays") { launch(example.settings, on: $0) },
      ]
    )
  }

  private func launch(_ app: @MainActor () -> MasterDetailApp, on stage: Stage) -> Simulator {
    let scene = SplitScene(app, on: stage)
    for _ in 1...3 { _ = scene.tapPlus() }
    return scene.device
  }
}
