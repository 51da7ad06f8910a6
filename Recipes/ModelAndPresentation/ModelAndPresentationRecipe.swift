import RecipeKit

/// A ball that slides, with the values of its layer and those on the screen.
@MainActor public let recipe: any Recipe = ModelAndPresentationRecipe()

struct ModelAndPresentationRecipe: Recipe {
  typealias Way = ControllerFactory<BallViewController>

  let lesson = Lesson.embedded
  let rightWay: Way = { BallViewController() }
  let wrongWays: WrongWays<Way> = [
    "the animation alone": { AnimationAloneController() },
    "a fill mode": { FillModeController() },
    "actions left on": { ActionsLeftOnController() },
    "a key path of views": { KeyPathOfViewsController() },
    "a number for a point": { NumberForPointController() },
    "hit test of the model": { HitTestOfModelController() },
  ]

  func scene(_ make: Way, on stage: Stage) -> (device: Simulator, screen: BallViewController) {
    let (device, screen) = (stage.boot(.iPhone16), make())
    device.launch(screen)
    return (device, screen)
  }

  /// The ball, some time after it was told to move.
  private static func moved(for seconds: Double) -> SceneSetup<
    Way, (device: Simulator, screen: BallViewController)
  > {
    SceneSetup { make, stage in
      let (device, screen) = (stage.boot(.iPhone16), make())
      device.launch(screen)
      screen.move()
      device.advance(by: seconds)
      return (device, screen)
    }
  }

  private let quarter = moved(for: 0.2)
  private let halfway = moved(for: 0.4)
  private let arrived = moved(for: 1)

  var claims: Claims<Way> {
    // Ease in, ease out is the Bézier curve with the control points (0.42, 0) and (0.58, 1). Its x is 1/4 at the
    // parameter s = 0.225065, and there y = 3s² - 2s³ is 0.129162.
    quarter.core("eases", "After a quarter of the time, the ball has gone 28 of its 220 points.") {
      expect($0.screen.shown.x, is: 80 + 220 * 0.129162, within: 0.01)
    }
    .fails(in: "actions left on")
    .fails(in: "a key path of views", seeing: CGFloat(300))
    .fails(in: "a number for a point", seeing: CGFloat(300))
    .fails(
      when: "it has the same speed all the time",
      with: { ConstantSpeedController() },
      seeing: CGFloat(135)
    )
    core("model", "The layer has its new position from the beginning.") {
      $0.screen.move()
      expect($0.screen.ball.position, is: CGPoint(x: 300, y: 280))
    }
    .fails(in: "the animation alone", seeing: CGPoint(x: 80, y: 280))
    arrived.core("stays", "When the animation is over, the ball stays on the right.") {
      expect($0.screen.shown, is: CGPoint(x: 300, y: 280))
    }
    .fails(in: "the animation alone", seeing: CGPoint(x: 80, y: 280))
    arrived.core("none-left", "Then the layer has no animation any more.") {
      expect($0.screen.ball.animationKeys() ?? [], is: [])
    }
    .fails(in: "a fill mode", seeing: ["position"])
    halfway.core("turns-round", "When it is told to move back halfway, the ball goes back from there.") {
      $0.screen.move()
      expect($0.screen.shown.x, is: 190, within: 0.01)
    }
    .fails(
      when: "the way back starts from the model",
      with: { StartOfModelController() },
      seeing: CGFloat(300)
    )
    arrived.core("comes-back", "A second tap on Move brings the ball back to the left.") { scene in
      scene.device.tap(at: CGPoint(x: 190, y: 422))
      scene.device.advanceUntilIdle()
      expect(scene.screen.shown.x, is: 80)
    }
    .fails(in: "a fill mode", seeing: CGFloat(300))
    halfway.core("hit", "A tap on the moving ball hits it.") {
      expect($0.screen.answer(toTapAt: 190, on: $0.device), is: "Hit")
    }
    .fails(in: "hit test of the model", seeing: "Missed")
    halfway.core("missed", "A tap where the ball will be later misses it.") {
      expect($0.screen.answer(toTapAt: 300, on: $0.device), is: "Missed")
    }
    .fails(in: "hit test of the model", seeing: "Hit")
    detail("copied", "The layer runs a copy of the animation that it gets.", isFact: true) { scene in
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      fade.duration = 1
      scene.screen.ball.add(fade, forKey: nil)
      fade.duration = 2
      scene.device.advance(by: 0.5)
      expect(scene.screen.ball.presentation()?.opacity ?? 0, is: 0.5, within: 0.001)
    }
    detail(
      "by-itself",
      "A layer without a view animates its changes by itself, in a quarter of a second.",
      isFact: true
    ) { scene in
      scene.screen.ball.opacity = 0
      scene.device.advance(by: 0.24)
      expect(scene.screen.ball.animationKeys() ?? [], is: ["opacity"])
      scene.device.advance(by: 0.02)
      expect(scene.screen.ball.animationKeys() ?? [], is: [], "a quarter of a second later that has ended")
    }
    detail("layer-of-a-view", "The layer of a view does not.", isFact: true) { scene in
      scene.screen.message.layer.opacity = 0
      expect(scene.screen.message.layer.animationKeys() ?? [], is: [])
    }
  }

  func illustrate(_ make: Way, on stage: Stage) {
    let (device, screen) = scene(make, on: stage)
    stage.picture("left", caption: "The ball is on the left")
    stage.film("move", caption: "Move is tapped", seconds: 1.3, showing: [.touches]) {
      device.tap(at: CGPoint(x: 190, y: 422))
    }
    stage.output("x on the screen, at the end", screen.shown.x)
    stage.output("x of the layer, at the end", screen.ball.position.x)
    stage.picture("right", caption: "The animation is over")
    let (other, second) = scene(make, on: stage)
    second.move()
    other.advance(by: 0.4)
    stage.output("x on the screen, halfway", second.shown.x)
    stage.output("x of the layer, halfway", second.ball.position.x)
    other.touchDown(at: CGPoint(x: 190, y: 280))
    stage.picture("hit", caption: "The moving ball is tapped", showing: [.touches])
  }

  func playground(_ make: @escaping Way) -> Playground? {
    Playground(
      [
        .tap("Move"),
        .tap(at: CGPoint(x: 0.2, y: 0.33), called: "on the left"),
        .tap(at: CGPoint(x: 0.48, y: 0.33), called: "halfway"),
        .tap(at: CGPoint(x: 0.76, y: 0.33), called: "on the right"),
      ],
      note: "Stopped halfway: time stands still for the ball, so you can tap it on its way.",
      starts: [
        Playground.Start("Start") { self.scene(make, on: $0).device },
        Playground.Start("Stopped halfway") { stage in
          let (device, screen) = self.scene(make, on: stage)
          screen.move()
          device.advance(by: 0.4)
          screen.stop()
          return device
        },
      ]
    )
  }
}

extension BallViewController {
  /// The position of the ball on the screen.
  fileprivate var shown: CGPoint { ball.presentation()?.position ?? ball.position }

  /// Taps at the height of the ball, and returns the first word of the message.
  fileprivate func answer(toTapAt x: CGFloat, on device: Simulator) -> String {
    device.touchDown(at: CGPoint(x: x, y: 280))?.lift()
    return message.text?.split(separator: ":").first.map(String.init) ?? ""
  }

  /// Stops the time of the ball, and disables its button.
  fileprivate func stop() {
    ball.timeOffset = ball.convertTime(CACurrentMediaTime(), from: nil)
    ball.speed = 0
    for case let button as UIButton in view.subviews { button.isEnabled = false }
  }
}
