import RecipeKit
import UIKit

/// A lamp that a finger switches on and off.
@MainActor public let recipe: any ScriptedRecipe = LampRecipe()

struct LampRecipe: ScriptedRecipe {
  let card = RecipeCard(
    id: "lamp",
    title: "Switch a lamp with a finger",
    chapter: "Outside",
    problem: "A touch of the bulb should switch the lamp on, and another one off.",
    solution: "Override `touchesEnded` in the controller, and ask each touch for its view.",
    listing: EmbeddedListings.example,
    wrongWaysListing: EmbeddedListings.wrongWays
  )

  let statements: [ClaimRecord] = [
    .core("on", "A touch of the bulb switches the lamp on."),
    .core("off", "Another one switches it off."),
    .detail("filament", "An image of the target's resources is found by its name, in its size in points."),
  ]

  let variants: [Variant<@MainActor () -> LampViewController>] = [
    .rightWay { LampViewController() },
    .wrongWay(
      "a bulb that feels nothing",
      "Without user interaction the touch is the view's behind the bulb.",
      source: .ours,
      breaks: [Breakage("on", seeing: "\"darkGray\"")]
    ) { NumbBulbController() },
    .wrongWay(
      "a lamp without an off",
      "Who only switches on never switches off.",
      source: .ours,
      breaks: [Breakage("off", seeing: "\"yellow\"")]
    ) { EverBurningController() },
    .wrongWay(
      "a filament in capitals",
      "Names of files tell capitals from small letters.",
      source: .ours,
      breaks: [Breakage("filament", seeing: "nil")]
    ) { CapitalFilamentController() },
  ]

  func check(_ example: @MainActor () -> LampViewController, on stage: Stage) throws {
    let device = stage.boot(.iPhone5)
    let controller = example()
    device.launch(controller)
    let size = CGSize(width: 20, height: 20)
    stage.check(
      "filament",
      "the filament is 20 points wide",
      expected: size,
      actual: controller.filament.image?.size
    )
    device.tap(controller.bulb)
    stage.picture("on", caption: "The lamp burns")
    stage.check("on", "one touch, and it burns", expected: "yellow", actual: color(of: controller))
    device.tap(controller.bulb)
    stage.check("off", "another, and it is dark", expected: "darkGray", actual: color(of: controller))
  }

  private func color(of controller: LampViewController) -> String {
    controller.bulb.backgroundColor == .yellow ? "yellow" : "darkGray"
  }
}
