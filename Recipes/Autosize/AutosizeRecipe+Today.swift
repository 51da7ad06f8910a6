import RecipeKit

extension AutosizeRecipe {
  // MARK: Today's API

  @ClaimBuilder<Way> var today: Claims<Way> {
    SceneSetup { (_: Way, stage) -> AutosizeScreen<PlacedButtonsController> in
      let device = stage.boot(.iPhone6, iOS: 13)
      let controller = PlacedButtonsController()
      device.launch(controller)
      return AutosizeScreen(device: device, controller: controller)
    }.detail(
      "all-on-screen-left#today",
      "with today's API, too, all buttons stay on screen after Rotate Left"
    ) {
      $0.device.rotateLeft()
      expect($0.frames.count(where: $0.controller.view.bounds.contains), is: 6)
    }
    .fails(when: "button 6 is not placed", seeing: 5) { $0.controller.buttons.removeLast() }
  }
}
