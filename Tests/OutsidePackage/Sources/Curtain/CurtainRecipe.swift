import RecipeKit

/// A curtain that fades, and lets touches through from then on.
@MainActor public let recipe: any Recipe = CurtainRecipe()

struct CurtainRecipe: Recipe {
  let lesson = Lesson.embedded
  let rightWay: ControllerFactory<CurtainController> = { CurtainController() }
  let wrongWays: WrongWays<ControllerFactory<CurtainController>> = [
    "clear colour": { ClearColorController() },
    "hidden in the end": { HiddenInTheEndController() },
  ]

  func scene(
    _ make: ControllerFactory<CurtainController>,
    on stage: Stage
  ) -> (device: Simulator, screen: CurtainController) {
    let (device, screen) = (stage.boot(.iPhone5, iOS: 7), make())
    device.launch(screen)
    return (device, screen)
  }

  var claims: Claims<ControllerFactory<CurtainController>> {
    core("closed", "A view in front of a button takes the button's touches.") { scene in
      scene.device.tap(scene.screen.bell)
      expect(scene.screen.rings, is: 0)
    }
    .fails(when: "the curtain takes no touches", seeing: 1) {
      $0.screen.curtain.isUserInteractionEnabled = false
    }
    core("open", "Once its alpha is 0, touches go through it.") { scene in
      scene.screen.openCurtain()
      scene.device.advance(by: 0.6)
      scene.device.tap(scene.screen.bell)
      expect(scene.screen.rings, is: 1)
    }
    .fails(in: "clear colour", seeing: 0)
    detail("at-once", "The alpha reads 0 as soon as the animation has been set up.") {
      $0.screen.openCurtain()
      expect($0.screen.curtain.alpha, is: 0)
    }
    .fails(in: "hidden in the end")
    detail("who-is-passed-over", "Views with an alpha below 0.01 get no touches.")
  }

  func illustrate(_ make: ControllerFactory<CurtainController>, on stage: Stage) {
    let (device, screen) = scene(make, on: stage)
    stage.picture("closed", caption: "The curtain is closed")
    stage.film("open", caption: "The curtain opens", seconds: 0.6) { screen.openCurtain() }
    device.tap(screen.bell)
    stage.output("rings", screen.rings)
  }
}
