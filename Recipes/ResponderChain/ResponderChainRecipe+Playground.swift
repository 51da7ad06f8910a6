import RecipeKit

extension ResponderChainRecipe {
  /// Everything may be tapped, while fewer and fewer answer.
  func playground(_ example: @escaping Example) -> Playground? {
    let silences = [
      "All answer", "All but the card", "From the inner view on", "From the inner controller on",
      "From the outer view on", "The outer controller alone",
    ]
    return Playground(
      [.tap("Card"), .tap("Panel"), .tap("Inner view"), .tap("Button")],
      starts: silences.enumerated().map { count, title in
        Playground.Start(title) { stage in
          let (device, outer) = launch(example, on: stage)
          for station in stations(of: outer) {
            station.answer { [unowned outer] in outer.label.text = "The \(station.name) answered" }
          }
          for clear in clearings(of: outer).prefix(count) { clear() }
          return device
        }
      }
    )
  }
}
