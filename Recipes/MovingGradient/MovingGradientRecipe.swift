import RecipeKit

/// A sky of three colours, which move at sunrise.
@MainActor public let recipe: any Recipe = MovingGradientRecipe()

struct MovingGradientRecipe: Recipe {
  typealias Way = ControllerFactory<SkyViewController>

  let lesson = Lesson.embedded
  let rightWay: Way = { SkyViewController() }
  let wrongWays: WrongWays<Way> = [
    "UIColor instead of CGColor": { ViewColorsController() },
    "added in front": { AddedInFrontController() },
    "the frame set once": { FrameSetOnceController() },
    "a layer for each layout": { LayerForEachLayoutController() },
    "the end in points": { EndInPointsController() },
    "an animation of views": { AnimationOfViewsController() },
  ]

  func scene(_ make: Way, on stage: Stage) -> (device: Simulator, screen: SkyViewController) {
    let (device, screen) = (stage.boot(.iPhone16), make())
    device.launch(screen)
    return (device, screen)
  }

  /// The moment right after the sunrise was asked for.
  private let asked = SceneSetup { (make: Way, stage) in
    let (device, screen) = (stage.boot(.iPhone16), make())
    device.launch(screen)
    screen.toggle()
    return (device: device, screen: screen)
  }

  /// The sky after a tap, when nothing moves any more.
  private let morning = SceneSetup { (make: Way, stage) in
    let (device, screen) = (stage.boot(.iPhone16), make())
    device.launch(screen)
    device.tap(screen.view)
    device.advanceUntilIdle()
    return (device: device, screen: screen)
  }

  /// The sky at night on a phone that is turned on its side.
  private let turned = SceneSetup { (make: Way, stage) in
    let (device, screen) = (stage.boot(.iPhone16), make())
    device.launch(screen)
    device.rotateLeft()
    device.advanceUntilIdle()
    return screen
  }

  var claims: Claims<Way> {
    core("night", "At night the sky is indigo at the top, pink at 0.8 of its height, yellow at the bottom.") {
      expect($0.screen.seen(0.002, 0.8, 0.998), is: ["indigo", "pink", "yellow"])
    }
    .fails(in: "UIColor instead of CGColor", seeing: ["black", "black", "black"])
    .fails(in: "the end in points", seeing: ["indigo", "indigo", "indigo"])
    asked.core("halfway", "After half of the time pink is halfway between its two places.") {
      $0.device.advance(by: 0.4)
      expect($0.screen.shownPlaceOfPink, is: 0.5, within: 0.001)
    }
    .fails(in: "an animation of views", seeing: 0.2)
    .fails(when: "the start is read too late", with: { LateStartController() }, seeing: 0.2)
    asked.core("halfway-drawn", "By then the middle of the screen is pink.") {
      $0.device.advance(by: 0.4)
      expect($0.screen.seen(0.5), is: ["pink"])
    }
    .fails(in: "an animation of views")
    morning.core("morning", "In the end pink is at 0.2 of the height, and yellow from 0.6 to the bottom.") {
      expect($0.screen.seen(0.2, 0.6, 0.998), is: ["pink", "yellow", "yellow"])
    }
    .fails(when: "only the animation has the new locations", with: { OnlyInTheAnimationController() })
    .fails(in: "UIColor instead of CGColor", seeing: ["black", "black", "black"])
    morning.core("back", "A second tap brings the night back.") { scene in
      scene.device.tap(scene.screen.view)
      scene.device.advanceUntilIdle()
      expect(scene.screen.seen(0.002, 0.8, 0.998), is: ["indigo", "pink", "yellow"])
    }
    .fails(when: "each tap is a sunrise", with: { SunriseOnlyController() })
    core("behind", "The sky is behind the name of the city.") { scene in
      let names: ObjectNames = ["the sky": scene.screen.sky, "the label": scene.screen.city.layer]
      expect((scene.screen.view.layer.sublayers ?? []).map { names.of($0) }, is: ["the sky", "the label"])
    }
    .fails(in: "added in front", seeing: ["the label", "the sky"])
    core("covers", "The sky is as large as the screen.") {
      expect($0.screen.sky.frame, is: CGRect(x: 0, y: 0, width: 393, height: 852))
    }
    .fails(when: "it gets no frame", with: { WithoutFrameController() }, seeing: CGRect.zero)
    turned.core("covers-turned", "It is also as large as the screen of a phone on its side.") {
      expect($0.sky.frame, is: CGRect(x: 0, y: 0, width: 852, height: 393))
    }
    .fails(in: "the frame set once", seeing: CGRect(x: 0, y: 0, width: 393, height: 852))
    turned.core("turned-drawn", "There, too, the sky is indigo at the top and yellow at the bottom.") {
      expect($0.seen(0.002, 0.998), is: ["indigo", "yellow"])
    }
    .fails(in: "the frame set once")
    turned.core("one-layer", "After the turn there is one gradient.") {
      expect($0.gradientCount, is: 1)
    }
    .fails(in: "a layer for each layout")
    detail("between", "In the middle between two locations the two colours are mixed in equal parts.") {
      expect($0.screen.seen(0.4), is: ["half indigo, half pink"])
    }
    .fails(when: "the layer has no locations", with: { WithoutLocationsController() })
    asked.detail("start", "Right after the call pink is still seen at its old place.") {
      expect($0.screen.shownPlaceOfPink, is: 0.8)
    }
    .fails(when: "the start is read too late", with: { LateStartController() }, seeing: 0.2)
    detail("from-top-to-bottom", "A new gradient runs from the top to the bottom.", isFact: true) { _ in
      let layer = CAGradientLayer()
      expect([layer.startPoint, layer.endPoint], is: [CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1)])
    }
    detail("no-view", "`UIView.animate` doesn't say how long a layer without a view takes.", isFact: true) {
      scene in
      UIView.animate(withDuration: 0.8) { scene.screen.sky.locations = [0, 0.2, 0.6] }
      scene.device.advance(by: 0.25)
      expect(scene.screen.shownPlaceOfPink, is: 0.2)
    }
    detail("layer-class", "A view's own layer has the view's size at once.", isFact: true) { _ in
      let view = SkyView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
      expect((view.layer as? CAGradientLayer)?.bounds.size, is: CGSize(width: 30, height: 40))
    }
  }

  func illustrate(_ make: Way, on stage: Stage) {
    let (device, screen) = scene(make, on: stage)
    stage.picture("night", caption: "The night")
    stage.film("sunrise", caption: "The screen is tapped", seconds: 1, showing: [.touches]) {
      device.tap(at: CGPoint(x: 196, y: 640))
    }
    stage.picture("morning", caption: "The morning")
    screen.toggle()
    device.advanceUntilIdle()
    screen.toggle()
    device.settle()
    device.advance(by: 0.4)
    stage.picture("halfway", caption: "The sky after half of the time")
    stage.output("place of pink, halfway", screen.shownPlaceOfPink)
    device.advanceUntilIdle()
    stage.film("turn", caption: "The phone is turned on its side", seconds: 0.8) {
      device.rotate(to: .landscapeLeft, animating: true)
      device.advanceUntilIdle()
    }
    stage.output("frame of the sky, on its side", screen.sky.frame)
  }

  func playground(_ make: @escaping Way) -> Playground? {
    Playground([.tap(at: CGPoint(x: 0.5, y: 0.75), called: "the screen"), .turnLeft, .turnRight]) {
      self.scene(make, on: $0).device
    }
  }
}

extension SkyViewController {
  /// Where pink is seen, where the animation may go on, as a fraction of the height.
  fileprivate var shownPlaceOfPink: Double {
    let places = sky.presentation()?.locations ?? []
    return places.count == 3 ? places[1].doubleValue : 0
  }

  /// The number of gradients in the view's layer.
  fileprivate var gradientCount: Int { (view.layer.sublayers ?? []).count { $0 is CAGradientLayer } }

  private static let colors: KeyValuePairs<String, UIColor> = [
    "indigo": .systemIndigo, "pink": .systemPink, "yellow": .systemYellow, "black": .black,
    "half indigo, half pink": UIColor(
      red: (88 + 255) / 2 / 255,
      green: (86 + 45) / 2 / 255,
      blue: (214 + 85) / 2 / 255,
      alpha: 1
    ),
  ]

  /// What is seen near the right edge of the screen, at fractions of its height.
  fileprivate func seen(_ places: Double...) -> [String] {
    places.map { place in
      let point = CGPoint(x: view.bounds.width - 20, y: view.bounds.height * place)
      return view.drawnColor(at: point, among: Self.colors)
    }
  }
}
