import RecipeKit
import UIKit

extension RearrangeRecipe {
  // MARK: Today's API

  @ClaimBuilder<Way> var today: Claims<Way> {
    SceneSetup { (_: Way, stage) -> (device: Simulator, controller: SquareButtonsController) in
      let device = stage.boot(.iPhone6, iOS: 13)
      let controller = SquareButtonsController()
      device.launch(controller)
      return (device, controller)
    }.detail(
      "column-order#today",
      "with today's API a rotation makes three columns of two squares, all on the screen"
    ) { scene in
      scene.device.rotate(to: .landscapeLeft)
      let frames = scene.controller.buttons.map(\.frame)
      expect(Set(frames.map(\.minX)).count, is: 3)
      expect(
        frames.count { scene.controller.view.bounds.contains($0) && $0.width == 125 },
        is: 6,
        "with today's API six squares are on the screen after a rotation"
      )
    }
    .fails(when: "another controller is on the screen", seeing: 2) {
      $0.controller.view.window?.rootViewController = UIViewController()
    }
    .fails(when: "only the first two buttons are placed", seeing: 2) {
      $0.controller.buttons.removeLast(4)
    }
  }
}
