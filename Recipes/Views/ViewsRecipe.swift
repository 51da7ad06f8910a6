import RecipeKit

/// The guide's opening: screen, window and views, before any controller comes into play.
@MainActor public let recipe: any Recipe = ViewsRecipe()

struct ViewsRecipe: Recipe {
  typealias Way = ControllerFactory<PinboardController>

  let lesson = Lesson.embedded
  let rightWay: Way = { PinboardController() }
  let wrongWays: WrongWays<Way> = [
    "board not attached": { LooseBoardController() },
    "explicit draw": { SelfDrawingController() },
    "a note beside the board": { NoteBesideTheBoardController() },
    "screen coordinates": { PlaceOnTheScreenController() },
    "no animation": { SuddenController() },
    "one animation after the other": { OneAfterTheOtherController() },
    "moved one by one": { MovedOneByOneController() },
    "a fixed size": { YesterdaysScreenController() },
    "buttons without actions": { SilentButtonsController() },
  ]

  func scene(_ make: Way, on stage: Stage) -> Pinboard { Pinboard(make, on: stage) }

  private let drawing = SceneSetup { (make: Way, stage) in drawings(make, on: stage) }

  /// How often the pin is drawn before its controller is in a window, and from then on.
  private static func drawings(_ make: Way, on stage: Stage) -> (outside: Int, inside: Int) {
    let device = stage.boot(.iPhone6, iOS: 8)
    let controller = make()
    let pin = WatchedPin()
    controller.pin = pin
    controller.loadViewIfNeeded()
    device.settle()
    let outside = pin.drawings
    device.launch(controller)
    return (outside, pin.drawings - outside)
  }

  var claims: Claims<Way> {
    tree
    places
    animations
    controls
  }

  // MARK: Screen, window and tree

  @ClaimBuilder<Way> private var tree: Claims<Way> {
    detail("screen-identifies-display", "A UIScreen stands for the display and knows its size.") {
      expect($0.controller.backdrop.frame.size, is: CGSize(width: 375, height: 667))
    }
    .fails(in: "a fixed size", seeing: CGSize(width: 320, height: 480))
    drawing.core(
      "window-supports-drawing",
      "Views attached to a window draw when the window asks; others don't."
    ) { expect($0.inside, is: 1) }
    .fails(in: "board not attached", seeing: 0)
    drawing.detail("window-supports-drawing#outside", "outside of a window a view is not drawn") {
      expect($0.outside, is: 0)
    }
    .fails(in: "explicit draw", seeing: 1)
    detail("window-is-view", "The window is itself a view: the root of the tree.") {
      expect($0.names.of($0.path.last), is: "window")
    }
    .fails(in: "board not attached", seeing: "board")
    detail("window-is-view#window", "the pin and all its superviews have a window") {
      expect($0.path.count { $0.window == nil }, is: 0)
    }
    .fails(in: "board not attached", seeing: 3)
    core("views-nest", "Views can be nested in hierarchies.") { scene in
      let views = [scene.controller.pin, scene.controller.note, scene.controller.board]
      expect(views.map { scene.names.of($0.superview) }, is: ["note", "board", "view"])
    }
    .fails(when: "the pin lies on the board", seeing: ["board", "board", "view"]) {
      $0.controller.board.addSubview($0.controller.pin)
    }
    .fails(in: "a note beside the board", seeing: ["note", "view", "view"])
    .fails(in: "board not attached", seeing: ["note", "board", "none"])
  }

  // MARK: Places

  @ClaimBuilder<Way> private var places: Claims<Way> {
    detail("view-covers-area", "A view covers an area, in which it receives touches.") {
      expect($0.names.of($0.device.view(at: CGPoint(x: 111, y: 61))), is: "note")
    }
    .fails(when: "the note ignores touches", seeing: "board") {
      $0.controller.note.isUserInteractionEnabled = false
    }
    .fails(in: "screen coordinates", seeing: "board")
    .fails(in: "board not attached", seeing: "backdrop")
    detail("view-covers-area#outside", "a touch just outside the note goes to the board") {
      expect($0.names.of($0.device.view(at: CGPoint(x: 109, y: 59))), is: "board")
    }
    .fails(when: "the note covers two points more on each side", seeing: "note") {
      $0.controller.note.frame = $0.controller.note.frame.insetBy(dx: -2, dy: -2)
    }
    .fails(in: "board not attached", seeing: "backdrop")
    core("subview-relative-position", "Subviews are placed and drawn relative to their superview.") {
      expect($0.placeInWindow($0.controller.note), is: CGPoint(x: 110, y: 60))
    }
    .fails(in: "screen coordinates", seeing: CGPoint(x: 210, y: 110))
    .fails(in: "board not attached", seeing: CGPoint(x: 10, y: 10))
    core("moving-superview-moves-subviews", "When a superview moves, its subviews move with it.") {
      let before = $0.placeInWindow($0.controller.pin)
      $0.controller.moveBoard(by: CGPoint(x: 30, y: 40))
      let after = $0.placeInWindow($0.controller.pin)
      expect(CGPoint(x: after.x - before.x, y: after.y - before.y), is: CGPoint(x: 30, y: 40))
    }
    .fails(in: "a note beside the board", seeing: CGPoint(x: 0, y: 0))
    .fails(in: "board not attached", seeing: CGPoint(x: 0, y: 0))
    .fails(in: "moved one by one", seeing: CGPoint(x: 60, y: 80))
    detail("moving-superview-moves-subviews#own-frame", "the note's own frame stays as it was") {
      let origin = $0.controller.note.frame.origin
      $0.controller.moveBoard(by: CGPoint(x: 30, y: 40))
      expect($0.controller.note.frame.origin, is: origin)
    }
    .fails(in: "moved one by one", seeing: CGPoint(x: 40, y: 50))
  }

  // MARK: Animations

  @ClaimBuilder<Way> private var animations: Claims<Way> {
    detail("animate-property-values", "An animated change reaches the new value gradually.") {
      expect($0.gather().halfway, is: [80, 0.75, 200, 0.75], within: 0.01)
    }
    .fails(in: "no animation", seeing: [110, 0.5, 170, 0.5])
    .fails(in: "one animation after the other", seeing: [80, 0.75, 230, 1])
    .fails(in: "a note beside the board", seeing: [105, 0.75, 200, 0.75])
    .fails(in: "screen coordinates", seeing: [105, 0.75, 200, 0.75])
    detail(
      "animations-coordinated",
      "Changes of several properties of several views can be coordinated in one animation."
    ) { expect($0.gather().arrivals, is: [36, 36, 36, 36]) }
    .fails(in: "one animation after the other")
    .fails(in: "no animation", seeing: [1, 1, 1, 1])
    detail(
      "views-animate-on-and-off-screen",
      "Views can move on and off the screen in an animation."
    ) { scene in
      let places = (0..<2).flatMap { _ in scene.slide() }
      expect(Array(places.prefix(3)), is: [237.5, 375, 237.5], within: 1)
    }
    .fails(when: "the board jumps", with: { JumpingBoardController() })
    .fails(in: "buttons without actions")
  }

  // MARK: Controls

  @ClaimBuilder<Way> private var controls: Claims<Way> {
    detail("control-reacts-in-its-area", "A control reacts to touches in its own area only.") { scene in
      let alphas = [181, 179].map { x in
        scene.device.tap(at: CGPoint(x: x, y: 562))
        scene.device.advanceUntilIdle()
        return scene.controller.note.alpha
      }
      expect(alphas, is: [1, 0.5])
    }
    .fails(when: "Gather is ten points wider", seeing: [0.5, 0.5]) {
      $0.controller.gatherButton.frame.size.width = 140
    }
    .fails(in: "buttons without actions", seeing: [1, 1])
    core("control-sends-message", "A control sends its actions when it is used.") {
      $0.tap($0.controller.gatherButton)
      expect($0.controller.note.center, is: CGPoint(x: 90, y: 110))
    }
    .fails(in: "buttons without actions", seeing: CGPoint(x: 60, y: 50))
    detail("control-unaware", "A control does not know what it controls.")
    detail(
      "one-button-class-many-actions",
      "One class serves for many buttons, each with an action of its own."
    ) {
      $0.tap($0.controller.gatherButton)
      $0.tap($0.controller.scatterButton)
      expect($0.controller.note.center, is: CGPoint(x: 60, y: 50))
    }
    .fails(
      when: "both buttons have the same action",
      with: { OneActionController() },
      seeing: CGPoint(x: 90, y: 110)
    )
  }

  // MARK: What is shown

  func illustrate(_ make: Way, on stage: Stage) {
    let drawings = Self.drawings(make, on: stage)
    stage.output("how often UIKit draws the pin", drawings.outside + drawings.inside)

    let still = scene(make, on: stage)
    let views = [still.controller.board, still.controller.note, still.controller.pin]
    stage.picture("pinboard", caption: "A note and a photo on a board", showing: [.frames { views }])
    stage.output("from the pin upwards", still.path.map { "\(type(of: $0))" }.joined(separator: ", "))

    let moved = scene(make, on: stage)
    moved.controller.moveBoard(by: CGPoint(x: 30, y: 40))
    moved.device.settle()
    stage.picture(
      "moved",
      caption: "After the board has moved",
      showing: [.frames { [moved.controller.board, moved.controller.note, moved.controller.pin] }]
    )

    let gathered = scene(make, on: stage)
    var halfway: [CGFloat] = []
    stage.film("gather", caption: "A tap on Gather", seconds: 0.8) { halfway = gathered.gather().halfway }
    stage.output("opacity of the photo, halfway", halfway.last ?? 1)
  }
}

/// A pinboard on screen.
@MainActor
struct Pinboard {
  let device: Simulator
  let controller: PinboardController

  init(_ make: ViewsRecipe.Way, on stage: Stage) {
    device = stage.boot(.iPhone6, iOS: 8)
    controller = make()
    device.launch(controller)
    device.settle()
  }

  /// The pin, its superview, and so on.
  var path: [UIView] { Array(sequence(first: controller.pin, next: \.superview)) }

  var names: ObjectNames {
    [
      "note": controller.note, "pin": controller.pin, "board": controller.board, "photo": controller.photo,
      "backdrop": controller.backdrop, "view": controller.view, "window": device.keyWindow,
    ]
  }

  func placeInWindow(_ view: UIView) -> CGPoint { view.convert(.zero, to: nil) }

  func tap(_ button: UIButton) {
    device.tap(button)
    device.advanceUntilIdle()
  }

  /// Y and alpha of the note and of the photo, shown after half of an animation, and the frames at which they arrive.
  func gather() -> (halfway: [CGFloat], arrivals: [Int]) {
    controller.gather(nil)
    var shown: [[CGFloat]] = []
    device.pass(frames: 48) {
      shown.append(
        [controller.note, controller.photo].flatMap { view -> [CGFloat] in
          let layer = view.layer.presentation() ?? view.layer
          return [layer.position.y, CGFloat(layer.opacity)]
        }
      )
    }
    let arrivals = [110, 0.5, 170, 0.5].enumerated().map { index, target in
      (shown.firstIndex { abs($0[index] - target) < 1e-6 } ?? -2) + 1
    }
    return (shown[17], arrivals)
  }

  /// Where the left edge of the board is shown after half of a slide, and after all of it.
  func slide() -> [CGFloat] {
    device.tap(controller.slideButton)
    let places = (0..<2).map { _ in
      device.advance(by: 0.3)
      return controller.board.layer.presentation()?.frame.minX ?? -1
    }
    device.advanceUntilIdle()
    return places
  }
}

/// A pin that counts how often it is drawn.
private final class WatchedPin: PinView {
  var drawings = 0

  override func draw(_ rect: CGRect) {
    drawings += 1
    super.draw(rect)
  }
}
