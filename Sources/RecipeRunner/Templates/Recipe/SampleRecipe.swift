import RecipeKit

/// A button that counts taps, but not drags that leave it.
@MainActor public let recipe: any Recipe = SampleRecipe()

struct SampleRecipe: Recipe {
  let lesson = Lesson.embedded
  let rightWay: ControllerFactory<SampleController> = { SampleController() }
  let wrongWays: WrongWays<ControllerFactory<SampleController>> = [
    "touch down": { SampleTouchDownController() }
  ]

  func scene(_ make: ControllerFactory<SampleController>, on stage: Stage) -> (
    device: Simulator, screen: SampleController
  ) {
    let (device, screen) = (stage.boot(.iPhone5, iOS: 9), make())
    device.launch(screen)
    return (device, screen)
  }

  var claims: Claims<ControllerFactory<SampleController>> {
    core("counts-taps", "A tap counts, a finger that slides off the button does not.") { scene in
      scene.device.tap(scene.screen.button)
      scene.device.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 500))
      expect(scene.screen.taps, is: 1)
    }
    .fails(when: "the button takes no taps") { $0.screen.button.isEnabled = false }
    .fails(in: "touch down", seeing: 2)
  }
}
