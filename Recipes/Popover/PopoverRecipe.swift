import RecipeKit

/// Recipe 1.29: a popover on the pad, an alert elsewhere.
@MainActor public let recipe: any Recipe = PopoverRecipe()

/// The two screens of the lesson, which open something from a button and from a place.
struct PopoverExamples {
  /// The screen with +.
  var root: ControllerFactory<RootViewController> = { RootViewController() }
  /// The same for a process of its own: what raises there ends nothing here.
  var probed: ControllerFactory<RootViewController> = { RootViewController() }
  /// The screen with a map.
  var map: ControllerFactory<MapController> = { MapController() }
}

struct PopoverRecipe: Recipe {
  let lesson = Lesson.embedded
  let rightWay = PopoverExamples()
  let wrongWays: WrongWays<PopoverExamples> = [
    "a popover on the phone": PopoverExamples(probed: { PopoverEverywhereController() }),
    "a strong back reference": PopoverExamples(root: { StrongReferenceController() }),
    "a content that does not know its popover": PopoverExamples(root: { UnknownPopoverController() }),
    "button removed from the bar": PopoverExamples(root: { FormerPlacePopoverController() }),
    "the old rectangle": PopoverExamples(map: { MovedPlaceController() }),
    "popover not retained": PopoverExamples(probed: { UnkeptPopoverController() }),
    "the class alone": PopoverExamples(root: { ClassAloneController() }),
    "numbers instead of titles": PopoverExamples(root: { NumbersController() }),
  ]

  /// The pad, before + is tapped.
  func scene(_ ways: PopoverExamples, on stage: Stage) -> PopoverScene {
    PopoverScene(ways.root, .iPad, on: stage)
  }

  var claims: Claims<PopoverExamples> {
    opening
    turning
    places
    references
    choosing
    alerts
    today
  }

  func illustrate(_ ways: PopoverExamples, on stage: Stage) {
    let scene = stage.keep(scene(ways, on: stage))
    stage.film("open", caption: "A tap on + opens the popover", seconds: 0.5, showing: [.touches]) {
      scene.touchPlus()
      scene.device.advance(by: 0.5)
    }
    scene.device.advanceUntilIdle()
    stage.picture("popover", caption: "The popover under the + button")
    stage.output("frame of the content", scene.frame)
    _ = stage.keep(PlaceScene(ways, on: stage))
    stage.picture("place", caption: "A popover from a place in the view")
    stage.keep(self.scene(ways, on: stage)).open().device.rotate(to: .landscapeLeft)
    stage.picture("turned", caption: "A popover from a button, after the turn")
    stage.keep(PlaceScene(ways, iOS: 6, on: stage)).device.rotate(to: .landscapeLeft)
    stage.picture("place-turned", caption: "A popover from a place, after the turn")
    stage.keep(PopoverScene(ways.root, .iPhone5, on: stage)).open()
    stage.picture("alert", caption: "On the phone, after a tap on +")
  }

  /// The popover on the pad, the alert on the phone.
  func playground(_ ways: PopoverExamples) -> Playground? {
    let devices: [DeviceModel] = [.iPad, .iPhone5]
    return Playground(
      [
        .tap("+"), .tap("Photo"), .tap("Audio"), .tap("Cancel"),
        .tap(at: CGPoint(x: 0.3, y: 0.8), called: "beside it", while: "Photo"), .turnLeft, .turnRight,
      ],
      starts: devices.map { model in
        Playground.Start(model.name) { PopoverScene(ways.root, model, on: $0).device }
      }
    )
  }
}

// MARK: - Scenes

/// The screen with + in a navigation controller, launched.
@MainActor
struct PopoverScene {
  let device: Simulator
  let root: RootViewController
  let navigation: UINavigationController

  init(
    _ make: ControllerFactory<RootViewController>,
    _ model: DeviceModel,
    iOS version: Double = 7,
    on stage: Stage
  ) {
    device = stage.boot(model, iOS: version)
    root = make()
    navigation = UINavigationController(rootViewController: root)
    device.launch(navigation)
    device.advanceUntilIdle()
  }

  /// Where + is: at the right end of the bar, unless it has moved.
  var plus: CGPoint {
    let size = device.screen.bounds.size
    return root.toolbarItems == nil
      ? CGPoint(x: size.width - 22, y: 42) : CGPoint(x: 22, y: size.height - 22)
  }

  /// Taps where + is, and waits for nothing.
  func touchPlus() { device.tap(at: plus) }

  /// Taps where + is, and waits for what it opens.
  @discardableResult
  func open() -> PopoverScene {
    touchPlus()
    device.advanceUntilIdle()
    return self
  }

  /// How many popovers are visible.
  var popovers: Int { popover?.isPopoverVisible == true ? 1 : 0 }
  /// How many alerts are visible.
  var alerts: Int { alert?.isVisible == true ? 1 : 0 }

  var popover: UIPopoverController? { root.popover }
  var content: PopoverContentViewController? {
    popover?.contentViewController as? PopoverContentViewController
  }
  var buttons: [UIButton] { content?.view.subviews.compactMap { $0 as? UIButton } ?? [] }
  var alert: UIAlertView? {
    UIApplication.shared.windows.flatMap { $0.subtree() }.lazy.compactMap { $0 as? UIAlertView }.first
  }

  /// The content's rectangle in the interface as it is turned; zero if it is not on screen.
  var frame: CGRect {
    guard let view = content?.viewIfLoaded, view.window != nil else { return .zero }
    return view.convert(view.bounds, to: navigation.view)
  }

  /// How many of the views around the content, and it, are fading.
  var fadingViews: Int {
    sequence(first: content?.viewIfLoaded, next: { $0?.superview }).prefix { $0 != nil }
      .count { $0?.isFading == true }
  }

  /// Moves + to the left end of a bar at the bottom.
  func moveToToolbar() {
    root.navigationItem.rightBarButtonItem = nil
    root.toolbarItems = [root.barButtonAdd]
    navigation.isToolbarHidden = false
  }

  /// Lets + do something else.
  func change(_ action: @escaping (RootViewController) -> Void) {
    let tapped = UIAction { [unowned root] _ in action(root) }
    root.barButtonAdd = UIBarButtonItem(systemItem: .add, primaryAction: tapped)
    root.navigationItem.rightBarButtonItem = root.barButtonAdd
  }

  func changeToAlert() { change { $0.performAddWithAlertView() } }

  func changeToRectangle() {
    let place = CGRect(x: 724, y: 20, width: 44, height: 44)
    change { $0.popover?.present(from: place, in: $0.view, permittedArrowDirections: .any, animated: true) }
  }
}

/// A popover that is open at a place of a map.
@MainActor
struct PlaceScene {
  let device: Simulator
  let map: MapController

  init(_ ways: PopoverExamples, iOS version: Double = 7, on stage: Stage) {
    device = stage.boot(.iPad, iOS: version)
    map = ways.map()
    device.launch(map)
    device.advanceUntilIdle()
    map.showPlace()
    device.advanceUntilIdle()
  }

  /// How many popovers are visible.
  var popovers: Int { map.popover?.isPopoverVisible == true ? 1 : 0 }

  /// Where the arrow points if the popover is opened anew with some directions permitted.
  func arrow(_ permitted: UIPopoverArrowDirection) -> UIPopoverArrowDirection {
    map.popover?.dismiss(animated: false)
    device.advanceUntilIdle()
    map.showPlace(arrow: permitted)
    device.advanceUntilIdle()
    return map.popover?.arrowDirection ?? .unknown
  }
}

extension UIView {
  /// Whether the view is fading in or out.
  var isFading: Bool { !isHidden && (layer.presentation().map { $0.opacity < 1 } ?? false) }
}
