import RecipeKit

/// A lamp that a finger switches on and off.
@MainActor public let recipe: any Recipe = LampRecipe()

struct LampRecipe: Recipe {
  let lesson = Lesson.embedded
  let rightWay: ControllerFactory<LampViewController> = { LampViewController() }
  let wrongWays: WrongWays<ControllerFactory<LampViewController>> = [
    "a bulb that feels nothing": { NumbBulbController() },
    "a lamp without an off": { EverBurningController() },
    "a filament in capitals": { CapitalFilamentController() },
  ]

  @MainActor struct Scene {
    let device: Simulator
    let lamp: LampViewController

    /// The colour of the bulb after so many touches.
    func color(afterTouches count: Int) throws -> String {
      guard lamp.bulb.window != nil else { throw StageError.missing("the bulb's window") }
      for _ in 0..<count { device.tap(lamp.bulb) }
      return lamp.bulb.backgroundColor == .yellow ? "yellow" : "darkGray"
    }
  }

  func scene(_ make: ControllerFactory<LampViewController>, on stage: Stage) -> Scene {
    let scene = Scene(device: stage.boot(.iPhone5), lamp: make())
    scene.device.launch(scene.lamp)
    return scene
  }

  var claims: Claims<ControllerFactory<LampViewController>> {
    core("on", "A touch of the bulb switches the lamp on.") {
      try expect($0.color(afterTouches: 1), is: "yellow")
    }
    .fails(in: "a bulb that feels nothing", seeing: "darkGray")
    core("off", "Another one switches it off.") { try expect($0.color(afterTouches: 2), is: "darkGray") }
      .fails(in: "a lamp without an off", seeing: "yellow")
    detail("filament", "An image of the target's resources is found by its name, in its size in points.") {
      expect($0.lamp.filament.image?.size, is: CGSize(width: 20, height: 20))
    }
    .fails(in: "a filament in capitals")
  }

  func illustrate(_ make: ControllerFactory<LampViewController>, on stage: Stage) throws {
    let scene = scene(make, on: stage)
    _ = try scene.color(afterTouches: 1)
    stage.picture("on", caption: "The lamp burns")
  }
}
