import RecipeKit

/// Chapter 5, first part: six buttons that stay on the screen when the phone is turned.
@MainActor public let recipe: any Recipe = AutosizeRecipe()

struct AutosizeRecipe: Recipe {
  typealias Screen = AutosizeScreen<AutosizeViewController>

  /// The lesson's two controllers, and the application around them.
  struct Way {
    var iOS = 4.0
    var hidesStatusBar = false
    /// Buttons that keep their sizes, from a nib.
    var make: Loader = { AutosizeViewController(nibName: $0, bundle: nil) }
    /// Buttons that grow.
    var makeGrowing: Loader = { GrowingButtonsController(nibName: $0, bundle: nil) }

    typealias Loader = @MainActor (_ nib: String) -> AutosizeViewController

    /// Launches a controller of the six buttons.
    @MainActor
    func launch(
      _ make: Loader,
      on device: DeviceModel = .iPhone4,
      bare: Bool = false,
      _ stage: Stage
    ) -> Screen {
      launch({ make("AutosizeViewController") }, on: device, bare: bare, stage)
    }

    @MainActor
    func launch<Controller>(
      _ make: ControllerFactory<Controller>,
      on device: DeviceModel = .iPhone4,
      bare: Bool = false,
      _ stage: Stage
    ) -> AutosizeScreen<Controller> {
      let device = stage.boot(device, iOS: iOS, statusBarHidden: bare || hidesStatusBar)
      let controller = make()
      device.launch(controller)
      return AutosizeScreen(device: device, controller: controller)
    }
  }

  let lesson = Lesson.embedded
  let rightWay = Way()
  let wrongWays: WrongWays<Way> = [
    "default masks": Way(make: { DefaultMasksController(nibName: $0, bundle: nil) }),
    "default answer": Way(make: { DefaultAnswerController(nibName: $0, bundle: nil) }),
    "upside down on a phone": Way(make: { AllOrientationsController(nibName: $0, bundle: nil) }),
    "sizes left fixed": Way(makeGrowing: { SizesLeftFixedController(nibName: $0, bundle: nil) }),
    "fixed margins listed": Way(make: { MarginsBackwardsController(nibName: $0, bundle: nil) }),
    "solid arrows taken for fixed": Way(make: { ArrowsBackwardsController(nibName: $0, bundle: nil) }),
    "moved by hand, one way only": Way(make: { OneWayController(nibName: $0, bundle: nil) }),
  ]

  func scene(_ way: Way, on stage: Stage) -> Screen { way.launch(way.make, stage) }

  let pad = SceneSetup { (way: Way, stage) in way.launch(way.make, on: .iPad, stage) }

  /// A phone and a pad, both without a status bar.
  let barePhone = SceneSetup { (way: Way, stage) in way.launch(way.make, bare: true, stage) }
  let barePad = SceneSetup { (way: Way, stage) in way.launch(way.make, on: .iPad, bare: true, stage) }

  /// The drawings of the size inspector.
  let figures = SceneSetup { (way: Way, stage) -> InspectorFigures in
    _ = stage.boot(.iPhone4, iOS: way.iOS)
    return InspectorFigures(controller: way.make("InspectorFigures"))
  }

  /// A controller that overrides nothing.
  let plain = SceneSetup { (way: Way, stage) in way.launch({ UIViewController() }, stage) }

  /// The button whose mask is set in code, on a system whose default supports landscape.
  let coded = SceneSetup { (_: Way, stage) in Way(iOS: 7).launch({ CornerButtonController() }, stage) }

  let growing = SceneSetup { (way: Way, stage) in way.launch(way.makeGrowing, stage) }

  /// Launches the example on a device.
  let launching = SceneSetup { (way: Way, stage) -> (DeviceModel) -> Screen in
    { way.launch(way.make, on: $0, stage) }
  }

  let landscapeOnly = Way(make: { LandscapeOnlyController(nibName: $0, bundle: nil) })
  let pixels = Way(make: { PixelsForPointsController(nibName: $0, bundle: nil) })

  var claims: Claims<Way> {
    staying
    placing
    defaults
    filling
    inspector
    screens
    asking
  }

  func illustrate(_ way: Way, on stage: Stage) {
    stage.liveLayout(
      "turn",
      caption: "Turn the phone, pull at its corner, and make margins fixed or flexible"
    ) {
      let phone = way.launch(way.make, stage)
      return (phone.device, phone.controller)
    }
    stage.liveLayout(
      "turn",
      choice: "growing buttons",
      caption: "The buttons of `GrowingButtonsController` become wider in landscape"
    ) {
      let phone = way.launch(way.makeGrowing, stage)
      return (phone.device, phone.controller)
    }
    let upright = way.launch(way.make, stage)
    stage.output("masks in the xib", upright.buttons.map(\.autoresizingMask.words))
    stage.output("buttons in portrait", upright.frames.map(\.origin))
    stage.picture(
      "portrait",
      caption: "The six buttons in portrait",
      showing: [.springsAndStruts { [0, 3, 5].map { upright.buttons[$0] } }]
    )
    let turned = way.launch(way.make, stage)
    stage.film("rotate-left", caption: "The phone is turned left", seconds: 0.5) {
      turned.device.rotateLeft()
    }
    stage.output("buttons after Rotate Left", turned.frames.map(\.origin))
    stage.picture("landscape", caption: "After Rotate Left", showing: [.frames { turned.buttons }])
    let pad = way.launch(way.make, on: .iPad, stage)
    stage.picture(
      "pad",
      caption: "The same buttons on a pad",
      showing: [.springsAndStruts { [1, 2, 5].map { pad.buttons[$0] } }]
    )
  }
}
