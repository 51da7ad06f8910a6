import RecipeKit

extension AdaptiveSplitRecipe {
  /// The same application on two devices, each of which may be laid on its side.
  func playground(_ example: Example) -> Playground? {
    let devices: [DeviceModel] = [.iPhone6Plus, .iPad]
    return Playground(
      [
        .tap("Anna"), .tap("Lighthouse"), .goBack, .turn(.portrait), .turn(.landscapeLeft),
      ],
      starts: devices.map { model in
        Playground.Start(model.name) { $0.keep(AdaptiveScene(example, model, on: $0)).device }
      }
    )
  }
}
