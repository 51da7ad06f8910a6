import RecipeKit

extension AdaptivePopoverRecipe {
  /// The popover stays small on the phone, unless nobody asks for that.
  func playground(_ example: Example) -> Playground? {
    Playground(
      [
        .tap("URL"), .tapRow(1), .tapRow(2),
        .tap(at: CGPoint(x: 0.5, y: 0.95), called: "beside it", while: "URL"),
        .turn(.portrait), .turn(.landscapeLeft),
      ],
      starts: [
        Playground.Start("iPhone 5") { try AdaptivePopoverApp(example.app, .iPhone5, on: $0).device },
        Playground.Start("iPhone 5, left to the system") {
          try AdaptivePopoverApp(example.untouched, .iPhone5, on: $0).device
        },
        Playground.Start("iPad with a list") {
          try AdaptivePopoverApp(example.app, .iPad, inSplitView: true, on: $0).device
        },
      ]
    )
  }
}
