import RecipeKit

/// Chapter 5, first part: six buttons that stay on the screen when the phone is turned.
@MainActor public let recipe: any Recipe = AutosizeRecipe()

struct AutosizeRecipe: Recipe {
  typealias Screen = AutosizeScreen<AutosizeViewController>

  /// The lesson's two controllers, and the application around them.
  struct Way {
    var iOS = 4.0
    var hidesStatusBar = false
    /// Buttons that keep their sizes.
    var make: Maker<AutosizeViewController> = { AutosizeViewController() }
    /// Buttons that grow.
    var makeGrowing: Maker<AutosizeViewController> = { GrowingButtonsController() }

    @MainActor
    func launch<Controller>(
      _ make: Maker<Controller>,
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
    "default masks": Way(make: { DefaultMasksController() }),
    "default answer": Way(make: { DefaultAnswerController() }),
    "upside down on a phone": Way(make: { AllOrientationsController() }),
    "sizes left fixed": Way(makeGrowing: { SizesLeftFixedController() }),
    "struts read backwards": Way(make: { StrutsBackwardsController() }),
    "arrows read backwards": Way(make: { ArrowsBackwardsController() }),
    "moved by hand, one way only": Way(make: { OneWayController() }),
  ]

  func scene(_ way: Way, on stage: Stage) -> Screen { way.launch(way.make, stage) }

  let pad = Setting { (way: Way, stage) in way.launch(way.make, on: .iPad, stage) }

  /// A phone and a pad, both without a status bar.
  let barePhone = Setting { (way: Way, stage) in way.launch(way.make, bare: true, stage) }
  let barePad = Setting { (way: Way, stage) in way.launch(way.make, on: .iPad, bare: true, stage) }

  /// A controller that overrides nothing.
  let plain = Setting { (way: Way, stage) in way.launch({ UIViewController() }, stage) }

  let growing = Setting { (way: Way, stage) in way.launch(way.makeGrowing, stage) }

  /// Launches the example on a device.
  let launching = Setting { (way: Way, stage) -> (DeviceModel) -> Screen in
    { way.launch(way.make, on: $0, stage) }
  }

  let landscapeOnly = Way(make: { LandscapeOnlyController() })
  let pixels = Way(make: { PixelsForPointsController() })

  var claims: Claims<Way> {
    screens
    asking
    staying
    defaults
    inspector
    placing
    filling
    today
  }

  func show(_ way: Way, on stage: Stage) {
    stage.liveLayout("turn", caption: "Turn the phone or pull at its corner, and click on springs and struts")
    {
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
    stage.output("buttons in portrait", upright.frames.map(\.origin))
    stage.picture(
      "portrait",
      caption: "The six buttons in portrait",
      showing: [.springsAndStruts { [0, 3, 4].map { upright.buttons[$0] } }]
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
