import RecipeKit

extension PopoverRecipe {
  /// The popover on the pad, the alert on the phone.
  func playground(_ example: Example) -> Playground? {
    let devices: [DeviceModel] = [.iPad, .iPhone5]
    return Playground(
      [
        .tap("+"), .tap("Photo"), .tap("Audio"), .tap("Cancel"),
        .tap(at: CGPoint(x: 0.3, y: 0.8), called: "beside it", while: "Photo"), .turnLeft, .turnRight,
      ],
      starts: devices.map { model in
        Playground.Start(model.name) { PopoverScene(example.root, model, on: $0).device }
      }
    )
  }
}
