import RecipeKit
import UIKit

extension SwapRecipe {
  // MARK: Today's API

  @ClaimBuilder<Way> var today: Claims<Way> {
    SceneSetup { (_: Way, stage) in TwoViewsScene(on: stage) }.detail(
      "rotation-switches-view#today",
      "with today's API a rotation shows the other view, which fills the screen without a transform"
    ) {
      let before = $0.shown
      $0.device.rotate(to: .landscapeLeft)
      expect([before, $0.shown], is: ["portrait", "landscape"])
      let landscape = $0.controller.landscape
      expect(
        landscape.frame,
        is: CGRect(x: 0, y: 0, width: 667, height: 375),
        "the landscape view fills the screen"
      )
    }
    .fails(when: "the device is on its side already", seeing: ["landscape", "landscape"]) {
      $0.device.rotate(to: .landscapeLeft)
    }
    .fails(when: "another controller is on the screen", seeing: ["portrait", "portrait"]) {
      $0.controller.view.window?.rootViewController = UIViewController()
    }
    .fails(when: "the view for landscape keeps its size") { $0.controller.landscape.autoresizingMask = [] }
    SceneSetup { (_: Way, stage) in TwoViewsScene(on: stage) }.detail(
      "foo-hides-both#today",
      "with today's API a tap on Foo hides it in both views, too"
    ) { scene in
      if let foo = scene.controller.portrait.subviews.first { scene.device.tap(foo) }
      let buttons = [scene.controller.portrait, scene.controller.landscape].flatMap(\.subviews)
      expect(buttons.filter(\.isHidden).map { ($0 as? UIButton)?.currentTitle }, is: ["Foo", "Foo"])
    }
    .fails(when: "a tap finds nothing", seeing: [String?]()) {
      $0.controller.portrait.isUserInteractionEnabled = false
    }
  }
}

/// The two views on a phone with iOS 13.
@MainActor
private struct TwoViewsScene {
  let device: Simulator
  let controller = TwoViewsController()

  init(on stage: Stage) {
    device = stage.boot(.iPhone6, iOS: 13)
    device.launch(controller)
  }

  /// The names of the views that are visible.
  var shown: String {
    [("portrait", controller.portrait), ("landscape", controller.landscape)]
      .filter { !$0.1.isHidden }.map(\.0).joined(separator: " and ")
  }
}
